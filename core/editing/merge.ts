import { exceedsLimit } from '../limits.ts';
import { isRecord, type Control } from '../fields/field.ts';
import {
  MAX_BLOCKS_PER_LAYOUT,
  MAX_SECTIONS,
  type Block,
  type PageBody,
  type Section,
  type SectionStyle,
} from '../page/page.ts';
import { isSame } from '../same.ts';
import type { Conflict, ReportConflict } from './conflict.ts';
import { mergeKeyed, type Keyed } from './merge-keyed.ts';
import { mergeOrder } from './merge-order.ts';
import { separateAdded } from './separate-added.ts';
import { mergeValue, mergeValues, type ThreeWays } from './merge-value.ts';

export type MergeResult<T> = { ok: true; merged: T } | { ok: false; conflicts: Conflict[] };

/**
 * Two people's changes of one document put together, or everything they changed differently. Groups of
 * fields are merged field by field, page bodies by section, block, place and value; the rest as a whole.
 */
export function mergeDocument<T>(ways: ThreeWays<T>, control: Control): MergeResult<T> {
  const conflicts: Conflict[] = [];
  const merged = mergeByControl(ways, control, (conflict) => conflicts.push(conflict), '') as T;
  return conflicts.length === 0 ? { ok: true, merged } : { ok: false, conflicts };
}

function mergeByControl(
  ways: ThreeWays<unknown>,
  control: Control,
  report: ReportConflict,
  field: string,
): unknown {
  const { base, mine, theirs } = ways;
  if (isBody(control)) return mergeBodies(ways as ThreeWays<PageBody>, report);
  if (areTexts(control)) return mergeKeyed(ways as ThreeWays<readonly Keyed[]>, report, field);
  if (control.kind !== 'group' || !isRecord(base) || !isRecord(mine) || !isRecord(theirs))
    return mergeValue(ways, report, { where: 'page', id: '', field });
  return Object.fromEntries(
    Object.entries(control.fields ?? {}).map(([name, inner]) => [
      name,
      mergeByControl(
        { base: base[name], mine: mine[name], theirs: theirs[name] },
        inner,
        report,
        field === '' ? name : `${field}.${name}`,
      ),
    ]),
  );
}

const isBody = (control: Control) => control.fields?.sections?.item?.kind === 'section';

/** The texts of a translation, each by itself. */
const areTexts = ({ kind, item }: Control) =>
  kind === 'list' && item?.fields?.key !== undefined && item.fields.source !== undefined;

/** A block with the section it stands in: moving it into another one is a change of the block. */
type Standing = Block & { section: string };

function mergeBodies(ways: ThreeWays<PageBody>, report: ReportConflict): PageBody {
  if (isSame(ways.theirs, ways.base)) return ways.mine;
  if (isSame(ways.mine, ways.base) || isSame(ways.mine, ways.theirs)) return ways.theirs;
  const sections = mergeAll(each(ways, sectionsOf), mergeStyle, report, 'section');
  const blocks = mergeAll(each(ways, blocksOf), mergeBlock, report, 'block');
  reportHomeless(ways, [...blocks.values()], sections, report);
  const order = mergeOrder(
    each(ways, ({ sections: list }) => list.map(({ id }) => id)),
    new Set(sections.keys()),
  );
  if (!order) report({ where: 'page', id: '', field: 'order', mine: ways.mine, theirs: ways.theirs });
  if (exceeds(ways, (body) => body.sections.length, sections.size, MAX_SECTIONS))
    report({ where: 'page', id: '', field: 'sections', mine: ways.mine, theirs: ways.theirs });
  const mine = new Map(ways.mine.sections.map((section) => [section.id, section]));
  return {
    sections: inOrder([...sections.values()], order ?? []).map(({ blocks: _, ...own }) => {
      const { id } = own;
      const section = { ...own, blocks: blocksIn(ways, id, blocks, report) };
      const before = mine.get(id);
      // What they did not touch stays the same object and need not be drawn again.
      return before && isSame(before, section) ? before : section;
    }),
  };
}

/** What exists afterwards. Removed by one and changed by the other is for people to decide. */
function mergeAll<T extends { id: string }>(
  { base, mine, theirs }: ThreeWays<Map<string, T>>,
  mergeOne: (ways: ThreeWays<T>, report: ReportConflict) => T,
  report: ReportConflict,
  where: 'section' | 'block',
): Map<string, T> {
  const merged = new Map<string, T>();
  for (const id of new Set([...base.keys(), ...mine.keys(), ...theirs.keys()])) {
    const [before, one, other] = [base.get(id), mine.get(id), theirs.get(id)];
    if (before && one && other) {
      merged.set(id, mergeOne({ base: before, mine: one, theirs: other }, report));
      continue;
    }
    const left = one ?? other;
    const isDisputed = before ? left && !isSame(left, before) : one && other && !isSame(one, other);
    if (isDisputed) report({ where, id, field: 'existence', mine: one, theirs: other });
    else if (!before && left) merged.set(id, left);
  }
  return merged;
}

function mergeStyle(ways: ThreeWays<Section>, report: ReportConflict): Section {
  const { id } = ways.base;
  const style = mergeValues(
    each(ways, (section) => ({ ...section.style })),
    report,
    { where: 'section', id, field: 'style' },
  );
  const languages = mergeValue(each(ways, languagesOf), report, { where: 'section', id, field: 'languages' });
  return { id, style: style as unknown as SectionStyle, ...shownIn(languages), blocks: [] };
}

function mergeBlock(ways: ThreeWays<Standing>, report: ReportConflict): Standing {
  const { id } = ways.base;
  const pick = <T>(field: string, of: (block: Standing) => T) =>
    mergeValue(each(ways, of), report, { where: 'block', id, field });
  const base = pick('place.base', ({ place }) => place.base);
  const phone = pick('place.phone', ({ place }) => place.phone);
  return {
    // A block of another version may hold more than this one knows of.
    ...withoutLanguages(ways.base),
    id,
    type: pick('type', ({ type }) => type),
    place: phone ? { base, phone } : { base },
    values: mergeValues(
      each(ways, ({ values }) => values),
      report,
      { where: 'block', id, field: 'values' },
    ),
    animation: pick('animation', ({ animation }) => animation),
    ...shownIn(pick('languages', languagesOf)),
    section: pick('section', ({ section }) => section),
  };
}

const languagesOf = ({ languages = [] }: { languages?: readonly string[] }) => languages;
const shownIn = (languages: readonly string[]) => (languages.length === 0 ? {} : { languages });
const withoutLanguages = ({ languages: _, ...block }: Standing): Standing => block;

/** A block that one put into a section which the other removed. */
function reportHomeless(
  ways: ThreeWays<PageBody>,
  blocks: readonly Standing[],
  sections: ReadonlyMap<string, unknown>,
  report: ReportConflict,
): void {
  const homeless = new Set(blocks.map(({ section }) => section).filter((id) => !sections.has(id)));
  for (const id of homeless) {
    const find = (body: PageBody) => body.sections.find((section) => section.id === id);
    report({ where: 'section', id, field: 'existence', mine: find(ways.mine), theirs: find(ways.theirs) });
  }
}

function blocksIn(
  ways: ThreeWays<PageBody>,
  sectionId: string,
  blocks: ReadonlyMap<string, Standing>,
  report: ReportConflict,
): Block[] {
  const members = [...blocks.values()].filter(({ section }) => section === sectionId);
  const ids = new Set(members.map(({ id }) => id));
  const orders = each(ways, (body) => namesIn(body, sectionId));
  // Places decide what one reads first, the list only what lies on top: not worth a question.
  const order = mergeOrder(orders, ids) ?? [...ids].sort();
  if (exceeds(ways, (body) => namesIn(body, sectionId).length, members.length, MAX_BLOCKS_PER_LAYOUT))
    report({
      where: 'section',
      id: sectionId,
      field: 'blocks',
      mine: orders.mine.length,
      theirs: orders.theirs.length,
    });
  const merged = inOrder(members, order).map(({ section: _, ...block }) => block);
  return separateAdded(merged, each(ways, blocksOf));
}

function inOrder<T extends { id: string }>(things: readonly T[], ids: readonly string[]): T[] {
  return things.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

function exceeds(
  ways: ThreeWays<PageBody>,
  count: (body: PageBody) => number,
  after: number,
  limit: number,
): boolean {
  return exceedsLimit({ before: Math.max(count(ways.mine), count(ways.theirs)), after, limit });
}

function namesIn(body: PageBody, sectionId: string): string[] {
  return body.sections.find(({ id }) => id === sectionId)?.blocks.map(({ id }) => id) ?? [];
}

function each<T, R>(ways: ThreeWays<T>, read: (value: T) => R): ThreeWays<R> {
  return { base: read(ways.base), mine: read(ways.mine), theirs: read(ways.theirs) };
}

const sectionsOf = (body: PageBody) =>
  new Map(body.sections.map((section) => [section.id, { ...section, blocks: [] }]));

const blocksOf = (body: PageBody): Map<string, Standing> =>
  new Map(
    body.sections.flatMap((section) =>
      section.blocks.map((block) => [block.id, { ...block, section: section.id }] as const),
    ),
  );
