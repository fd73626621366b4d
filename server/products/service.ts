import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs.ts';
import { makeProductArranging } from './arranging.ts';
import { makeChange, type SitesFacts } from './change.ts';
import * as copyStore from './copy-store.ts';
import { makeInventory } from './inventory.ts';
import { makeProductReading } from './reading.ts';
import { makeReferences, type Exists } from './references.ts';
import type { Stock } from './stock.ts';
import { makeProductTable } from './table/service.ts';
import { makeProductWriting, makeWrite } from './writing.ts';

/** What is for sale, for those who sell it. */
export async function makeProducts(deps: {
  db: Database;
  jobs: Jobs;
  sites: SitesFacts;
  stock: Stock;
  hasForm: Exists;
  hasFile: Exists;
  now: () => Date;
}) {
  const { db } = deps;
  const change = makeChange(deps);
  const references = makeReferences(deps);
  const write = makeWrite({ ...deps, references });
  return {
    ...makeProductReading(deps),
    ...(await makeProductWriting({ ...deps, change, write })),
    table: makeProductTable({ ...deps, change, write, references }),
    ...makeProductArranging({ db, change }),
    ...makeInventory({ ...deps, change }),

    /** For a copy of a site; what was sold of the original is not in it. */
    async copyAll(fromSiteId: string, toSiteId: string): Promise<void> {
      const all = await db.readSite(fromSiteId, copyStore.readAll);
      await db.site(toSiteId, (tx) => copyStore.insertMissing(tx, toSiteId, all));
    },
  };
}

export type Products = Awaited<ReturnType<typeof makeProducts>>;
