export interface DiffPart {
  what: 'same' | 'added' | 'removed';
  words: string;
}

/** Above this a comparison word by word would take longer than anybody reads it. */
const MAX_CELLS = 250_000;

/** What changed between two texts, word by word. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length * now.length > MAX_CELLS)
    return joined([...old.map(asPart('removed')), ...now.map(asPart('added'))]);
  const common = commonLengths(old, now);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [one, other] = [old[i], now[j]];
    if (one !== undefined && one === other) {
      parts.push({ what: 'same', words: one });
      i += 1;
      j += 1;
    } else if (
      one !== undefined &&
      (other === undefined || lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1))
    ) {
      parts.push({ what: 'removed', words: one });
      i += 1;
    } else {
      parts.push({ what: 'added', words: other ?? '' });
      j += 1;
    }
  }
  return joined(parts);
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const asPart =
  (what: DiffPart['what']) =>
  (words: string): DiffPart => ({ what, words });
const lengthAt = (table: readonly number[][], i: number, j: number): number => table[i]?.[j] ?? 0;

/** Of the longest sequence that both have, from each place on. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const table: number[][] = Array.from({ length: old.length + 1 }, () => []);
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (row)
        row[j] =
          old[i] === now[j]
            ? lengthAt(table, i + 1, j + 1) + 1
            : Math.max(lengthAt(table, i + 1, j), lengthAt(table, i, j + 1));
    }
  return table;
}

/** Words of one kind that follow each other are one part. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  return parts.reduce<DiffPart[]>((all, part) => {
    const last = all.at(-1);
    if (last?.what !== part.what) return [...all, part];
    return [...all.slice(0, -1), { what: part.what, words: `${last.words} ${part.words}` }];
  }, []);
}
