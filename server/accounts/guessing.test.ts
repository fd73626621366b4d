import { describe, expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';
import { cookieOf, newestLetter } from './testing/letters.ts';

const kit = useApp({ proxies: 1 });
const { call } = kit;

describe('guessing passwords', () => {
  // From ever other addresses, which a limit for each address alone would let through.
  let address = 0;
  const tryWith = (email: string, secret: string) =>
    call('POST', '/api/auth/Login', {
      body: { email, password: secret },
      headers: { 'x-forwarded-for': `10.0.0.${(address += 1)}` },
    });
  const guess = (email: string) => tryWith(email, 'guess');

  test('is slowed the same for emails with and without an account', async () => {
    const { email } = await kit.anAccount();
    for (const name of [email, 'nobody-has-this@example.com']) {
      const answers = [];
      for (let round = 0; round < 7; round += 1) answers.push(await guess(name));
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
      const wait = Number(answers.at(-1)?.headers['retry-after']);
      expect([wait > 0, wait <= 15]).toEqual([true, true]);
    }
    // Even who knows the password waits: otherwise waiting would tell that a guess was right.
    expect((await tryWith(email, 'correct horse')).status).toBe(429);
  });

  test('goes on after the wait, which then is longer, and a right password ends it', async () => {
    const { email } = await kit.anAccount();
    for (let round = 0; round < 5; round += 1) await guess(email);
    const wait = (seconds: number) =>
      kit.db.pool.query(`update login_failures set last_at = last_at - interval '${seconds} seconds'`);
    await wait(16);
    expect((await guess(email)).status).toBe(401);
    await wait(16);
    expect((await guess(email)).status).toBe(429);
    await wait(16);
    expect((await tryWith(email, 'correct horse')).status).toBe(200);
    expect((await guess(email)).status).toBe(401);
  });

  test('many at once count as many', async () => {
    const { email } = await kit.anAccount();
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(email)));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
  });

  test('costs the same for known and unknown emails', async () => {
    const { email } = await kit.anAccount();
    // Of the processor, as the clock also runs while others have it.
    const cost = async (email: string) => {
      const costs: number[] = [];
      for (let round = 0; round < 4; round += 1) {
        const before = process.cpuUsage();
        await guess(email);
        const { user, system } = process.cpuUsage(before);
        costs.push(user + system);
      }
      return Math.min(...costs);
    };
    await guess('warm-up@example.com');
    const [known, unknown] = [await cost(email), await cost('nobody-at-all@example.com')];
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(3);
  });
});

describe('an owner whose account is guessed at', () => {
  const DEVICE = '__Host-plinth_device';
  let networks = 0;
  const from = () => ({ 'x-forwarded-for': `198.51.${(networks += 1) >> 8}.${networks & 255}` });
  const logIn = (email: string, secret: string, headers: Record<string, string> = {}) =>
    call('POST', '/api/auth/Login', {
      body: { email, password: secret },
      headers: { ...from(), ...headers },
    });
  const askForReset = (email: string, headers = from()) =>
    call('POST', '/api/auth/RequestReset', { body: { email }, headers });
  const guessFromEverywhere = async (email: string) => {
    for (let round = 0; round < 8; round += 1) await logIn(email, 'guess');
    expect((await logIn(email, 'correct horse')).status).toBe(429);
  };

  test('logs in with a browser that was logged in before', async () => {
    const { email } = await kit.anAccount();
    const device = cookieOf(await logIn(email, 'correct horse'), DEVICE);
    expect(device).toMatch(/=[\w-]{20,}$/);
    await guessFromEverywhere(email);
    expect((await logIn(email, 'correct horse', { cookie: device })).status).toBe(200);
  });

  test('a browser that is known for one account is a stranger to all others', async () => {
    const [own, other] = [await kit.anAccount(), await kit.anAccount()];
    const device = cookieOf(await logIn(own.email, 'correct horse'), DEVICE);
    await guessFromEverywhere(other.email);
    expect((await logIn(other.email, 'correct horse', { cookie: device })).status).toBe(429);
  });

  test('a known browser may not guess for ever either', async () => {
    const { email } = await kit.anAccount();
    const cookie = cookieOf(await logIn(email, 'correct horse'), DEVICE);
    const statuses = [];
    for (let round = 0; round < 6; round += 1)
      statuses.push((await logIn(email, 'guess', { cookie })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('gets in by mail, however often others ask for resets', async () => {
    const { email } = await kit.anAccount();
    await guessFromEverywhere(email);
    for (let round = 0; round < 8; round += 1) await askForReset(email);
    const asked = await askForReset(email);
    expect([asked.status, asked.json()]).toEqual([200, { redirect: '/forgot/sent' }]);
    const { token } = await newestLetter(kit, email);
    const reset = await call('POST', '/api/auth/Reset', {
      body: { token, password: 'an entirely new one' },
      headers: from(),
    });
    expect(reset.status).toBe(200);
    await guessFromEverywhere(email);
    const cookie = cookieOf(reset, DEVICE);
    expect((await logIn(email, 'an entirely new one', { cookie })).status).toBe(200);
  });

  test('the mailbox is not filled by strangers', async () => {
    const { email } = await kit.anAccount();
    for (let round = 0; round < 12; round += 1) await askForReset(email);
    expect((await kit.app.services.mail.listTo(email)).length).toBe(5);
  });

  test('one network asks for few resets, whoever they are for', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const statuses = [];
    for (let round = 0; round < 16; round += 1)
      statuses.push((await askForReset(`${round}@example.org`, headers)).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  });
});

describe('a network', () => {
  const logIn = (email: string, secret: string, address: string) =>
    call('POST', '/api/auth/Login', {
      body: { email, password: secret },
      headers: { 'x-forwarded-for': address },
    });

  test.each([
    ['one address', () => '198.18.7.7'],
    ['the addresses of one IPv6 network', (round: number) => `2001:db8:1:2:${round}::${round}`],
  ])('%s tries few passwords, whosesoever they are', async (_, address) => {
    const { email } = await kit.anAccount();
    const statuses = [];
    for (let round = 1; round <= 25; round += 1)
      statuses.push((await logIn(`${round}@example.net`, 'guess', address(round))).status);
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401));
    expect(statuses.at(-1)).toBe(429);
    // An account of one's own must not make others free again.
    expect((await logIn(email, 'correct horse', address(99))).status).toBe(429);
    expect((await logIn(email, 'correct horse', '198.18.9.9')).status).toBe(200);
  });
});
