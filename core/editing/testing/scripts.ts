import { array, nat, record, type Arbitrary } from 'fast-check';
import { alignBlocks, distributeBlocks } from '../../page/actions/align-blocks.ts';
import { duplicateBlocks } from '../../page/actions/duplicate-blocks.ts';
import { insertBlock } from '../../page/actions/insert-block.ts';
import { insertRows } from '../../page/actions/make-room.ts';
import { moveBlocks } from '../../page/actions/move-blocks.ts';
import { orderBlock } from '../../page/actions/order-blocks.ts';
import { TONES, type PageBody } from '../../page/page.ts';
import { resetPhone } from '../../page/phone-place.ts';
import { removeBlocks } from '../../page/actions/remove-blocks.ts';
import { isRefusal, type Refusal } from '../../page/refusal.ts';
import { resizeBlock } from '../../page/actions/resize-block.ts';
import {
  duplicateSection,
  insertSection,
  moveSection,
  removeSection,
  setSectionStyle,
} from '../../page/actions/sections.ts';
import { setAnimation, setValues } from '../../page/actions/set-values.ts';
import { aBlock, anId, aPage, aSection } from '../../page/testing/pages.ts';

/** One edit of a page: which kind, and numbers that pick what it is about. */
export interface Edit {
  kind: number;
  a: number;
  b: number;
  c: number;
}

type Action = (body: PageBody, edit: Edit, newId: () => string) => PageBody | Refusal;

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(list.length, 1)];
const sectionAt = (body: PageBody, index: number) => at(body.sections, index)?.id ?? '';
const blockAt = (body: PageBody, index: number) =>
  at(
    body.sections.flatMap(({ blocks }) => blocks),
    index,
  )?.id ?? '';
const width = (number: number) => (number % 2 === 0 ? 'base' : 'phone');

const ACTIONS: readonly Action[] = [
  (body, { a, b, c }, newId) => {
    const { place, ...block } = aBlock(`w${c}`, { column: 1 + (c % 13), row: 1 + (b % 5) });
    const added = { ...block, id: newId() };
    return insertBlock(body, {
      sectionId: sectionAt(body, a),
      block: added,
      place: c % 2 ? place.base : undefined,
    });
  },
  (body, { a, b, c }) =>
    moveBlocks(body, {
      ids: [blockAt(body, a), blockAt(body, b)],
      breakpoint: width(c),
      by: { columns: (a % 9) - 4, rows: (c % 7) - 3 },
    }),
  (body, { a, b, c }) =>
    moveBlocks(body, {
      ids: [blockAt(body, a)],
      breakpoint: width(c),
      by: { columns: (b % 5) - 2, rows: (c % 5) - 2 },
      sectionId: sectionAt(body, b),
    }),
  (body, { a, b, c }) =>
    resizeBlock(body, {
      id: blockAt(body, a),
      breakpoint: width(b),
      by: { right: (b % 9) - 4, top: (c % 3) - 1 },
    }),
  (body, { a }) => removeBlocks(body, { ids: [blockAt(body, a)] }),
  (body, { a, b }, newId) => duplicateBlocks(body, { ids: [blockAt(body, a), blockAt(body, b)], newId }),
  (body, { a, b, c }) =>
    setValues(body, { id: blockAt(body, a), values: { [b % 2 ? 'words' : 'by']: `v${c % 9}` } }),
  (body, { a, b }) => setAnimation(body, { ids: [blockAt(body, a)], animation: b % 2 ? 'fade' : 'none' }),
  (body, { a, c }, newId) => insertSection(body, { section: aSection(newId()), index: a + c }),
  (body, { a, b }) => moveSection(body, { id: sectionAt(body, a), index: b % 5 }),
  (body, { a }) => removeSection(body, { id: sectionAt(body, a) }),
  (body, { a }, newId) => duplicateSection(body, { id: sectionAt(body, a), newId }),
  (body, { a, b, c }) =>
    setSectionStyle(body, {
      id: sectionAt(body, a),
      style: b % 2 ? { tone: TONES[c % TONES.length] ?? 'ink' } : { hidden: c % 2 === 0 },
    }),
  (body, { a }) => resetPhone(body, { ids: [blockAt(body, a)] }),
  (body, { a, b, c }) =>
    orderBlock(body, {
      id: blockAt(body, a),
      sectionId: sectionAt(body, b),
      beforeId: blockAt(body, c),
    }),
  (body, { a, b, c }) =>
    insertRows(body, { sectionId: sectionAt(body, a), breakpoint: width(c), row: 1 + (b % 4), rows: 1 }),
  (body, { a, b, c }) => {
    const ids = [blockAt(body, a), blockAt(body, b), blockAt(body, c)];
    const group = { ids, breakpoint: width(a) } as const;
    return c % 2
      ? alignBlocks(body, { ...group, to: b % 2 ? 'right' : 'top' })
      : distributeBlocks(body, { ...group, along: 'columns' });
  },
];

const whole = nat({ max: 1000 });

export const scripts = array(
  record({ kind: nat({ max: ACTIONS.length - 1 }), a: whole, b: whole, c: whole }),
  { maxLength: 8 },
);

export const pages: Arbitrary<PageBody> = array(nat({ max: 4 }), { minLength: 1, maxLength: 4 }).map(
  (counts) =>
    aPage(
      ...counts.map((count, section) =>
        aSection(
          `s${section}`,
          Array.from({ length: count }, (_, index) => aBlock(`s${section}b${index}`, { row: 1 + index })),
        ),
      ),
    ),
);

/** Applies one edit; what a rule refuses leaves the page as it was. */
export function applyEdit(body: PageBody, edit: Edit, newId: () => string): PageBody {
  const result = ACTIONS[edit.kind]?.(body, edit, newId) ?? body;
  return isRefusal(result) ? body : result;
}

/** Runs a script as one person; the name keeps their new ids apart from another's. */
export function runScript(body: PageBody, script: readonly Edit[], person: string): PageBody {
  let count = 0;
  const newId = () => anId(`${person}${(count += 1)}`);
  return script.reduce((current, edit) => applyEdit(current, edit, newId), body);
}

/** Throws on any attempt to change a page in place. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}
