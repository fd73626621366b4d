import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { MAX_DATASET_COLUMNS, MAX_DATASET_ROWS } from '#core/dataset.ts';
import { attr, PLAYERS, within, wordsOf } from './html-nodes.ts';
import type { TextBlock } from '#core/rich-text/document.ts';

const MAX_CELL = 200;

export interface TablePart {
  kind: 'table';
  columns: string[];
  rows: string[][];
}

/** A table longer than one of ours becomes several; what is too wide or too long for a cell is named. */
export function tablesOf(
  node: Tree.Element,
  lost: string[],
): (TablePart | { kind: 'text'; content: TextBlock[] })[] {
  const isOwn = (row: Tree.Element) =>
    !within(node, 'table').some((inner) => within(inner, 'tr').includes(row));
  const rows = within(node, 'tr')
    .filter(isOwn)
    .map((row) =>
      row.childNodes.filter(
        (cell): cell is Tree.Element => tree.isElementNode(cell) && /^t[hd]$/.test(cell.tagName),
      ),
    );
  const cut = rows.map((row) => {
    if (row.length > MAX_DATASET_COLUMNS) lost.push(`Columns of a table beyond the ${MAX_DATASET_COLUMNS}th`);
    return row.slice(0, MAX_DATASET_COLUMNS).map((cell) => {
      const words = wordsOf(cell);
      if (words.length > MAX_CELL) lost.push(`Words of a table beyond ${MAX_CELL} characters: “${words}”`);
      return words.slice(0, MAX_CELL);
    });
  });
  const caption = within(node, 'caption')[0];
  const hasHead = rows[0]?.some(({ tagName }) => tagName === 'th') ?? false;
  const columns = hasHead ? (cut[0] ?? []) : (cut[0] ?? []).map(() => '');
  const body = hasHead ? cut.slice(1) : cut;
  const tables: TablePart[] = [];
  for (let start = 0; start === 0 || start < body.length; start += MAX_DATASET_ROWS)
    tables.push({ kind: 'table', columns, rows: body.slice(start, start + MAX_DATASET_ROWS) });
  const heavy = ['img', ...PLAYERS].flatMap((name) => within(node, name));
  for (const each of heavy) lost.push(`A <${each.tagName}> in a table: ${attr(each, 'src')}`);
  const words = caption ? wordsOf(caption) : '';
  return words === ''
    ? tables
    : [
        { kind: 'text', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
        ...tables,
      ];
}
