import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { prepareDatabase } from '../database/migrate.ts';
import { newId } from '../ids.ts';
import { StartProblem } from '../start-problem.ts';
import { aDatabaseOn } from '../testing/a-database.ts';
import { newKey } from './key.ts';
import { makeKeyFile } from './key-file.ts';
import { openVault, rotateKey, type KeySource } from './open-vault.ts';
import { openKeys, siteSecretPlace, totpPlace } from './places.ts';

const PLAIN = { totp: 'JBSWY3DPEHPK3PXP', webhook: 'plain-webhook-secret', key: 'sk_live_planted' };

const endings: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

/** As a version without encryption left it, owned by an ordinary user who is bound by row-level security. */
async function anOldDatabase() {
  const own = await aDatabaseOn(inject('adminUrl'), 'plinth_vault');
  endings.push(() => own.drop());
  const admin = { connectionString: await ordinaryUrl(own) };
  await prepareDatabase(admin);
  const [account, site] = [newId(), newId()];
  await run(
    own.url,
    `insert into accounts (id, email, password_hash, totp_secret) values ('${account}', 'a@b.c', '', '${PLAIN.totp}');
     insert into sites (id, identifier, website_type, site_status, template_id) values ('${site}', 'one', 1, 1, 't');
     insert into site_secrets (site_id, purpose, secret) values ('${site}', 'webhook', '${PLAIN.webhook}');
     insert into provider_accounts (site_id, provider, keys) values ('${site}', 'stripe', '{"secretKey":"${PLAIN.key}"}')`,
    site,
  );
  const folder = mkdtempSync(join(tmpdir(), 'plinth-key-'));
  endings.push(() => rmSync(folder, { recursive: true }));
  const file = makeKeyFile(join(folder, 'secret.key'));
  return {
    admin,
    superUrl: own.url,
    account,
    site,
    folder,
    source: { current: undefined, older: undefined, file },
  };
}

/** Of somebody who is bound by row-level security. A superuser is not, so another user is made. */
async function ordinaryUrl({ name, url }: { name: string; url: string }): Promise<string> {
  const [role] = await run(url, `select rolsuper::text as value from pg_roles where rolname = current_user`);
  if (role?.value === 'false') return url;
  const user = `vault_${newId()}`;
  await run(url, `create role ${user} login password 'x' nosuperuser nobypassrls`);
  endings.push(
    () => run(inject('adminUrl'), `drop role ${user}`),
    () => run(url, `reassign owned by ${user} to current_user`),
  );
  await run(url, `alter database ${name} owner to ${user}; alter schema public owner to ${user}`);
  const theirs = new URL(url);
  theirs.username = user;
  theirs.password = 'x';
  return theirs.href;
}

type Old = Awaited<ReturnType<typeof anOldDatabase>>;

async function run(connectionString: string, statement: string, siteId = '') {
  const client = new Client({ connectionString, options: `-c plinth.site_id=${siteId}` });
  await client.connect();
  try {
    return (await client.query<{ value: string }>(statement)).rows;
  } finally {
    await client.end();
  }
}

const stored = async ({ superUrl, site }: Old) =>
  run(
    superUrl,
    `select totp_secret as value from accounts union all select secret from site_secrets union all select keys::text from provider_accounts`,
    site,
  );

/** That all three are sealed in the database and come out as they were. */
async function expectSealed(old: Old, source: KeySource) {
  const vault = await openVault(old.admin, source);
  const values = (await stored(old)).map(({ value }) => value);
  for (const word of Object.values(PLAIN)) expect(values.join(' ')).not.toContain(word);
  const [totp = '', webhook = '', keys = ''] = values;
  expect(vault.open(totpPlace(old.account), totp)).toBe(PLAIN.totp);
  expect(vault.open(siteSecretPlace(old.site, 'webhook'), webhook)).toBe(PLAIN.webhook);
  const account = { siteId: old.site, provider: 'stripe' };
  expect(openKeys(vault, account, JSON.parse(keys))).toEqual({ secretKey: PLAIN.key });
  expect(values.every((value) => vault.isCurrent(value) || value.includes(vault.keyIdOf(totp) ?? '-'))).toBe(
    true,
  );
}

test('what an older version left plain is encrypted at the first start, by several nodes at once', async () => {
  const old = await anOldDatabase();
  await Promise.all([1, 2, 3].map(() => openVault(old.admin, old.source)));
  await expectSealed(old, old.source);
  expect(statSync(old.source.file.path).mode & 0o777).toBe(0o600);
  const forced = await run(
    old.superUrl,
    `select relname as value from pg_class where relname in ('site_secrets', 'provider_accounts') and relforcerowsecurity`,
  );
  expect(forced).toHaveLength(2);
});

test('a start without the key, or with another, says what to do', async () => {
  const old = await anOldDatabase();
  await openVault(old.admin, old.source);
  const other = { ...old.source, current: newKey() };
  await expect(openVault(old.admin, other)).rejects.toThrow(StartProblem);
  await expect(openVault(old.admin, other)).rejects.toThrow('another key than the one in SECRET_KEY');
  rmSync(old.source.file.path);
  await expect(openVault(old.admin, old.source)).rejects.toThrow('the key is missing');
  expect(readdirSync(old.folder)).toEqual([]);
});

test('the key in the file is replaced, also after the command was killed half-way', async () => {
  const old = await anOldDatabase();
  await openVault(old.admin, old.source);
  // Killed after the new key was put in place, before anything was encrypted with it.
  old.source.file.exchange();
  await openVault(old.admin, old.source);
  expect((await rotateKey(old.admin, old.source)).sealed).toBe(3);
  expect(readdirSync(old.folder)).toEqual(['secret.key']);
  await expectSealed(old, old.source);
  expect((await rotateKey(old.admin, old.source)).sealed).toBe(3);
  await expectSealed(old, old.source);
});

test('a key from the environment is replaced while nodes run with both', async () => {
  const old = await anOldDatabase();
  const [first, second] = [newKey(), newKey()];
  await openVault(old.admin, { ...old.source, current: first });
  const both = { ...old.source, current: second, older: first };
  await openVault(old.admin, both);
  await expect(openVault(old.admin, { ...old.source, current: second })).rejects.toThrow('being moved');
  expect((await rotateKey(old.admin, both)).sealed).toBe(3);
  expect((await rotateKey(old.admin, both)).sealed).toBe(0);
  await expectSealed(old, { ...old.source, current: second });
  await expect(openVault(old.admin, { ...old.source, current: first })).rejects.toThrow('another key');
});
