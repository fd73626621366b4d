import { expect } from 'vitest';
import { newId } from '../ids.ts';
import type { TestSite, useApp } from './app.ts';

/** A domain of a site that was proved, which is at the root of a language where one is named. */
export async function aVerifiedDomain(
  { db, call }: Pick<ReturnType<typeof useApp>, 'db' | 'call'>,
  site: TestSite,
  { language = '', host = `shop-${newId()}.example` }: { language?: string; host?: string } = {},
): Promise<string> {
  await db.site(site.id, (tx) =>
    tx.$client.query('insert into domains (owner_site, host, verified_at) values ($1, $2, now())', [
      site.id,
      host,
    ]),
  );
  // Set even where it is empty, so that every node hears of the domain.
  const reply = await call('PUT', `/api/domains/${host}/language`, { as: site.owner, body: { language } });
  expect(reply.status, reply.body).toBe(200);
  return host;
}
