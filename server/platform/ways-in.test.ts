import { expect, test } from 'vitest';
import { ERRORS, fail } from '#contract/errors.ts';
import { ROLES } from '#core/people/roles.ts';
import { themeFields } from '#core/theme/theme.ts';
import { entryPage, problemOf, wantedPlace } from './entry-pages.ts';
import { invitationPage, invitedEmail } from './invitation-page.ts';
import { coloursOf } from './site-cards.ts';

const given = { demo: null, email: 'ada@example.com', crumb: 'c', step: undefined };
const page = (address: string) => entryPage(new URL(address, 'https://plinth.test'), given);

test.each([
  [
    '/login?to=/config&signup=off&done=reset',
    { name: 'login', to: '/config', canSignUp: false, done: 'reset' },
  ],
  ['/login', { name: 'login', to: '', canSignUp: true, problem: '' }],
  ['/login/code', { name: 'code', step: { hasCode: true, hasPasskey: false } }],
  ['/signup', { name: 'signup', email: 'ada@example.com' }],
  ['/signup/sent', { name: 'signupSent' }],
  ['/forgot', { name: 'forgot' }],
  ['/forgot/sent', { name: 'forgotSent' }],
  ['/reset?token=t', { name: 'reset', token: 't' }],
  ['/undo?token=t', { name: 'undo', token: 't', crumb: 'c' }],
  ['/confirm?token=t', { name: 'confirm', token: 't' }],
])('%s', (address, shown) => {
  expect(page(address)).toMatchObject(shown);
});

test('other addresses are none of these', () => {
  expect(page('/login/other')).toBeUndefined();
});

test.each([
  ['/config/pages', '/config/pages'],
  ['//evil.test', ''],
  ['https://evil.test/', ''],
  ['/\\evil.test', ''],
  ['javascript:alert(1)', ''],
])('to %s one is led to %j', (to, place) => {
  expect(wantedPlace(new URL(`/login?to=${encodeURIComponent(to)}`, 'https://plinth.test'))).toBe(place);
});

test('only problems that there are, are told', () => {
  const told = (code: string) => problemOf(new URL(`/login?problem=${code}`, 'https://plinth.test'));
  expect(told('forbidden')).toBe(ERRORS.forbidden.sentence);
  expect([told('toString'), told('<b>'), told('')]).toEqual(['', '', '']);
});

test('an invitation is shown to whoever opens its link, and taken by whom it was sent to', async () => {
  const found = {
    email: 'ada@example.com',
    siteTitle: 'Salt',
    siteUrl: 'https://salt.test',
    roles: [ROLES[1]?.id],
  };
  const people = {
    invitations: { read: async (token: string) => (token === 't' ? found : fail('notFound')) },
  } as never;
  const open = (token: string, email?: string) =>
    invitationPage(
      people,
      new URL(`/invitation?token=${token}`, 'https://plinth.test'),
      (email && { visitor: { name: 'A', email }, crumb: 'c' }) as never,
    );
  expect(await open('t', 'ada@example.com')).toMatchObject({
    viewer: { isInvited: true },
    invitation: { siteHost: 'salt.test', roles: [ROLES[1]] },
    problem: '',
  });
  expect(await open('t', 'ben@example.com')).toMatchObject({ viewer: { isInvited: false } });
  expect(await open('t')).toMatchObject({ viewer: null, account: null });
  expect(await open('x')).toMatchObject({ invitation: null, problem: ERRORS.notFound.sentence });
  expect(await invitedEmail(people, '/invitation?token=t')).toBe('ada@example.com');
  expect(await invitedEmail(people, '/invitation?token=x')).toBe('');
  expect(await invitedEmail(people, '/config?token=t')).toBe('');
});

test.each([
  ['light', 'L', 'L'],
  ['dark', 'D', 'D'],
  ['auto', 'L', 'D'],
])('a site that is %s', (scheme, light, dark) => {
  expect(coloursOf({ ...themeFields.initial, scheme, light: 'L', dark: 'D' } as never)).toEqual({
    light,
    dark,
  });
});
