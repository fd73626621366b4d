import type { BlockRulesOf } from '../blocks/rules.ts';
import { isRecord, type Control } from '../fields/field.ts';
import { labelOf } from '../fields/label.ts';
import { sectionTitle, wordsOf } from '../page/names.ts';
import type { Block, PageBody, Section } from '../page/page.ts';
import { sectionStyle } from '../page/stored/fields.ts';
import { isSame } from '../same.ts';

/** One thing that a publish changes, as an owner would name it. */
export interface Difference {
  what: 'added' | 'changed' | 'moved' | 'removed';
  where: 'block' | 'section' | 'document';
  /** Of the block or section; empty otherwise. */
  id: string;
  name: string;
  /** What of it, e.g. “Text, Level”. Empty where all of it came or went. */
  parts: readonly string[];
}

/** What differs between two versions of a document; null is one that is not there. */
export function differencesOf(
  before: unknown,
  after: unknown,
  control: Control,
  blockOf: BlockRulesOf,
): Difference[] {
  const all = compare(isRecord(before) ? before : {}, isRecord(after) ? after : {}, control, blockOf);
  // Of a page that comes or goes as a whole, title and address have not changed: they come or go with it.
  const isWhole = !(isRecord(before) && isRecord(after)) && Object.values(control.fields ?? {}).some(isBody);
  return isWhole ? all.filter(({ where }) => where !== 'document') : all;
}

function compare(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  control: Control,
  blockOf: BlockRulesOf,
): Difference[] {
  return Object.entries(control.fields ?? {}).flatMap(([name, inner]): Difference[] => {
    const [one, other] = [before[name], after[name]];
    if (isSame(one, other)) return [];
    if (isBody(inner)) return compareBodies(bodyOf(one), bodyOf(other), blockOf);
    if (inner.kind === 'group' && isRecord(one) && isRecord(other))
      return grouped(labelOf(name, inner), compare(one, other, inner, blockOf));
    return [{ what: 'changed', where: 'document', id: '', name: labelOf(name, inner), parts: [] }];
  });
}

/** Fields of a group are parts of one change. */
function grouped(name: string, inside: readonly Difference[]): Difference[] {
  const inner = inside.filter(({ where }) => where === 'document');
  const parts = inner.map((difference) => difference.name);
  const own: Difference[] =
    inner.length === 0 ? [] : [{ what: 'changed', where: 'document', id: '', name, parts }];
  return [...own, ...inside.filter(({ where }) => where !== 'document')];
}

const isBody = (control: Control) => control.fields?.sections?.item?.kind === 'section';

const bodyOf = (value: unknown): PageBody =>
  isRecord(value) && Array.isArray(value.sections) ? (value as unknown as PageBody) : { sections: [] };

interface Standing {
  block: Block;
  sectionId: string;
}

function compareBodies(before: PageBody, after: PageBody, blockOf: BlockRulesOf): Difference[] {
  const sections = compareSections(before, after, blockOf);
  const gone = new Set(sections.filter(({ what }) => what === 'removed').map(({ id }) => id));
  const came = new Set(sections.filter(({ what }) => what === 'added').map(({ id }) => id));
  const [old, now] = [blocksOf(before), blocksOf(after)];
  const blocks = [
    ...[...now].flatMap(([id, standing]): Difference[] => {
      const earlier = old.get(id);
      // Blocks of a section that is new as a whole are not told one by one.
      if (!earlier) return came.has(standing.sectionId) ? [] : [whole('added', standing.block, blockOf)];
      return compareBlock(earlier, standing, blockOf);
    }),
    ...[...old].flatMap(([id, { block, sectionId }]): Difference[] =>
      now.has(id) || gone.has(sectionId) ? [] : [whole('removed', block, blockOf)],
    ),
  ];
  return [...sections, ...blocks];
}

function compareSections(before: PageBody, after: PageBody, blockOf: BlockRulesOf): Difference[] {
  const old = new Map(before.sections.map((section, index) => [section.id, { section, index }]));
  const now = new Set(after.sections.map(({ id }) => id));
  const told: Difference[] = [];
  const tell = (what: Difference['what'], id: string, name: string, parts: readonly string[] = []) =>
    told.push({ what, where: 'section', id, name, parts });
  after.sections.forEach((section, index) => {
    const name = nameOf(section, index, blockOf);
    const earlier = old.get(section.id)?.section;
    if (!earlier) tell('added', section.id, name);
    else if (!isSame(earlier.style, section.style))
      tell('changed', section.id, name, differingLabels(earlier.style, section.style, sectionStyle.control));
  });
  before.sections.forEach((section, index) => {
    if (!now.has(section.id)) tell('removed', section.id, nameOf(section, index, blockOf));
  });
  const kept = (body: PageBody, other: ReadonlySet<string>) =>
    body.sections.map(({ id }) => id).filter((id) => other.has(id));
  if (!isSame(kept(before, now), kept(after, new Set(old.keys()))))
    told.push({ what: 'moved', where: 'document', id: '', name: 'Order of the sections', parts: [] });
  return told;
}

function nameOf(section: Section, index: number, blockOf: BlockRulesOf): string {
  const title = sectionTitle(section, blockOf);
  return title === '' ? `Section ${index + 1}` : `Section “${title}”`;
}

function compareBlock(before: Standing, after: Standing, blockOf: BlockRulesOf): Difference[] {
  const { block } = after;
  const control = blockOf(block.type)?.fields.control;
  const parts = differingLabels(before.block.values, block.values, control);
  if (before.block.animation !== block.animation) parts.push('Animation');
  const hasMoved = before.sectionId !== after.sectionId || !isSame(before.block.place, block.place);
  if (parts.length > 0) {
    if (hasMoved) parts.push('Place');
    return [{ ...whole('changed', block, blockOf), parts }];
  }
  return hasMoved ? [whole('moved', block, blockOf)] : [];
}

function whole(what: Difference['what'], block: Block, blockOf: BlockRulesOf): Difference {
  const words = wordsOf(block);
  const name = blockOf(block.type)?.name ?? block.type;
  return { what, where: 'block', id: block.id, name: words === '' ? name : `${name} “${words}”`, parts: [] };
}

function differingLabels(before: object, after: object, control: Control | undefined): string[] {
  const [one, other] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => !isSame(one[name], other[name]))
    .map((name) => labelOf(name, control?.fields?.[name]));
}

const blocksOf = ({ sections }: PageBody): Map<string, Standing> =>
  new Map(
    sections.flatMap(({ id, blocks }) =>
      blocks.map((block) => [block.id, { block, sectionId: id }] as const),
    ),
  );
