import { languagesOf } from '#core/languages/site-languages.ts';
import type { Settings } from '#core/settings/groups.ts';
import { wordSettings, type OwnSentence } from '#core/settings/words.ts';
import { isSpoken, type SpokenLanguage } from '#core/words/languages.ts';
import { sentencesIn, usualText, wordingProblem } from '#core/words/wording.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { multilingual as contract, OwnerSentence } from '#contract/content/multilingual.ts';
import type { BodyOf, ReplyOf } from '#contract/route.ts';
import type { Actor, Content } from '../content/service.ts';

const NO_SUCH_SENTENCE = 'There is no such sentence. Reload to see what there is.';
const notSpoken = (language: string) => `The wording of ${language} cannot be changed on this site.`;

/** What the product says to visitors of a site, and how its owner words it. */
export function makeOwnWords({ content }: { content: Content }) {
  /** The site's own first. */
  async function spokenOn(siteId: string): Promise<SpokenLanguage[]> {
    const [site, languages] = await Promise.all([
      content.readByKey(siteId, 'settings', 'site'),
      content.readByKey(siteId, 'settings', 'languages'),
    ]);
    const { source, all } = languagesOf({ site, languages } as Pick<Settings, 'site' | 'languages'>);
    const spoken = [source, ...all].map((tag) => tag.split('-')[0] ?? '').filter(isSpoken);
    // What the product does not speak is said in English.
    return spoken.length === 0 ? ['en'] : [...new Set(spoken)];
  }

  async function ownOf(siteId: string): Promise<OwnSentence[]> {
    return wordSettings.read(await content.readByKey(siteId, 'settings', 'words')).own;
  }

  return {
    async list(siteId: string, wanted?: string): Promise<ReplyOf<typeof contract.words> | Failure> {
      const languages = await spokenOn(siteId);
      const language = wanted === undefined ? languages[0] : languages.find((each) => each === wanted);
      if (!language) return fail('invalid', {}, notSpoken(wanted ?? ''));
      const own = new Map(
        (await ownOf(siteId)).flatMap((each) => (each.language === language ? [[each.name, each.text]] : [])),
      );
      const sentences = sentencesIn(language).map((each) => ({ ...each, own: own.get(each.name) ?? null }));
      return { language, languages, sentences };
    },

    async word(
      actor: Actor,
      { language, name, text }: BodyOf<typeof contract.word>,
    ): Promise<OwnerSentence | Failure> {
      const spoken = (await spokenOn(actor.siteId)).find((each) => each === language);
      if (!spoken) return fail('invalid', {}, notSpoken(language));
      const usual = usualText(name, spoken);
      if (usual === undefined) return fail('notFound', {}, NO_SUCH_SENTENCE);
      const said = text === null || text.trim() === usual ? null : text.trim();
      const problem = said === null ? undefined : wordingProblem(said, usual, spoken);
      if (problem !== undefined) return fail('invalid', { errors: { text: problem } }, problem);
      const write = () =>
        content.rewrite(actor, 'settings', 'words', (before) => ({
          own: [
            ...wordSettings
              .read(before)
              .own.filter((each) => fits(each) && !(each.language === spoken && each.name === name)),
            ...(said === null ? [] : [{ language: spoken, name, text: said }]),
          ],
        }));
      const first = await write();
      // Two people worded something at once: the second finds what the first has written.
      const saved = first instanceof Failure && first.code === 'conflict' ? await write() : first;
      if (saved instanceof Failure) return saved;
      return { name, area: name.split('.')[0] ?? '', text: usual, own: said };
    },
  };
}

export type OwnWords = ReturnType<typeof makeOwnWords>;

/** Whether it is still used: what the product says may have changed since. */
function fits({ language, name, text }: OwnSentence): boolean {
  const usual = usualText(name, language);
  return usual !== undefined && wordingProblem(text, usual, language) === undefined;
}
