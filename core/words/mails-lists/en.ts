export const en = {
  received: 'We have received your message',
  why: 'You received this email because your address was entered on {site}.',
  confirm: 'Confirm your subscription: {list}',
  confirmWords: 'This address was signed up for “{list}” on {site}. Please confirm that it was you.',
  confirmAction: 'Confirm subscription',
  confirmNotYou: 'If this was not you, ignore this email. You will not be subscribed.',
  notInterested: 'Not interested?',
  unsubscribe: 'Unsubscribe',
  subscribed: 'You are subscribed: {list}',
  subscribedWords: 'You are now subscribed to “{list}” from {site}.',
  anyTime: 'You can unsubscribe at any time.',
  letterWhy: 'You received this because you signed up for “{list}” on {site}.',
} as const;
