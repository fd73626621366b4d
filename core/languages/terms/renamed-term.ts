import type { TranslatedText } from '../translation.ts';

/**
 * Texts of tags and categories after one was renamed. The new name is said as the old one was, and counts as out of
 * date, because what was translated is the old one; that stays, as pages that are live still show it.
 */
export function withRenamedTerm(
  texts: readonly TranslatedText[],
  { from, to }: { from: string; to: string },
): readonly TranslatedText[] {
  const known = texts.find(({ key }) => key === from);
  return !known || texts.some(({ key }) => key === to) ? texts : [...texts, { ...known, key: to }];
}

interface Tagged {
  before: readonly string[];
  after: readonly string[];
}

/**
 * Which tags have another name after things were saved: something stands in the place of each, it is the same
 * everywhere, and nothing has the old name any more. `used` are all that things have now.
 */
export function renamedTerms(
  saved: readonly Tagged[],
  used: ReadonlySet<string>,
): { from: string; to: string }[] {
  const pairs = saved.flatMap(({ before, after }) =>
    before.length === after.length
      ? before.flatMap((from, at) => {
          const to = after[at] ?? from;
          return after.includes(from) || before.includes(to) ? [] : [{ from, to }];
        })
      : [],
  );
  const names = Map.groupBy(pairs, ({ from }) => from);
  return [...names].flatMap(([from, all]) => {
    const [to, ...others] = new Set(all.map((pair) => pair.to));
    return to === undefined || others.length > 0 || used.has(from) ? [] : [{ from, to }];
  });
}
