import { catalogue } from '../../../words/catalogue.ts';

export const say = catalogue('features/home/push', {
  onYourDevices: 'On your devices',
  newsAppearsHere: 'News appears on your phone or computer, even when no page of the admin is open.',
  turnOnOnThisDevice: 'Turn on on this device',
  onOnThisDevice: 'Notifications are on for this device.',
  turnOff: 'Turn off',
  turnOffDevice: 'Turn off {device}',
  sendATest: 'Send a test',
  testSent: 'Test sent. It appears within a minute.',
  onSinceAge: 'Turned on {age}',
  notSupported: 'This browser cannot show notifications. Use a current browser, and open the admin by https.',
  addToHomeScreen:
    'On iPhone and iPad, choose “Add to Home Screen” in the Share menu first, then open the admin from there.',
  blockedInBrowser:
    'Your browser blocks notifications from this site. Allow them in its site settings, then reload this page.',
  notAllowed: 'Notifications were not allowed. Press the button again to be asked once more.',
  noPushService: 'The push service of this browser did not answer. Try again later.',
  loading: 'Loading',
  kind: 'Kind',
  email: 'Email',
  devices: 'Devices',
  kindByEmail: '{kind} by email',
  kindOnDevices: '{kind} on your devices',
});
