import { describe, expect, test } from 'vitest';
import { PASSWORD_TOO_COMMON, PASSWORD_TOO_SHORT } from '#core/accounts/password.ts';
import { newId } from '../ids.ts';
import { useApp } from '../testing/app.ts';
import { cookieOf, cookiesOf, newestLetter } from './testing/letters.ts';

const local = useApp();
const posting = useApp({
  mail: { folder: '/nowhere', from: 'no-reply@plinth.test', smtpUrl: 'smtp://127.0.0.1:1' },
});
const password = 'a long enough password';
const person = () => ({ name: 'Ada', email: `${newId()}@example.com`, password });

describe('where no mail is delivered', () => {
  const { call } = local;

  test('a sign-up opens a session and sends a mail to confirm', async () => {
    const ada = person();
    const answer = await call('POST', '/api/auth/Signup', {
      body: { ...ada, email: ` ${ada.email.toUpperCase()} ` },
    });
    expect([answer.status, answer.json()]).toEqual([200, { redirect: '/new' }]);
    const cookie = cookieOf(answer, '__Host-plinth_session');
    const me = await call('GET', '/api/auth/Account', { headers: { cookie } });
    expect(me.json()).toMatchObject({ name: 'Ada', email: ada.email });
    const account = () => call('GET', '/api/account', { headers: { cookie } });
    expect((await account()).json()).toMatchObject({ isVerified: false });
    const { token } = await newestLetter(local, ada.email);
    const confirm = () => call('POST', '/api/auth/Confirm', { body: { token } });
    expect((await confirm()).json()).toEqual({ redirect: '/new' });
    expect((await account()).json()).toMatchObject({ isVerified: true });
    expect([(await confirm()).status, (await confirm()).json().errorKey]).toEqual([410, 'linkExpired']);
  });

  test('an email with an account keeps it, and its owner hears of it', async () => {
    const account = await local.anAccount();
    const answer = await call('POST', '/api/auth/Signup', { body: { ...person(), email: account.email } });
    expect([answer.status, cookiesOf(answer)]).toEqual([200, []]);
    expect(await newestLetter(local, account.email)).toMatchObject({
      subject: 'You already have an account',
    });
    const login = await call('POST', '/api/auth/Login', { body: account });
    expect(login.status).toBe(400);
    const { email, password: present } = account;
    expect((await call('POST', '/api/auth/Login', { body: { email, password: present } })).status).toBe(200);
  });

  test.each([
    [{ name: ' ' }, { name: 'Please enter your name' }],
    [{ name: 'x'.repeat(101) }, { name: 'Please enter your name' }],
    [{ email: 'ada' }, { email: 'Please enter a valid email' }],
    [{ email: 'ada@example.com\r\nBcc: eve@example.com' }, { email: 'Please enter a valid email' }],
    [{ password: 'short' }, { password: PASSWORD_TOO_SHORT }],
    [{ password: 'Password123' }, { password: PASSWORD_TOO_COMMON }],
    [
      { name: '', email: '', password: '' },
      { name: 'Please enter your name', email: 'Please enter a valid email', password: PASSWORD_TOO_SHORT },
    ],
  ])('%j is refused, every field at once', async (wrong, errors) => {
    const input = { ...person(), ...wrong };
    const answer = await call('POST', '/api/auth/Signup', { body: input });
    expect([answer.status, answer.json().errorKey, answer.json().errors]).toEqual([400, 'invalid', errors]);
    expect(await local.app.services.accounts.findByEmail(input.email)).toBeUndefined();
  });

  test('works as a plain form, and tells a problem on the page', async () => {
    const post = (fields: Record<string, string>) =>
      call('POST', '/api/auth/Signup', {
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const fine = await post({ ...person(), to: '/invitation?x=1' });
    expect([fine.status, fine.headers.location]).toEqual([303, '/invitation?x=1']);
    const wrong = await post({ ...person(), password: 'short', to: '//evil.example' });
    expect([wrong.status, wrong.headers.location]).toEqual([303, '/signup?problem=invalid']);
  });

  test('nobody’s mailbox is flooded', async () => {
    const ada = person();
    const answers = [];
    for (let round = 0; round < 7; round += 1)
      answers.push((await call('POST', '/api/auth/Signup', { body: ada })).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

describe('where mail is delivered', () => {
  const { call } = posting;

  test('known and unknown emails get the same answer, and no session before the mail is answered', async () => {
    const account = await posting.anAccount();
    const ada = person();
    const answers = [
      await call('POST', '/api/auth/Signup', { body: ada }),
      await call('POST', '/api/auth/Signup', { body: { ...person(), email: account.email } }),
    ];
    for (const answer of answers)
      expect([answer.status, answer.json(), cookiesOf(answer)]).toEqual([
        200,
        { redirect: '/signup/sent' },
        [],
      ]);
    for (const email of [ada.email, account.email]) {
      const login = await call('POST', '/api/auth/Login', { body: { email, password } });
      expect([login.status, login.json().errorKey]).toEqual([401, 'wrongCredentials']);
    }
    const { token } = await newestLetter(posting, ada.email);
    const confirmed = await call('POST', '/api/auth/Confirm', { body: { token } });
    expect(cookieOf(confirmed, '__Host-plinth_session')).not.toBe('');
    expect((await call('POST', '/api/auth/Login', { body: { email: ada.email, password } })).status).toBe(
      200,
    );
  });
});

test.each(['', 'x', 'x'.repeat(100), 'x'.repeat(9000), "' or 1=1 --"])(
  'the token %j confirms nothing',
  async (token) => {
    const answer = await local.call('POST', '/api/auth/Confirm', { body: { token } });
    expect([400, 410]).toContain(answer.status);
    expect(cookiesOf(answer)).toEqual([]);
  },
);
