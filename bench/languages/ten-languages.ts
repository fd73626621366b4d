import type { Services } from '../../server/services.ts';
import { wordsOfText, type TextValue } from '../../core/languages/texts.ts';
import { fromText } from '../../core/rich-text/from-text.ts';
import { Failure } from '../../contract/errors.ts';

/** Beside the language a site is written in. */
export const NINE_MORE = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ja', 'ar'] as const;

/** Says every text of a site in nine more languages, as its owner would. */
export async function sayInTen(
  { languages, publishing }: Pick<Services, 'languages' | 'publishing'>,
  { siteId, accountId }: { siteId: string; accountId: string },
): Promise<void> {
  const actor = { siteId, accountId };
  done(await languages.setLanguages(actor, { languages: [...NINE_MORE] }));
  for (const language of NINE_MORE)
    for (const { of } of (await languages.documents(siteId, language)).documents) {
      const { texts } = done(await languages.translation(siteId, { of, language }));
      const said = texts.map(({ key, source }) => {
        const words = `${wordsOfText(source as TextValue)} (${language})`;
        return { key, source, text: typeof source === 'string' ? words : { ...fromText(words) } };
      });
      done(await languages.translate(actor, { of, language }, { texts: said }));
    }
  done(await publishing.publish(actor, { note: 'Ten languages' }));
}

/** A page without what tells of its other languages: alternates, the switch and the offer. */
export const withoutAlternates = (html: string): string =>
  html
    .replaceAll(/<link rel="alternate" hreflang="[^>]*>\n?/g, '')
    .replaceAll(/<div class="footer-languages".*?<\/nav><\/div>/gs, '')
    .replaceAll(/<aside class="language-offer".*?<\/aside>/gs, '');

function done<T>(result: T | Failure): T {
  if (result instanceof Failure) throw new Error(result.sentence);
  return result;
}
