import type { BlockRulesOf } from '../../blocks/rules.ts';
import { changeBlocks, changeSections, findSection, withSections } from '../../page/find.ts';
import type { Block, PageBody, Section } from '../../page/page.ts';
import { isRefusal, refuse, type Refusal } from '../../page/refusal.ts';
import { pageBody } from '../../page/stored/fields.ts';
import { isSame } from '../../same.ts';
import { addressOfFile, filesIn, type WrittenFile } from '../said-files.ts';
import { backgroundKey, BLOCK, hasWords, replaceValues, walkValues, type TextValue } from '../texts.ts';
import type { WrittenText } from '../translation.ts';

export const ADD_IN_SOURCE = 'All languages share the layout. Switch to the original language to add to it.';
export const LIST_IN_SOURCE =
  'All languages share this list. Switch to the original language to add, remove or reorder its entries.';
export const EMPTY_IN_SOURCE = 'This text is empty in the original language. Write it there first.';

/** A page that somebody changed while they saw it in another language. */
export interface EditInLanguage {
  /** As it is written. */
  source: PageBody;
  /** As it was shown, in the language. */
  shown: PageBody;
  after: PageBody;
}

/** What such an edit means: words belong to the language, everything else to the page. */
export function splitEdit(
  { source, shown, after }: EditInLanguage,
  blockOf: BlockRulesOf,
): { body: PageBody; written: WrittenText[]; files: WrittenFile[] } | Refusal {
  const known = new Set(source.sections.map(({ id }) => id));
  if (after.sections.some(({ id }) => !known.has(id))) return refuse(ADD_IN_SOURCE);
  const [written, writtenBlocks, shownBlocks] = [[] as WrittenText[], blocksOf(source), blocksOf(shown)];
  let refusal: Refusal | undefined;
  const styled = changeSections(after, (section) => {
    const [own, before] = [findSection(source, section.id), findSection(shown, section.id)];
    const result = own && before ? splitBackground({ own, before, after: section }) : refuse(ADD_IN_SOURCE);
    if (isRefusal(result)) {
      refusal ??= result;
      return section;
    }
    written.push(...result.written);
    return result.section;
  });
  const body = changeBlocks(styled, (block) => {
    const [own, before] = [writtenBlocks.get(block.id), shownBlocks.get(block.id)];
    const result = own && before ? splitBlock({ own, before, after: block }, blockOf) : refuse(ADD_IN_SOURCE);
    if (isRefusal(result)) {
      refusal ??= result;
      return block;
    }
    written.push(...result.written);
    return result.block;
  });
  if (refusal) return refusal;
  const files = splitFiles({ source, shown, after }, { body, blockOf });
  return { body: keepSame(source, files.body), written, files: files.written };
}

/** What a language has of its own stays its own; a picture that all share is another one for all. */
function splitFiles(
  { source, shown, after }: EditInLanguage,
  { body, blockOf }: { body: PageBody; blockOf: BlockRulesOf },
): { body: PageBody; written: WrittenFile[] } {
  const { control } = pageBody(blockOf);
  const [own, before, now] = [source, shown, after].map(
    (page) => new Map(filesIn(page, control, blockOf).map(({ key, value }) => [key, value])),
  );
  const written: WrittenFile[] = [];
  const kept = walkValues(body, control, blockOf, {
    text: ({ source: text }) => text,
    file({ key, value }) {
      const [original, was] = [own?.get(key), before?.get(key)];
      if (original === undefined || was === undefined || addressOfFile(original) === addressOfFile(was))
        return value;
      // Removed, it is that of all languages again.
      const chosen = now?.get(key) ?? null;
      if (chosen === null || addressOfFile(chosen) !== addressOfFile(was))
        written.push({ key, source: addressOfFile(original), value: chosen });
      return original;
    },
  });
  return { body: kept, written };
}

/** The picture behind a section is shared, what describes it is not. */
function splitBackground({ own, before, after }: { own: Section; before: Section; after: Section }):
  | {
      section: Section;
      written: WrittenText[];
    }
  | Refusal {
  const [{ alt: original }, shown, now] = [
    own.style.background,
    before.style.background,
    after.style.background,
  ];
  const withAlt = (alt: string): Section => ({
    ...after,
    style: { ...after.style, background: { ...now, alt } },
  });
  if (now.alt === shown.alt) return { section: withAlt(original), written: [] };
  // Another picture comes with a description of its own.
  if (now.src !== shown.src) return { section: after, written: [] };
  if (!hasWords(original)) return refuse(EMPTY_IN_SOURCE);
  const text = isNothing(now.alt) ? null : now.alt;
  return { section: withAlt(original), written: [{ key: backgroundKey(own.id), source: original, text }] };
}

function splitBlock(
  { own, before, after }: { own: Block; before: Block; after: Block },
  blockOf: BlockRulesOf,
): { block: Block; written: WrittenText[] } | Refusal {
  if (after.values === before.values) return { block: { ...after, values: own.values }, written: [] };
  const [source, shown, now] = [own, before, after].map((block) => valuesOf(block, blockOf)) as [
    Texts,
    Texts,
    Texts,
  ];
  const changed = [...now].filter(([key, value]) => !isSame(value, shown.get(key)));
  const isOtherList = now.size !== shown.size || [...now.keys()].some((key) => !shown.has(key));
  // Whoever types changes one text; several at once are entries that changed places.
  if (isOtherList || (changed.length > 1 && changed.some(([key]) => IN_LIST.test(key))))
    return refuse(LIST_IN_SOURCE);
  const written: WrittenText[] = [];
  for (const [key, text] of changed) {
    const original = source.get(key);
    if (original === undefined || !hasWords(original)) return refuse(EMPTY_IN_SOURCE);
    written.push({ key, source: original, text: isNothing(text) ? null : text });
  }
  const block = replaceValues(after, BLOCK, blockOf, ({ key, source: text }) => source.get(key) ?? text);
  return { block: isSame(block.values, own.values) ? { ...block, values: own.values } : block, written };
}

type Texts = ReadonlyMap<string, TextValue>;

const IN_LIST = /[.:]\d+(?=\.|$)/;
const isNothing = (text: TextValue) => typeof text === 'string' && text.trim() === '';

function valuesOf(block: Block, blockOf: BlockRulesOf): Texts {
  const found = new Map<string, TextValue>();
  replaceValues(block, BLOCK, blockOf, ({ key, source }) => {
    found.set(key, source);
    return source;
  });
  return found;
}

const blocksOf = ({ sections }: PageBody) =>
  new Map(sections.flatMap(({ blocks }) => blocks.map((block) => [block.id, block] as const)));

/** A page in which sections and blocks that say the same as before are those of before: they are not drawn again. */
export function keepSame(before: PageBody, after: PageBody): PageBody {
  const blocks = blocksOf(before);
  const sections = new Map(before.sections.map((section) => [section.id, section]));
  const kept = changeBlocks(after, (block) => sameOr(blocks.get(block.id), block));
  const same = changeSections(kept, (section) => sameOr(sections.get(section.id), section));
  return withSections(before, same.sections);
}

const sameOr = <T>(before: T | undefined, after: T): T =>
  before !== undefined && isSame(before, after) ? before : after;
