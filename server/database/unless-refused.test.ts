import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fail, Failure } from '#contract/errors.ts';
import { useApp } from '../testing/app.ts';
import { unlessRefused } from './unless-refused.ts';
import type { Tx } from './database.ts';

const kit = useApp();

const write = (tx: Tx, siteId: string, purpose: string) =>
  tx.execute(sql`insert into site_secrets (site_id, purpose, secret) values (${siteId}, ${purpose}, 'kept')`);
const countOf = (siteId: string) =>
  kit.db.site(siteId, async (tx) => {
    const { rows } = await tx.execute<{ purpose: string }>(sql`select purpose from site_secrets`);
    return rows.length;
  });

test('what is done stays, what is refused is undone and said', async () => {
  const { id } = await kit.aSite();
  expect(await unlessRefused(kit.db.site, id, async (tx) => (await write(tx, id, 'webhook'), 'done'))).toBe(
    'done',
  );
  const refused = await unlessRefused(kit.db.site, id, async (tx) => {
    await write(tx, id, 'captcha');
    return fail('notFound');
  });
  expect(refused).toEqual(fail('notFound'));
  expect(await countOf(id)).toBe(1);
});

test('what an index finds there already is a refusal where that is known, and an error elsewhere', async () => {
  const { id } = await kit.aSite();
  const twice = async (tx: Tx) => {
    await write(tx, id, 'webhook');
    await write(tx, id, 'webhook');
  };
  const taken = { site_secrets_pkey: () => fail('pathTaken') };
  expect(await unlessRefused(kit.db.site, id, twice, taken)).toBeInstanceOf(Failure);
  await expect(
    unlessRefused(kit.db.site, id, twice, { documents_draft_path: () => fail('pathTaken') }),
  ).rejects.toThrow();
  expect(await countOf(id)).toBe(0);
});
