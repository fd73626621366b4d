import { EMPTY_RICH_TEXT, isEmptyRichText, type RichText } from '../rich-text/document.ts';
import { readRichText } from '../rich-text/read.ts';
import { isRecord } from '../fields/field.ts';
import type { Block, PageBody } from './page.ts';

/** The block that holds words. */
const TEXT = 'text';

export const textOf = ({ values }: Block): RichText => readRichText(values.text) ?? EMPTY_RICH_TEXT;

/** The blocks of a page that reads from top to bottom: one section, nothing beside anything else, words among it. */
export function flowOf(body: unknown): readonly Block[] | undefined {
  const sections =
    isRecord(body) && Array.isArray(body.sections) ? (body as unknown as PageBody).sections : [];
  const [section] = sections;
  if (sections.length !== 1 || !section?.blocks.some(({ type }) => type === TEXT)) return undefined;
  const blocks = section.blocks.toSorted((a, b) => a.place.base.row - b.place.base.row);
  const isStacked = blocks.every(({ place: { base } }, index) => {
    const before = blocks[index - 1]?.place.base;
    return before === undefined || base.row >= before.row + before.rows;
  });
  return isStacked ? blocks : undefined;
}

/** The same page with these blocks below each other. Only who adds or removes something loses an order of phones. */
function stacked(body: PageBody, blocks: readonly Block[]): PageBody {
  let row = 1;
  const placed = blocks.map((block) => {
    const base = { ...block.place.base, row };
    row += base.rows;
    return { ...block, place: { base } };
  });
  return { ...body, sections: body.sections.map((section) => ({ ...section, blocks: placed })) };
}

export function setValues(body: PageBody, id: string, values: Readonly<Record<string, unknown>>): PageBody {
  const change = (block: Block) =>
    block.id === id ? { ...block, values: { ...block.values, ...values } } : block;
  return {
    ...body,
    sections: body.sections.map((section) => ({ ...section, blocks: section.blocks.map(change) })),
  };
}

export interface Insertion {
  /** The text that something is put into. */
  at: string;
  before: RichText;
  after: RichText;
  blocks: readonly Pick<Block, 'id' | 'type' | 'values'>[];
  /** The id of the text behind it, where the words part. */
  afterId: string;
}

/** Puts blocks into a text: the words before them stay, those behind them become a text of their own. */
export function insertInFlow(body: PageBody, { at, before, after, blocks, afterId }: Insertion): PageBody {
  const flow = flowOf(body) ?? [];
  const text = flow.find(({ id }) => id === at);
  if (!text) return body;
  const place = { base: { ...text.place.base, rows: 1 } };
  const added = blocks.map((block): Block => ({ ...block, place, animation: 'none' }));
  const first = { ...text, values: { ...text.values, text: before } };
  const last = { ...text, place, id: afterId, values: { ...text.values, text: after } };
  // Words can always go on behind it.
  const parts = isEmptyRichText(before)
    ? [...added, { ...first, values: { ...text.values, text: after } }]
    : [first, ...added, last];
  return stacked(
    body,
    flow.flatMap((block) => (block === text ? parts : [block])),
  );
}

/** Takes a block out; texts that then meet become one. */
export function removeFromFlow(body: PageBody, id: string): PageBody {
  const left = (flowOf(body) ?? []).filter((block) => block.id !== id);
  const joined = left.reduce<Block[]>((done, block) => {
    const last = done.at(-1);
    if (last?.type !== TEXT || block.type !== TEXT) return [...done, block];
    const text: RichText = { type: 'doc', content: [...textOf(last).content, ...textOf(block).content] };
    return [...done.slice(0, -1), { ...last, values: { ...last.values, text } }];
  }, []);
  return joined.some(({ type }) => type === TEXT) ? stacked(body, joined) : body;
}

/** Moves a block past the one above or below it. */
export function moveInFlow(body: PageBody, id: string, step: -1 | 1): PageBody {
  const flow = [...(flowOf(body) ?? [])];
  const from = flow.findIndex((block) => block.id === id);
  const [block, other] = [flow[from], flow[from + step]];
  if (!block || !other) return body;
  flow[from] = other;
  flow[from + step] = block;
  return stacked(body, flow);
}
