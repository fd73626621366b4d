import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Sites } from '../sites/service.ts';
import type { Hit, Writer } from './writer.ts';
import type { Words } from './words.ts';

/** A hit that nobody made. */
export type MadeUpHit = Omit<Hit, 'key' | 'day'>;

/** Takes many hits at once, as if they had come one by one. */
export function makeHistory(deps: {
  db: Database;
  writer: Writer;
  words: Words;
  sites: Sites;
  snapshots: Snapshots;
}) {
  const { db, writer, words, sites, snapshots } = deps;
  return async (siteId: string, hits: readonly MadeUpHit[]): Promise<void> => {
    const site = await sites.find(siteId);
    if (!site) return;
    const { timezone: timeZone } = (await snapshots.of(site)).settings.site;
    const idOf = await words.idsOf(
      siteId,
      hits.flatMap(({ page, target, source, campaign, country }) => [
        page,
        target,
        source,
        campaign,
        country,
      ]),
    );
    for (const month of new Set(hits.map(({ at }) => at.toISOString().slice(0, 7))))
      await writer.addMonth(new Date(`${month}-01T00:00:00Z`));
    const rows = hits.map(({ page, target, source, campaign, country, at, visitor, ...hit }) => ({
      ...hit,
      at: at.toISOString(),
      visitor: String(visitor),
      page: idOf(page),
      target: idOf(target),
      source: idOf(source),
      campaign: idOf(campaign),
      country: idOf(country),
    }));
    await db.siteRelaxed(siteId, async (tx) => {
      await tx.execute(sql`
        insert into hits (site_id, at, visitor, page, target, source, campaign, country, value, kind, device)
        select ${siteId}, r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(at timestamptz, visitor bigint,
          page int, target int, source int, campaign int, country int, value int, kind smallint, device int)`);
      await tx.execute(sql`
        insert into hit_marks (site_id, day) select distinct ${siteId}, (at at time zone ${timeZone})::date from hits
        where site_id = ${siteId}`);
    });
  };
}
