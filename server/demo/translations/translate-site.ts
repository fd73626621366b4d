import { Failure } from '#contract/errors.ts';
import { wordsOfText, type TextValue } from '#core/languages/texts.ts';
import { fromText } from '#core/rich-text/from-text.ts';
import type { Publishing } from '../../content/publishing.ts';
import type { Actor } from '../../content/service.ts';
import type { Languages } from '../../languages/service.ts';
import { arabic } from './arabic.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { houseIn } from './house.ts';
import { italian } from './italian.ts';

/** Which demo sites are in other languages, by their template, and what they say there in place of their words. */
const TRANSLATED: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  osteria: {
    de: { ...german, ...houseIn('de') },
    fr: { ...french, ...houseIn('fr') },
    it: { ...italian, ...houseIn('it') },
    ar: { ...arabic, ...houseIn('ar') },
  },
};

/** Puts a demo site into its other languages, as its owner would. */
export async function translateSite(
  { languages, publishing }: { languages: Languages; publishing: Publishing },
  actor: Actor,
  templateId: string,
): Promise<void> {
  const said = TRANSLATED[templateId];
  if (!said) return;
  const { siteId } = actor;
  done(await languages.setLanguages(actor, { languages: Object.keys(said) }));
  for (const [language, words] of Object.entries(said)) {
    const { documents } = done(await languages.everything(siteId, language));
    for (const { of, texts } of documents) {
      const written = texts.flatMap(({ key, source }) => {
        const text = words[wordsOfText(source)];
        if (text === undefined) return [];
        const translated = typeof source === 'string' ? text : fromText(text);
        return [{ key, source: plain(source), text: plain(translated) }];
      });
      if (written.length > 0) done(await languages.translate(actor, { of, language }, { texts: written }));
    }
  }
  done(await publishing.publish(actor, { note: 'Translated' }));
}

const plain = (text: TextValue) => (typeof text === 'string' ? text : { ...text });

function done<T>(result: T | Failure): T {
  if (result instanceof Failure) throw new Error(result.sentence);
  return result;
}
