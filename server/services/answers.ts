import { wordsOfSite } from '#core/settings/site-words.ts';
import { endReceipts } from '../consent/receipts/ending.ts';
import { makeFiles } from '../assets/files.ts';
import { makeFormServices } from '../forms/build.ts';
import { makeLetters } from '../newsletter/letters.ts';
import { makeNewsletter } from '../newsletter/service.ts';
import type { Foundation } from './foundation.ts';
import type { Visiting } from './visiting.ts';
import type { Writing } from './writing.ts';

/** What visitors send by forms, and the letters they asked for. */
export async function makeAnswers(built: Foundation & Writing & Visiting) {
  const { db, jobs, mail, publishing, sites, secrets, members, snapshots, storage, now } = built;
  const newsletter = makeNewsletter({ db, mail, secrets, members, now });
  return {
    receiptsEnding: await endReceipts(built),
    newsletter,
    formServices: await makeFormServices({
      ...built,
      files: makeFiles(storage, 'uploads'),
      newsletter,
    }),
    letters: await makeLetters({
      db,
      jobs,
      mail,
      newsletter,
      members,
      renew: publishing.renew,
      forget: (siteId) => sites.forget(siteId),
      senderOf: async (siteId) => {
        const site = await sites.find(siteId);
        if (!site) return undefined;
        const { settings, baseUrl } = await snapshots.of(site);
        return { siteId, siteTitle: settings.site.title, baseUrl, words: wordsOfSite(settings) };
      },
      now,
    }),
  };
}

export type Answers = Awaited<ReturnType<typeof makeAnswers>>;
