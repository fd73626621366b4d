import { sql } from 'drizzle-orm';
import { findMentions } from '../../content/mentions.ts';
import type { Database, Tx } from '../../database/database.ts';
import { listSold } from './sold-files.ts';

/** So wide is a picture for sale at most where visitors see it without paying. */
export const PREVIEW_WIDTH = 750;
const MAX_SITES = 1000;

/** `shown` for what has a price and stands on a page nevertheless. */
export type Sale = 'free' | 'shown' | 'sold';

/** Whether a live page or a product on sale shows it as a picture. The file a product sells is no picture of it. */
async function isShown(tx: Tx, fileId: string): Promise<boolean> {
  const name = `/images/${fileId}/`;
  if ((await findMentions(tx, [name])).some(({ isLive }) => isLive)) return true;
  const { rows } = await tx.execute<{ found: number }>(sql`
    select 1 as found from products p where p.deleted_at is null and p.workflow <> 'draft' and (
      position(${name} in p.body::text) > 0 or exists (
        select 1 from product_variants v where v.site_id = p.site_id and v.product_id = p.id
          and v.deleted_at is null and position(${name} in v.image::text) > 0)) limit 1`);
  return rows.length > 0;
}

/** Which files somebody has to pay for. Every change of a product or a page is another version of the site. */
export function makeForSale({ db }: { db: Database }) {
  const known = new Map<string, { version: number; sold: Set<string>; sales: Map<string, Sale> }>();

  async function soldBy({ id, liveVersion }: { id: string; liveVersion: number }) {
    const before = known.get(id);
    if (before?.version === liveVersion) return before;
    const sold = await db.readSite(id, listSold);
    const entry = { version: liveVersion, sold, sales: new Map<string, Sale>() };
    if (known.size >= MAX_SITES) known.clear();
    known.set(id, entry);
    return entry;
  }

  return {
    async of(site: { id: string; liveVersion: number }, fileId: string): Promise<Sale> {
      const { sold, sales } = await soldBy(site);
      if (!sold.has(fileId)) return 'free';
      const before = sales.get(fileId);
      if (before) return before;
      const sale = (await db.readSite(site.id, (tx) => isShown(tx, fileId))) ? 'shown' : 'sold';
      sales.set(fileId, sale);
      return sale;
    },
  };
}

export type ForSale = ReturnType<typeof makeForSale>;
