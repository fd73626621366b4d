import { wordsInLanguage } from '#core/languages/words-in.ts';
import { endReceipts } from '../consent/receipts/ending.ts';
import { makeFiles } from '../assets/files.ts';
import { makeFormServices } from '../forms/build.ts';
import { makeLetters } from '../newsletter/letters.ts';
import { makeNewsletter } from '../newsletter/service.ts';
import { speechIn } from '../languages/in-language.ts';
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
        const { settings, languages, baseUrl } = await snapshots.of(site);
        const inLanguage = (asked: string) => {
          const language = languages.all.includes(asked) ? asked : '';
          return {
            siteId,
            siteTitle: settings.site.title,
            baseUrl,
            words: wordsInLanguage(settings, language),
            speech: speechIn(languages, language),
          };
        };
        return { ...inLanguage(''), inLanguage };
      },
      now,
    }),
  };
}

export type Answers = Awaited<ReturnType<typeof makeAnswers>>;
