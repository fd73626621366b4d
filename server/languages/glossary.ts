import { GLOSSARY_NAME, type Term } from '#core/languages/glossary.ts';
import { translationKey } from '#core/languages/names.ts';
import type { SiteLanguages } from '#core/languages/site-languages.ts';
import { wordsOfText } from '#core/languages/texts.ts';
import { translationFields } from '#core/languages/translation.ts';
import { ownName } from '#core/settings/languages.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Actor, Content } from '../content/service.ts';
import { notInLanguage } from './not-in-language.ts';

/** How a site says its words in each language: a translation of its own, so it is archived and copied like all of them. */
export function makeGlossary(deps: {
  content: Content;
  publishing: Publishing;
  languagesIn: (siteId: string) => Promise<SiteLanguages>;
}) {
  const { content, publishing, languagesIn } = deps;

  async function refuse(siteId: string, language: string): Promise<Failure | undefined> {
    const { source, all } = await languagesIn(siteId);
    return language === source || !all.includes(language)
      ? fail('invalid', {}, notInLanguage(language))
      : undefined;
  }

  async function termsOf(siteId: string, language: string): Promise<Term[]> {
    const stored = await content.readByKey(siteId, 'translation', translationKey(GLOSSARY_NAME, language));
    return translationFields
      .read(stored)
      .texts.map(({ source, text }) => ({ term: wordsOfText(source), translation: wordsOfText(text) }));
  }

  return {
    termsOf,

    async glossary(siteId: string, language: string) {
      return (await refuse(siteId, language)) ?? { terms: await termsOf(siteId, language) };
    },

    /** Counts at once: visitors see nothing of it, so there is nothing to wait for. */
    async setGlossary(actor: Actor, { language, terms }: { language: string; terms: readonly Term[] }) {
      const refusal = await refuse(actor.siteId, language);
      if (refusal) return refusal;
      const kept = new Map(
        terms
          .map(({ term, translation }) => ({ term: term.trim(), translation: translation.trim() }))
          .filter(({ term }) => term !== '')
          .map((each) => [each.term.toLocaleLowerCase(), each]),
      );
      const saved = await content.put(actor, 'translation', translationKey(GLOSSARY_NAME, language), {
        ...translationFields.initial,
        title: `Glossary (${ownName(language)})`,
        texts: [...kept.values()].map(({ term, translation }) => ({
          key: term,
          source: term,
          text: translation,
        })),
      });
      if (saved instanceof Failure) return saved;
      const released = await publishing.publish(actor, { documentIds: [saved.id], note: 'Glossary' });
      if (released instanceof Failure && released.code !== 'nothingToPublish') return released;
      return { terms: await termsOf(actor.siteId, language) };
    },
  };
}
