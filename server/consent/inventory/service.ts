import type { ServiceUrls } from '#core/blocks/services.ts';
import { documentTitle, type Documents } from '#core/content/documents.ts';
import { documentContacts, type StoredDocument } from '#core/inventory/document-contacts.ts';
import { inventoryOf, type Inventory } from '#core/inventory/inventory.ts';
import type { Database, Tx } from '../../database/database.ts';
import { isComparing } from '../../experiments/running.ts';
import { listContacting } from './store.ts';

/** What is true of one published version is read once and kept for the most active sites. */
const MAX_KEPT = 500;

/** What published sites contact and store, found from their documents. */
export function makeInventories(deps: {
  db: Database;
  documents: Documents;
  /** Addresses of what the shop sells. */
  productPaths: (tx: Tx) => Promise<readonly string[]>;
  /** Hosts that buyers' browsers contact to pay. */
  payingHosts: (tx: Tx) => Promise<readonly string[]>;
  serviceUrls: ServiceUrls;
  blockTypes: readonly string[];
}) {
  const { db, documents, productPaths, payingHosts, serviceUrls } = deps;
  const kept = new Map<string, Promise<Inventory>>();
  const reachingBlocks = deps.blockTypes.filter((type) => documents.blockOf(type)?.thirdParty);

  const read = (siteId: string): Promise<Inventory> =>
    db.readSite(siteId, async (tx) => {
      const stored = await listContacting(tx, reachingBlocks);
      const titled = stored.map((row) => ({ ...row, title: documentTitle(row.kind, row.key, row.body) }));
      return inventoryOf(documents, titled, {
        sells: (await productPaths(tx)).length > 0,
        compares: await isComparing(tx),
        payingHosts: await payingHosts(tx),
        serviceUrls,
      });
    });

  return {
    async of(site: { id: string; liveVersion: number }): Promise<Inventory> {
      const key = `${site.id}:${site.liveVersion}`;
      const known = kept.get(key);
      if (known) return known;
      const reading = read(site.id);
      kept.set(key, reading);
      reading.catch(() => kept.delete(key));
      const oldest = kept.size > MAX_KEPT ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return reading;
    },

    /** As the site is now, for those who are about to change it. */
    now: read,

    /** Of a document that may not be published yet. */
    contactsOf: (stored: StoredDocument) => documentContacts(documents, stored, serviceUrls).contacts,
  };
}

export type Inventories = ReturnType<typeof makeInventories>;
