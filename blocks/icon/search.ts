export interface IconSet {
  /** The words each icon is found by, besides its name. */
  words: Readonly<Record<string, string>>;
  popular: readonly string[];
  /** English words for those of another language. */
  inEnglish: Readonly<Record<string, string>>;
}

/** Letters typed of a word of another language before it is understood: fewer would find too much. */
const MIN_FOREIGN = 3;

/** How well one asked word fits an icon: 0 is its whole name, undefined not at all. */
function distance(asked: string, name: string, words: readonly string[]): number | undefined {
  if (name === asked) return 0;
  const parts = name.split('-');
  if (parts.includes(asked)) return 1;
  if (words.includes(asked)) return 2;
  if (parts.some((part) => part.startsWith(asked))) return 3;
  if (words.some((word) => word.startsWith(asked))) return 4;
  return name.includes(asked) || words.some((word) => word.includes(asked)) ? 5 : undefined;
}

function meanings(asked: string, inEnglish: IconSet['inEnglish']): string[] {
  if (asked.length < MIN_FOREIGN) return [asked];
  const foreign = Object.entries(inEnglish).filter(([word]) => word.startsWith(asked));
  return [asked, ...foreign.map(([, english]) => english)];
}

/** Names of the icons that fit every word, the best first; those that most sites need before others as good. */
export function searchIcons(search: string, { words: all, popular, inEnglish }: IconSet): string[] {
  const asked = search
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((word) => meanings(word, inEnglish));
  const isPopular = new Set(popular);
  return Object.entries(all)
    .flatMap(([name, said]) => {
      const words = said.split(' ');
      const distances = asked.map((meant) =>
        Math.min(...meant.map((word) => distance(word, name, words) ?? Infinity)),
      );
      const far = distances.reduce((sum, one) => sum + one, isPopular.has(name) ? -0.5 : 0);
      return far === Infinity ? [] : [{ name, far }];
    })
    .toSorted((a, b) => a.far - b.far || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name);
}
