import type { BlockRulesOf } from '../blocks/rules.ts';
import { BLOCK, replaceValues } from '../languages/texts.ts';
import type { Block, PageBody, Section } from '../page/page.ts';

/** Above this, finding what belongs together would take longer than what is gained by it. */
const MAX_CELLS = 1_000_000;
/** Well below what one section can hold. */
const BLOCKS_PER_SECTION = 40;

interface Pairing {
  blockOf: BlockRulesOf;
  /** What the original was written in, all languages it is shown in, and that of the translation. */
  languages: { source: string; all: readonly string[]; said: string };
  /** The old site: its own links differ by language. */
  base: string;
  /** Always the same id for the same number, so that nothing is added twice. */
  idOf: (kind: 'section' | 'block', index: number) => string;
}

export interface PairedBodies {
  /** The original, with what only the translation has, which is shown in its language alone. */
  body: PageBody;
  /** The same blocks as the translation says them. */
  said: PageBody;
}

/**
 * Lays a page over its translation, which was a page of its own in the old system: blocks of one shape are one block
 * in two languages. What one of them lacks is shown in the language of the other alone.
 */
export function pairBodies(original: PageBody, translation: PageBody, about: Pairing): PairedBodies {
  const { source, all, said } = about.languages;
  const before = original.sections.flatMap(({ blocks }) => blocks);
  const made = translation.sections
    .flatMap(({ blocks }) => blocks)
    .map((block, index) => ({ ...block, id: about.idOf('block', index) }));
  const mine = before.filter(({ languages = all }) => languages.includes(source));
  const pairs = pairsOf(
    mine.map((block) => shapeOf(block, about)),
    made.map((block) => shapeOf(block, about)),
  );
  const partner = new Map(pairs.map(([one, other]) => [mine[one], other]));
  const there = new Set(before.map(({ id }) => id));
  const paired = new Set(partner.values());
  const values = new Map<string, Block['values']>();
  const merged: Block[] = [];
  let next = 0;
  const addUntil = (stop: number) => {
    const passed = made.slice(next, stop).filter((_, index) => !paired.has(next + index));
    merged.push(
      ...passed.filter(({ id }) => !there.has(id)).map((block) => ({ ...block, languages: [said] })),
    );
    next = Math.max(next, stop);
  };
  for (const block of before) {
    const other = partner.get(block);
    if (other !== undefined) {
      addUntil(other);
      values.set(block.id, made[other]?.values ?? block.values);
    }
    merged.push(other !== undefined || !mine.includes(block) ? block : without(block, said, all));
  }
  addUntil(made.length);
  const isSame = merged.length === before.length && merged.every((block, index) => block === before[index]);
  const body = isSame
    ? original
    : {
        ...original,
        sections: sectionsOf(merged, { original, translation, idOf: about.idOf }),
      };
  const speak = (block: Block): Block => ({ ...block, values: values.get(block.id) ?? block.values });
  return {
    body,
    said: { ...body, sections: body.sections.map((each) => ({ ...each, blocks: each.blocks.map(speak) })) },
  };
}

/** A block that a language does not have. */
const without = (block: Block, language: string, all: readonly string[]): Block => ({
  ...block,
  languages: (block.languages ?? all).filter((each) => each !== language),
});

/** All that a block shows but its words and where its links lead on the old site. */
function shapeOf({ type, values }: Block, { blockOf, base }: Pairing): string {
  const bare = replaceValues({ id: 'block', type, values }, BLOCK, blockOf, () => '');
  return JSON.stringify(bare, (_key, value: unknown) =>
    typeof value === 'string' && base !== '' && value.startsWith(base) ? base : value,
  );
}

/** Which of two rows belong together, in their order: as many as can. */
function pairsOf(one: readonly string[], other: readonly string[]): [number, number][] {
  if (one.length * other.length > MAX_CELLS)
    return one.flatMap((shape, index): [number, number][] =>
      shape === other[index] ? [[index, index]] : [],
    );
  const width = other.length + 1;
  const lengths = new Uint32Array((one.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < one.length && j < other.length) {
    if (one[i] === other[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

/** One below the other, as they are moved in, in the sections of the original and then in more like those that are known. */
function sectionsOf(
  blocks: readonly Block[],
  { original, translation, idOf }: Pick<Pairing, 'idOf'> & Record<'original' | 'translation', PageBody>,
): Section[] {
  const known = [...original.sections, ...translation.sections];
  const groups: Section[] = [];
  for (let start = 0; start < blocks.length; start += BLOCKS_PER_SECTION) {
    const index = groups.length;
    const section = known[index] ?? known[0];
    if (!section) break;
    groups.push({
      ...section,
      id: index < original.sections.length ? section.id : idOf('section', index),
      blocks: blocks.slice(start, start + BLOCKS_PER_SECTION).map((block, row) => ({
        ...block,
        place: { base: { ...block.place.base, row: row + 1, rows: 1 } },
      })),
    });
  }
  return groups;
}
