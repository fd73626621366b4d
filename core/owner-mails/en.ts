/** What mails to owners and those who work with them say. */
export const en = {
  hello: 'Hello,',
  helloName: 'Hello {name},',
  notYou: 'If this was not you, you can ignore this email.',
  undo: 'This was not me',
  undoWords:
    'If it was not you, use the link. It logs everybody out, restores your email and two-factor authentication as they were, removes passkeys that were added since, and lets you choose a new password. It works once, within 7 days.',
  logIn: 'Log in',
  signUp: 'Sign up',

  confirmEmail: 'Confirm your email',
  confirmEmailWords: 'Welcome to Plinth. Confirm that this email address is yours.',
  confirmEmailAction: 'Confirm email',
  withinADay: 'The link works once, within a day.',

  alreadySignedUp: 'You already have an account',
  alreadySignedUpWords:
    'Somebody, perhaps you, tried to sign up with this email. It already has an account, and nothing was changed.',
  forgotten: 'If you have forgotten the password, choose a new one: {url}',

  resetPassword: 'Choose a new password',
  resetPasswordWords: 'Somebody, perhaps you, asked for a new password for your account.',
  withinAnHour: 'The link works once, within an hour. Your current password stays valid until then.',

  nobodyToReset: 'There is no account with this email',
  nobodyToResetWords:
    'Somebody, perhaps you, asked for a new password. No account has this email; you may have signed up with another one.',

  passwordChanged: 'Your password was changed',
  passwordChangedWords: 'The password of your account was changed just now.',

  confirmNewEmail: 'Confirm your new email',
  confirmNewEmailWords: 'You asked to use this email address for your account from now on.',
  confirmNewEmailAction: 'Use this email',
  nothingChangesYet: 'The link works once, within a day. Until then nothing changes.',

  emailTaken: 'This email already has an account',
  emailTakenWords:
    'Somebody, perhaps you, wanted to use this email for another account. It already has one, and nothing was changed.',

  emailChanged: 'The email of your account was changed',
  emailChangedWords: 'Your account now uses {email}. You can no longer log in with this address.',

  twoStepOn: 'Two-factor authentication is on',
  twoStepOnWords: 'From now on your account asks for a code from your phone after the password.',
  twoStepOff: 'Two-factor authentication is off',
  twoStepOffWords: 'Your account no longer asks for a code after the password.',

  passkeyAdded: 'A passkey was added to your account',
  passkeyAddedWords:
    'The passkey “{passkey}” was added to your account. You can log in with it instead of your password.',
  passkeyRemoved: 'A passkey was removed from your account',
  passkeyRemovedWords:
    'The passkey “{passkey}” was removed from your account. You can no longer log in with it.',

  newOwner: '{site} has a new owner',
  newOwnerWords: '{from} has made {to} the owner of {site}. {from} remains an admin.',

  invitation: '{who} invites you to work on {site}',
  invitationWords: '{who} invites you to work on {site} as {roles}.',
  quoted: '“{text}”',
  seeInvitation: 'See the invitation',
  withinDays:
    'The link works once, within {days, plural, one {# day} other {# days}}, for the person who logs in with this email address.',
  notExpected: 'If you did not expect this, you can ignore this email.',
  roleAdmin: 'Admin',
  roleEditor: 'Editor',
  roleStoreManager: 'Store manager',
  roleCampaignsEditor: 'Campaigns editor',
  roleScheduling: 'Scheduling',
  roleSchedulingEditor: 'Scheduling editor',
  roleSchedulingViewer: 'Scheduling viewer',
  roleModerator: 'Moderator',
  roleReporting: 'Reporting',
  roleBilling: 'Billing',
  roleCommenter: 'Commenter',
  roleViewer: 'Viewer',

  codeWaits: 'Code waits for your approval',
  codeWaitsWords: '{author} wants to publish code on {address}, in {places}.',
  codeWaitsWhy:
    'It does not run until you approve it. Code can do anything in your visitors’ browsers, so read it first, or ask its author.',
  reviewCode: 'Review the code',

  renewalFailed: 'Payment failed for {site}',
  renewalFailedWords: 'The {plan} plan of {site} could not be renewed for {amount} with {method}. {problem}',
  openUntil: 'The site stays open until {day}. Until then, the payment is retried every few days.',
  card: 'your card',
  cardEndingIn: 'the card ending in {digits}',
  payOrChange: 'Pay or change the card',
  planEnded: '{site} is closed for visitors',
  planEndedWords:
    'The {plan} plan of {site} has ended, so visitors see a notice instead of the site. Everything on it is kept, and it reopens as soon as you choose a plan.',
  choosePlan: 'Choose a plan',

  weekly: '{site}: {visits, plural, one {# visit} other {# visits}} last week',
  weeklyDays: '{days}, compared with the week before.',
  lastWeek: 'Last week',
  change: 'Change',
  visits: 'Visits',
  visitors: 'Visitors',
  pageViews: 'Page views',
  orders: 'Orders',
  revenue: 'Revenue',
  topPages: 'Top pages',
  views: 'Views',
  topSources: 'Top sources',
  direct: 'Direct',
  openAnalytics: 'Open analytics',
  everyMonday: 'This report comes every Monday.',
  changeNotifications: 'Change your notifications',

  newOrder: 'Order {number}: {total}',
  newOrderWords: '{name} has bought something in your shop.',
  openOrder: 'Open the order',
  answerBuyer: 'Replies go to the buyer.',
  lowStock: 'Low stock in your shop',
  lowStockWords: 'Running low:',
  openInventory: 'Open the inventory',
  left: '{count, plural, =0 {Sold out} other {# left}}',

  submission: 'New submission: {form}',
  submissionWords: 'New submission of “{form}” on {site}.',
  submissionWordsAt: 'New submission of “{form}” on {site} ({page}).',
  openInbox: 'Open in inbox',
  answerVisitor: 'Replies go to the visitor, if they left an email address.',

  comment: 'New comment: {title}',
  commentWords: '{name} commented on “{title}” on {site}.',
  commentRow: 'Comment',
  lookAtIt: 'Review comment',
  openPage: 'Open the page',
  commentWaiting: 'Visitors see it once you approve it.',
  commentShown: 'Visitors can see it.',

  donation: 'New donation: {title}',
  donationWords: '{name} made a donation.',
  somebody: 'Somebody',
  messageRow: 'Message',
  openDonations: 'View donations',
  answerDonor: 'Replies go to the donor.',

  review: 'New review: {title}',
  reviewWords: '{name} reviewed “{title}”.',
  ratingRow: 'Rating',
  stars: '{count, plural, one {# out of 5 stars} other {# out of 5 stars}}',
  reviewRow: 'Review',
  openReviews: 'Open reviews',
  reviewWaiting: 'Customers see it once you approve it.',
  reviewShown: 'Customers can see it.',
} as const;
