import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_PASSKEYS } from '#core/accounts/passkeys.ts';
import { anAuthenticator, type Authenticator, type Flaws } from '../../testing/authenticator.ts';
import { APP_DOMAIN, useApp, type Reply, type Session } from '../../testing/app.ts';
import { crumbFor } from '../service.ts';
import { PLATFORM } from '../sessions/session-cookie.ts';
import { SUDO_SECONDS } from '../sessions/sessions.ts';
import { cookieOf, newestLetter } from '../testing/letters.ts';
import { CHALLENGE_SECONDS } from './challenges.ts';

let clock = Date.now();
// Each moment is a little later than the one before, so that mails have an order.
const kit = useApp({ now: () => new Date((clock += 1)), proxies: 1 });

/** From a network of its own: what one call used up is not missing in the next. */
let networks = 0;
const call = (...[method, url, init]: Parameters<typeof kit.call>) => {
  networks += 1;
  const headers = { 'x-forwarded-for': `10.3.${networks >> 8}.${networks & 255}`, ...init?.headers };
  return kit.call(method, url, { ...init, headers });
};

const origin = `https://${APP_DOMAIN}`;
const password = 'correct horse';
const device = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' };

beforeEach(() => {
  clock = Date.now();
});

type Question = { challenge: string; rpId: string; allowCredentials: { id: string }[] };
const questionIn = (answer: Reply) => answer.json() as unknown as Question;

const askToAdd = (as: Session) => call('POST', '/api/account/passkeys/ask', { as });

async function add(as: Session, authenticator: Authenticator, flaws: Flaws = {}): Promise<Reply> {
  const credential = authenticator.make(questionIn(await askToAdd(as)), flaws);
  return call('POST', '/api/account/passkeys', { as, body: { credential }, headers: device });
}

async function anOwner({ isSynced = false } = {}) {
  const account = await kit.anAccount();
  const as = await kit.signInOnPlatform(account.id);
  const authenticator = anAuthenticator({ origin, isSynced });
  expect((await add(as, authenticator)).json()).toEqual({ redirect: '/account?done=passkeyAdded' });
  return { ...account, as, authenticator };
}

async function passkeysOf(as: Session) {
  const { passkeys } = (await call('GET', '/api/account/passkeys', { as })).json();
  return passkeys as { id: string; name: string; isSynced: boolean; usedAt: string | null }[];
}

/** A browser before its log-in: what it is asked, and what it holds. */
async function attempt(cookie = '') {
  const asked = await call('POST', '/api/auth/AskPasskey', { headers: { cookie } });
  const held = [cookie, cookieOf(asked, '__Host-plinth_attempt')].filter(Boolean).join('; ');
  return { question: questionIn(asked), cookie: held };
}

const send = (cookie: string, credential: unknown) =>
  call('POST', '/api/auth/LoginPasskey', { headers: { cookie }, body: { credential } });

async function logIn(authenticator: Authenticator, flaws: Flaws = {}): Promise<Reply> {
  const { question, cookie } = await attempt();
  return send(cookie, authenticator.answer(question, flaws));
}

async function accountIn(answer: Reply): Promise<unknown> {
  const cookie = cookieOf(answer, '__Host-plinth_session');
  return (await call('GET', '/api/auth/Account', { headers: { cookie } })).json().id;
}

describe('adding', () => {
  test('names the passkey after the browser, tells its owner and the logs of their sites', async () => {
    const site = await kit.aSite();
    const as = await kit.signInOnPlatform(site.ownerId);
    await add(as, anAuthenticator({ origin, isSynced: true }));
    expect(await passkeysOf(as)).toMatchObject([
      { name: 'Firefox on Windows', isSynced: true, usedAt: null },
    ]);
    const log = await call('GET', '/api/activity', { as: site.owner });
    expect(log.body).toContain('passkey.add');
    const me = (await call('GET', '/api/account', { as })).json();
    const letter = await newestLetter(kit, String(me.email));
    expect(letter.subject).toBe('A passkey was added to your account');
    expect(letter.text).toContain('Firefox on Windows');
  });

  test.each<[string, Flaws]>([
    ['of another origin', { origin: 'https://demo.plinth.test' }],
    ['of an origin on another scheme', { origin: `http://${APP_DOMAIN}` }],
    ['for a site in place of the app domain', { rpId: 'demo.plinth.test' }],
    ['without a fingerprint or PIN', { isVerified: false }],
    ['with a challenge of its own', { challenge: 'AAAA' }],
    ['with an answer to another question', { type: 'webauthn.get' }],
  ])('refuses a passkey %s', async (_, flaws) => {
    const as = await kit.signInOnPlatform((await kit.anAccount()).id);
    const answer = await add(as, anAuthenticator({ origin }), flaws);
    expect([answer.status, answer.json().errorKey]).toEqual([401, 'wrongPasskey']);
    expect(await passkeysOf(as)).toEqual([]);
  });

  test('takes each challenge once, soon, and for the session that asked', async () => {
    const { id } = await kit.anAccount();
    const [as, other] = [await kit.signInOnPlatform(id), await kit.signInOnPlatform(id)];
    const authenticator = anAuthenticator({ origin });
    const post = (by: Session, credential: unknown) =>
      call('POST', '/api/account/passkeys', { as: by, body: { credential } });
    const credential = authenticator.make(questionIn(await askToAdd(as)));
    expect((await post(other, credential)).status).toBe(401);
    expect((await post(as, credential)).status).toBe(200);
    expect((await post(as, credential)).status).toBe(401);
    const late = anAuthenticator({ origin }).make(questionIn(await askToAdd(as)));
    clock += CHALLENGE_SECONDS * 1000 + 1000;
    expect((await post(as, late)).status).toBe(401);
  });

  test('a key that another account has is refused', async () => {
    const { authenticator } = await anOwner();
    const other = await kit.signInOnPlatform((await kit.anAccount()).id);
    expect((await add(other, authenticator)).json().errorKey).toBe('passkeyTaken');
  });

  test('ends at the limit, also for several at once', async () => {
    const { id } = await kit.anAccount();
    const as = await kit.signInOnPlatform(id);
    const questions = [];
    for (let index = 0; index <= MAX_PASSKEYS; index += 1) questions.push(questionIn(await askToAdd(as)));
    const answers = await Promise.all(
      questions.map((question) =>
        call('POST', '/api/account/passkeys', {
          as,
          body: { credential: anAuthenticator({ origin }).make(question) },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_PASSKEYS);
    expect(answers.find(({ status }) => status !== 200)?.json().errorKey).toBe('tooManyPasskeys');
    expect((await askToAdd(as)).json().errorKey).toBe('tooManyPasskeys');
  });
});

test('passkeys are renamed by their owner alone', async () => {
  const { as } = await anOwner();
  const [passkey] = await passkeysOf(as);
  const rename = (by: Session, name: string) =>
    call('POST', '/api/account/passkeys/rename', { as: by, body: { id: passkey?.id, name } });
  expect((await rename(as, ' My phone ')).status).toBe(200);
  expect((await rename(as, ' ')).json().errors).toEqual({ name: 'Enter a name of up to 60 characters.' });
  const other = await kit.signInOnPlatform((await kit.anAccount()).id);
  expect((await rename(other, 'Mine')).status).toBe(404);
  const remove = await call('POST', '/api/account/passkeys/remove', { as: other, body: { id: passkey?.id } });
  expect(remove.status).toBe(404);
  expect(await passkeysOf(as)).toMatchObject([{ name: 'My phone' }]);
});

describe('logging in', () => {
  test('needs neither email nor password nor code', async () => {
    const { id, as, authenticator } = await anOwner();
    const answer = await logIn(authenticator);
    expect([answer.status, await accountIn(answer)]).toEqual([200, id]);
    expect((await passkeysOf(as))[0]?.usedAt).not.toBeNull();
  });

  test('says nothing about who there is', async () => {
    const { question } = await attempt();
    expect(question).toMatchObject({ rpId: APP_DOMAIN, allowCredentials: [] });
    const stranger = await logIn(anAuthenticator({ origin }));
    const { authenticator } = await anOwner();
    const wrong = await logIn(authenticator, {
      key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
    });
    const told = ({ status, json }: Reply) => [status, json().errorKey, json().error];
    expect(told(stranger)).toEqual(told(wrong));
  });

  test.each<[string, Flaws]>([
    ['of another origin', { origin: 'https://plinth.test.example.com' }],
    ['of a site', { origin: 'https://demo.plinth.test' }],
    ['for another domain', { rpId: 'example.com' }],
    ['without a fingerprint or PIN', { isVerified: false }],
    ['with a challenge of its own', { challenge: 'AAAA' }],
    ['that names another account', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
    ['signed by another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
  ])('refuses an answer %s', async (_, flaws) => {
    const { authenticator } = await anOwner();
    const answer = await logIn(authenticator, flaws);
    expect([answer.status, answer.json().errorKey]).toEqual([401, 'wrongPasskey']);
    expect(cookieOf(answer, '__Host-plinth_session')).toBe('');
    expect((await logIn(authenticator)).status).toBe(200);
  });

  test('takes an answer once, from the browser that asked, and not as an answer to something else', async () => {
    const { as, authenticator } = await anOwner();
    const { question, cookie } = await attempt();
    const credential = authenticator.answer(question);
    expect((await send((await attempt()).cookie, credential)).status).toBe(401);
    const confirmed = await call('POST', '/api/auth/ConfirmIdentityPasskey', {
      as,
      body: { credential },
    });
    expect(confirmed.status).toBe(401);
    expect((await send(cookie, credential)).status).toBe(200);
    expect((await send(cookie, credential)).status).toBe(401);
    const late = await attempt();
    clock += CHALLENGE_SECONDS * 1000 + 1000;
    expect((await send(late.cookie, authenticator.answer(late.question))).status).toBe(401);
  });

  test('refuses a counter that goes backwards, and the log names the passkey', async () => {
    const site = await kit.aSite();
    const authenticator = anAuthenticator({ origin });
    await add(await kit.signInOnPlatform(site.ownerId), authenticator);
    expect((await logIn(authenticator, { counter: 40 })).status).toBe(200);
    expect((await logIn(authenticator, { counter: 40 })).json().errorKey).toBe('wrongPasskey');
    expect((await logIn(authenticator, { counter: 0 })).status).toBe(401);
    const log = await call('GET', '/api/activity', { as: site.owner });
    expect(log.body).toContain('passkey.copied');
    expect(log.body).toContain('Firefox on Windows');
    expect((await logIn(authenticator, { counter: 41 })).status).toBe(200);
  });

  test('goes on with synced passkeys, which do not count', async () => {
    const { authenticator } = await anOwner({ isSynced: true });
    expect([(await logIn(authenticator)).status, (await logIn(authenticator)).status]).toEqual([200, 200]);
  });

  test('wrong ones from one network have to wait', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    const stranger = anAuthenticator({ origin });
    const statuses = [];
    for (let round = 0; round < 21; round += 1) {
      const { question, cookie } = await attempt();
      const credential = stranger.answer(question);
      const answer = await call('POST', '/api/auth/LoginPasskey', {
        headers: { ...headers, cookie },
        body: { credential },
      });
      statuses.push(answer.status);
    }
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([401, 429]);
  });
});

describe('the second step', () => {
  const firstStep = (email: string, cookie = '') =>
    call('POST', '/api/auth/Login', { body: { email, password }, headers: { cookie } });

  test('is asked for after the password, and answered by passkeys of that account alone', async () => {
    const { id, email, authenticator } = await anOwner();
    const other = await anOwner();
    const first = await firstStep(email);
    expect(first.json()).toEqual({ needsCode: true, redirect: '/login/code' });
    expect(cookieOf(first, '__Host-plinth_session')).toBe('');
    const ticket = cookieOf(first, '__Host-plinth_ticket');
    const page = await call('GET', '/login/code', { headers: { cookie: ticket } });
    expect(page.body).toContain('Use a passkey');
    expect(page.body).not.toContain('authenticator app');
    const foreign = await attempt(ticket);
    expect(foreign.question.allowCredentials.map(({ id: key }) => key)).toEqual([authenticator.id]);
    expect((await send(foreign.cookie, other.authenticator.answer(foreign.question))).status).toBe(401);
    const { question, cookie } = await attempt(ticket);
    expect(await accountIn(await send(cookie, authenticator.answer(question)))).toBe(id);
    const used = await call('GET', '/login/code', { headers: { cookie: ticket } });
    expect(used.body).not.toContain('Lost your device');
  });

  test('is answered by a mailed link where the device is lost, once', async () => {
    const { email } = await anOwner();
    await call('POST', '/api/auth/RequestReset', { body: { email } });
    const { token } = await newestLetter(kit, email);
    const reset = await call('POST', '/api/auth/Reset', { body: { token, password } });
    const mailed = cookieOf(reset, '__Host-plinth_mailed');
    const stranger = await anOwner();
    expect((await firstStep(stranger.email, mailed)).json()).toMatchObject({ needsCode: true });
    expect((await firstStep(email, mailed)).json().needsCode).toBeUndefined();
    expect((await firstStep(email, mailed)).json()).toMatchObject({ needsCode: true });
  });
});

describe('a lost device', () => {
  test('is removed, told of, and refused afterwards', async () => {
    const { as, email, authenticator } = await anOwner();
    const [passkey] = await passkeysOf(as);
    const early = await attempt();
    expect(
      (await call('POST', '/api/account/passkeys/remove', { as, body: { id: passkey?.id } })).json(),
    ).toEqual({ redirect: '/account?done=passkeyRemoved' });
    expect((await newestLetter(kit, email)).subject).toBe('A passkey was removed from your account');
    expect((await logIn(authenticator)).json().errorKey).toBe('wrongPasskey');
    expect((await send(early.cookie, authenticator.answer(early.question))).status).toBe(401);
    const login = await call('POST', '/api/auth/Login', { body: { email, password } });
    expect(login.json().needsCode).toBeUndefined();
  });
});

test('the way back drops passkeys added since, and keeps those before', async () => {
  const { as, email, authenticator } = await anOwner();
  const thief = anAuthenticator({ origin });
  await add(as, thief);
  const { token } = await newestLetter(kit, email);
  expect((await call('POST', '/api/auth/UndoChange', { body: { token } })).status).toBe(200);
  expect((await logIn(thief)).status).toBe(401);
  expect((await logIn(authenticator)).status).toBe(200);
});

test('the way back brings passkeys back that were removed, with what is known of them', async () => {
  const { id, as, email, authenticator } = await anOwner();
  expect((await logIn(authenticator)).status).toBe(200);
  const before = await passkeysOf(as);
  await call('POST', '/api/account/passkeys/remove', { as, body: { id: before[0]?.id } });
  const removal = await newestLetter(kit, email);
  await add(as, anAuthenticator({ origin }));
  expect((await logIn(authenticator)).status).toBe(401);
  expect((await call('POST', '/api/auth/UndoChange', { body: { token: removal.token } })).status).toBe(200);
  expect(await passkeysOf(await kit.signInOnPlatform(id))).toEqual(before);
  expect((await logIn(authenticator)).status).toBe(200);
});

test('the way back leaves a key alone that another account has by now', async () => {
  const { as, email, authenticator } = await anOwner();
  const [passkey] = await passkeysOf(as);
  await call('POST', '/api/account/passkeys/remove', { as, body: { id: passkey?.id } });
  const { token } = await newestLetter(kit, email);
  const other = await kit.anAccount();
  await add(await kit.signInOnPlatform(other.id), authenticator);
  expect((await call('POST', '/api/auth/UndoChange', { body: { token } })).status).toBe(200);
  expect(await accountIn(await logIn(authenticator))).toBe(other.id);
});

describe('confirming who one is', () => {
  async function aSession(accountId: string): Promise<Session> {
    const host = APP_DOMAIN;
    const token = await kit.app.services.accounts.sessions.start(accountId, { host, device: '' });
    return { host, token, crumb: crumbFor(token, PLATFORM) };
  }
  const ask = (as: Session) => call('POST', '/api/auth/AskIdentityPasskey', { as });
  const confirm = (as: Session, credential: unknown) =>
    call('POST', '/api/auth/ConfirmIdentityPasskey', { as, body: { credential } });

  test('takes a passkey of the account, for the session that asked, once', async () => {
    const { id, authenticator } = await anOwner();
    const other = await anOwner();
    const [as, second] = [await aSession(id), await aSession(id)];
    const refused = await askToAdd(as);
    expect(refused.json()).toMatchObject({
      errorKey: 'confirmIdentity',
      confirmIdentity: { needsCode: false, hasPasskey: true },
    });
    const question = questionIn(await ask(as));
    expect(question.allowCredentials.map(({ id: key }) => key)).toEqual([authenticator.id]);
    expect((await confirm(as, other.authenticator.answer(question))).status).toBe(401);
    const credential = authenticator.answer(questionIn(await ask(as)));
    expect((await confirm(second, credential)).status).toBe(401);
    expect((await confirm(as, credential)).json()).toEqual({ redirect: '/account' });
    expect((await confirm(as, credential)).status).toBe(401);
    expect([(await askToAdd(as)).status, (await askToAdd(second)).status]).toEqual([200, 403]);
    clock += SUDO_SECONDS * 1000 + 1000;
    expect((await askToAdd(as)).status).toBe(403);
  });
});
