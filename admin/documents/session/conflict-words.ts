import { blockOf } from '#blocks/index.ts';
import type { Conflict } from '#core/editing/conflict.ts';
import { isRecord } from '#core/fields/field.ts';
import { isId } from '#core/ids.ts';
import { findBlock, findSection } from '#core/page/find.ts';
import type { PageBody } from '#core/page/page.ts';
import { plainText } from '#core/rich-text/document.ts';
import { readRichText } from '#core/rich-text/read.ts';
import { labelOf } from '#core/fields/label.ts';
import { inSentence } from '../../words/catalogue.ts';
import { say } from './words.ts';

const FIELDS: Readonly<Record<string, string>> = {
  order: say('theOrder'),
  existence: say('deletedOrNot'),
  section: say('theSectionItIs'),
  'place.base': say('itsPosition'),
  'place.phone': say('itsPositionOnPhones'),
};

/** What two people changed differently, as a person would name it. */
export function nameConflict({ where, id, field }: Conflict, body: PageBody): string {
  const last = field.split('.').at(-1) ?? field;
  if (where === 'block') {
    const block = findBlock(body, id)?.block;
    const definition = block && blockOf(block.type);
    const control = definition?.fields.control.fields?.[field.split('.')[1] ?? ''];
    return `${definition?.name ?? say('aBlock')}: ${FIELDS[field] ?? inSentence(labelOf(last, control))}`;
  }
  if (where === 'section')
    return `${findSection(body, id)?.style.name || say('aSection')}: ${FIELDS[field] ?? inSentence(labelOf(last, undefined))}`;
  return say('thePageFields', { fields: FIELDS[field] ?? inSentence(labelOf(last, undefined)) });
}

const MAX_SHOWN = 2000;

/** A value as words that can be compared. */
export function showValue(value: unknown): string {
  const text = describe(value);
  return text === '' ? say('empty') : text.slice(0, MAX_SHOWN);
}

function describe(value: unknown): string {
  if (value === undefined || value === null) return say('removed');
  if (typeof value === 'boolean') return value ? say('yes') : say('no');
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  const doc = readRichText(value);
  if (doc) return plainText(doc);
  if (Array.isArray(value)) return describeList(value);
  return isRecord(value) ? describeRecord(value) : '';
}

function describeList(values: readonly unknown[]): string {
  // Ids say nothing to anybody.
  if (values.length > 0 && values.every(isId)) return say('anOrderOfCount', { count: values.length });
  return values.map((one, index) => `${index + 1}. ${describe(one)}`).join('\n');
}

function describeRecord(value: Readonly<Record<string, unknown>>): string {
  const { column, span, row, rows, type, values, blocks } = value;
  if (isNumber(column) && isNumber(span) && isNumber(row) && isNumber(rows))
    return say('place', { columns: columnsOf(column, span), rows: rowsOf(row, rows) });
  if (Array.isArray(blocks)) return say('aSectionWithBlocks', { count: blocks.length });
  if (typeof type === 'string' && isRecord(values))
    return `${blockOf(type)?.name ?? type}\n${describe(values)}`;
  return Object.entries(value)
    .map(([name, one]) => [labelOf(name, undefined), describe(one)] as const)
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `${name}: ${words}`)
    .join('\n');
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

const columnsOf = (first: number, length: number) =>
  length === 1 ? say('oneColumn', { first }) : say('columns', { first, last: first + length - 1 });

const rowsOf = (first: number, length: number) =>
  length === 1 ? say('oneRow', { first }) : say('rows', { first, last: first + length - 1 });
