import { z } from 'zod';
import { memberAreaField } from '#core/members/member-area.ts';
import { id } from '#contract/id.ts';
import type { Database } from '../database/database.ts';
import * as store from './store.ts';

const archived = z.object({
  areas: z.array(z.looseObject({ id })),
  pages: z.array(z.object({ documentId: id, areaId: id })),
});

/** Member areas for archives, and from them. Who is a member follows from orders, which stay with their site. */
export function makeMemberArchive({ db, now }: { db: Database; now: () => Date }) {
  return {
    archived: (siteId: string) =>
      db.readSite(siteId, async (tx) => ({
        areas: await store.listAreas(tx),
        pages: await store.listPages(tx),
      })),

    async takeArchived(siteId: string, rows: unknown): Promise<number> {
      const { areas, pages } = archived.parse(rows);
      // One after the other in their order, which is that of their time.
      const start = now().getTime();
      await db.site(siteId, async (tx) => {
        for (const [index, area] of areas.entries())
          await store.putArea(
            tx,
            { siteId, id: area.id, at: new Date(start + index) },
            memberAreaField.read(area),
          );
        for (const page of pages) await store.putPage(tx, siteId, page);
      });
      return areas.length;
    },
  };
}
