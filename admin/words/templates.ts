/** A sentence that somebody else filled: `Must be between {1} and {2}.` with its places read back as values. */
interface Template {
  readonly pattern: RegExp;
  /** Which place each value comes from. */
  readonly places: readonly string[];
  readonly said: string;
}

const PLACE = /\{(\d)\}/g;

/**
 * Says sentences that arrive with their values in them. `texts` names each by its English, with places numbered where
 * the values stand; values are said themselves where they are declared.
 */
export function makeTemplates(texts: Readonly<Record<string, string>>) {
  const templates = Object.entries(texts)
    .filter(([english]) => /\{\d\}/.test(english))
    // The one that says most by itself is meant.
    .sort(([one], [other]) => own(other).length - own(one).length)
    .map(([english, said]) => templateOf(english, said));
  return function fill(text: string): string | undefined {
    for (const { pattern, places, said } of templates) {
      const found = pattern.exec(text);
      if (!found) continue;
      const values = new Map(places.map((place, index) => [place, found[index + 1] ?? '']));
      return said.replaceAll(PLACE, (_, place: string) => {
        const value = values.get(place) ?? '';
        return texts[value] ?? value;
      });
    }
    return undefined;
  };
}

const own = (english: string) => english.replaceAll(PLACE, '');

function templateOf(english: string, said: string): Template {
  const places = [...english.matchAll(PLACE)].map(([, place = '']) => place);
  const pattern = english.replaceAll(/[.*+?^$()|[\]\\/]/g, String.raw`\$&`).replaceAll(PLACE, '(.+?)');
  return { pattern: new RegExp(`^${pattern}$`, 's'), places, said };
}
