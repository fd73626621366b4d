import { describe, expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';

const kit = useApp({ trustProxy: true });
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

  test('is slowed the same for e-mails with and without an account', async () => {
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

  test('takes the same time for known and unknown e-mails', async () => {
    const { email } = await kit.anAccount();
    const time = async (email: string) => {
      const times: number[] = [];
      for (let round = 0; round < 4; round += 1) {
        const start = performance.now();
        await guess(email);
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };
    await guess('warm-up@example.com');
    const [known, unknown] = [await time(email), await time('nobody-at-all@example.com')];
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(3);
  });
});
