import { fail, type Failure } from '#contract/errors.ts';
import type { Database, Tx } from '../database/database.ts';
import type { ToldIn } from '../languages/say-rows.ts';
import { sayAreas } from './in-languages.ts';
import * as store from './store.ts';

/** Emails to the members of an area: who gets them, and who does not want to. */
export function makeMemberMails({ db, now }: { db: Database; now: () => Date }) {
  return {
    /** Those who have access at the moment they are asked for, and want emails. */
    async mailedIn(tx: Tx, areaId: string) {
      const area = await store.findArea(tx, areaId);
      return (
        area && {
          name: area.name,
          count: () => store.countMailed(tx, area, now()),
          next: (part: { after: string; limit: number }) =>
            store.listMailed(tx, area, { at: now(), ...part }),
        }
      );
    },

    mailedAreas: (siteId: string): Promise<{ id: string; name: string; mailed: number }[]> =>
      db.readSite(siteId, async (tx) => {
        const areas = [];
        for (const area of await store.listAreas(tx))
          areas.push({ id: area.id, name: area.name, mailed: await store.countMailed(tx, area, now()) });
        return areas;
      }),

    /** Says whether it was wanted until now; undefined for an area that is gone. */
    async stopMails(tx: Tx, about: { siteId: string; areaId: string; email: string }) {
      const area = await store.findArea(tx, about.areaId);
      return area && { name: area.name, isNews: await store.stopMails(tx, { ...about, leftAt: now() }) };
    },

    async setMails(
      about: { siteId: string; areaId: string; email: string },
      { getsMails }: { getsMails: boolean },
    ): Promise<{ getsMails: boolean } | Failure> {
      return db.site(about.siteId, async (tx) => {
        if (!(await store.findArea(tx, about.areaId))) return fail('notFound');
        if (getsMails) await store.resumeMails(tx, about.areaId, about.email);
        else await store.stopMails(tx, { ...about, leftAt: now() });
        return { getsMails };
      });
    },

    /** An area by the name that its members read. */
    async areaIn(tx: Tx, told: ToldIn, id: string): Promise<store.AreaRow | undefined> {
      const area = await store.findArea(tx, id);
      return area && (await sayAreas(tx, told, [area]))[0];
    },
  };
}
