import { blockOf } from '#blocks/index.ts';
import type { Conflict } from '#core/editing/conflict.ts';
import { findBlock, findSection } from '#core/page/find.ts';
import type { PageBody } from '#core/page/page.ts';
import { plainText } from '#core/rich-text/document.ts';
import { readRichText } from '#core/rich-text/read.ts';
import { labelOf } from '../../fields/control.ts';

const FIELDS: Readonly<Record<string, string>> = {
  order: 'the order',
  existence: 'whether it is there',
  section: 'the section it stands in',
  'place.base': 'its place',
  'place.phone': 'its place on phones',
};

/** What two people changed differently, as a person would name it. */
export function nameConflict({ where, id, field }: Conflict, body: PageBody): string {
  const last = field.split('.').at(-1) ?? field;
  if (where === 'block') {
    const block = findBlock(body, id)?.block;
    const definition = block && blockOf(block.type);
    const control = definition?.fields.control.fields?.[field.split('.')[1] ?? ''];
    return `${definition?.name ?? 'A block'}: ${FIELDS[field] ?? labelOf(last, control).toLowerCase()}`;
  }
  if (where === 'section')
    return `${findSection(body, id)?.style.name || 'A section'}: ${FIELDS[field] ?? labelOf(last, undefined).toLowerCase()}`;
  return `The page: ${FIELDS[field] ?? labelOf(last, undefined).toLowerCase()}`;
}

const MAX_SHOWN = 2000;

/** A value as words that can be compared. */
export function showValue(value: unknown): string {
  if (value === undefined || value === null) return '(removed)';
  const doc = readRichText(value);
  const text = doc ? plainText(doc) : typeof value === 'string' ? value : JSON.stringify(value, undefined, 1);
  return text === '' ? '(empty)' : text.slice(0, MAX_SHOWN);
}
