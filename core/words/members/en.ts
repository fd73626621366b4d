export const en = {
  membersOnly: 'Members only',
  forMembers: 'This page is for members.',
  needsAccount: 'Log in or create an account to see this page.',
  notIncluded: 'Your account does not include this page.',
  logIn: 'Log in',
  logInOrSignUp: 'Log in or sign up',
  joinWith: 'Join with {product}',
  goToArea: 'Go to the member area',
  memberships: 'Memberships',
  getMails: 'Email me news from this area',
  joined: 'You now have access to {area}.',
  teaser: 'Members can see all of it.',
} as const;
