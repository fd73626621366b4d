import { catalogue } from '../../../words/catalogue.ts';

export const say = catalogue('features/selling/settings', {
  yourShopCannotTake:
    'Your shop cannot take card payments yet. Connect a payment provider to get paid, or turn on test mode to try your checkout.',
  yourCheckoutAcceptsTest:
    'Your checkout accepts test cards only, and no money moves. Connect a payment provider to get paid.',
  testModeTurnedOff: 'Test mode turned off.',
  testModeTurnedOn: 'Test mode turned on.',
  testMode: 'Test mode',
  testModeHelp:
    'Your checkout accepts test cards and test keys, and tells visitors that no real payment is taken.',
  connectedTestMode: 'Connected, test mode',
  connected: 'Connected',
  connectTo: 'Connect {title}',
  titleDisconnected: '{title} disconnected.',
  theseAreTestKeys: 'These are test keys. No money moves.',
  keyHidesFees:
    'This key may not read fees and payouts, so your ledger leaves them out. In {title}, allow the key to read your balance.',
  youCanNoLonger: 'You can no longer refund orders paid with {title} here.',
  disconnectTitle: 'Disconnect {title}',
  cancel: 'Cancel',
  disconnect: 'Disconnect',
  titleConnected: '{title} connected.',
  connect: 'Connect',
  store: 'Store',
  shipping: 'Shipping',
  taxes: 'Taxes',
  emails: 'Emails',
  seeAMailAs: 'Preview an email with a sample order.',
  emailOf: 'Email: {kind}',
  storeSettings: 'Store settings',
  payments: 'Payments',
});
