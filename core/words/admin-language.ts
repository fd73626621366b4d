const ENGLISH = 'en';
const MAX_ASKED = 20;

/** Those the admin speaks: English, and one for each file of sentences. */
export const adminLanguages = (words: Readonly<Record<string, string>>): readonly string[] => [
  ENGLISH,
  ...Object.keys(words),
];

/** The first of those somebody asks for, as in `de-CH,de;q=0.9,en;q=0.8`, that the admin speaks. */
export function adminLanguage(asked: string, spoken: readonly string[]): string {
  const wanted = asked
    .split(',', MAX_ASKED)
    .map((part) => {
      const [tag = '', ...options] = part.trim().split(';');
      const quality = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find(Boolean);
      return { tag: tag.toLowerCase(), quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const known =
      spoken.find((each) => each.toLowerCase() === tag) ?? spoken.find((each) => each === tag.split('-')[0]);
    if (known) return known;
  }
  return ENGLISH;
}
