import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromBase32, totpCode } from '#core/accounts/totp.ts';
import { PROVIDERS_PATH } from '../payments/testing/a-shop-with.ts';
import { STAND_IN_KEYS } from '../payments/providers/stripe/testing/stand-in.ts';
import { useApp } from '../testing/app.ts';

const kit = useApp();

/** All that stands in the database about a site and about the platform, as a dump would hold it. */
async function dump(siteId: string): Promise<string> {
  return kit.db.readSite(siteId, async (tx) => {
    const { rows } = await tx.$client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'jobs') and tablename not like 'pg_%'`,
    );
    const parts = [];
    for (const { name } of rows)
      parts.push((await tx.$client.query(`select string_agg(t::text, ' ') as text from ${name} t`)).rows[0]);
    return JSON.stringify(parts);
  });
}

async function turnOnSecondFactor(id: string, email: string): Promise<string> {
  const { twoFactor } = kit.app.services.accounts;
  const setup = await twoFactor.start(id);
  const secret = (await twoFactor.showSetup(id, email, setup))?.secret ?? '';
  const hmac = (message: Uint8Array) => createHmac('sha1', fromBase32(secret)).update(message).digest();
  await twoFactor.confirm(id, setup, totpCode(hmac, Math.floor(Date.now() / 30_000)));
  return secret;
}

test('no secret can be read from the database', async () => {
  const site = await kit.aSite();
  const account = await kit.anAccount();
  const totp = await turnOnSecondFactor(account.id, account.email);
  await kit.call('PUT', `${PROVIDERS_PATH}/stripe`, { as: site.owner, body: STAND_IN_KEYS });
  const { secrets } = kit.app.services;
  const own = await Promise.all([secrets.of(site.id, 'webhook'), secrets.of(site.id, 'orders')]);
  const planted = [totp, STAND_IN_KEYS.secretKey, STAND_IN_KEYS.webhookSecret, ...own];
  const text = await dump(site.id);
  expect(text).toContain(account.email);
  expect(text).toContain(site.id);
  expect(planted.filter((secret) => secret === '' || text.includes(secret))).toEqual([]);
});

test('a secret that was moved to another row does not open', async () => {
  const [one, other] = [await kit.anAccount(), await kit.anAccount()];
  await turnOnSecondFactor(one.id, one.email);
  await kit.db.pool.query(
    'update accounts set totp_secret = (select totp_secret from accounts where id = $1) where id = $2',
    [one.id, other.id],
  );
  await expect(kit.app.services.accounts.twoFactor.accepts(other.id, '123456')).rejects.toThrow();
});
