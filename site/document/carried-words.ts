import { PAGE_WORDS_ID, type PageWords } from '#browser/page/page-words.ts';
import { scriptJson } from '#core/site-context/context.ts';
import { AREAS, type SpokenWords } from '#core/words/wording.ts';
import type { Area } from '#core/words/words.ts';

const SPEAKS = / data-speaks="([^"]*)"/g;

/** Markup of a part whose page carries its sentences already. */
export const withoutSpeakers = (drawn: string) => drawn.replaceAll(SPEAKS, '');

/**
 * The sentences that scripts of a page may have to say, in its language alone: of the areas that its elements name, and
 * of others besides. The names are for us, and leave the markup. The editor may draw anything.
 */
export function carryWords(
  drawn: string,
  words: SpokenWords,
  { isEditing, also }: { isEditing: boolean; also: readonly Area[] },
): { markup: string; script: string } {
  const named = new Set<string>(also);
  const markup = drawn.replaceAll(SPEAKS, (_, names: string) => {
    for (const name of names.split(' ')) named.add(name);
    return '';
  });
  const areas = AREAS.filter((area) => isEditing || named.has(area));
  return { markup, script: areas.length === 0 ? '' : scriptWith(areas, words) };
}

/** Pages of a site say the same sentences again and again. */
const written = new WeakMap<SpokenWords, Map<string, string>>();

function scriptWith(areas: readonly Area[], words: SpokenWords): string {
  const ofSite = written.get(words) ?? new Map<string, string>();
  written.set(words, ofSite);
  const names = areas.join();
  const known = ofSite.get(names);
  if (known !== undefined) return known;
  const carried: PageWords = {
    locale: words.locale,
    areas: Object.fromEntries(areas.map((area) => [area, words.messagesOf(area)])),
  };
  const script = `<script type="application/json" id="${PAGE_WORDS_ID}">${scriptJson(carried)}</script>`;
  ofSite.set(names, script);
  return script;
}
