import type { BlockRulesOf } from '../blocks/rules.ts';
import { control as controlOf, isRecord, type Control } from '../fields/field.ts';
import { plainText } from '../rich-text/document.ts';
import { readRichText } from '../rich-text/read.ts';

const BLOCK = controlOf('block', {});

/** The words in a stored value: what its controls call text, and not ids, addresses or choices. */
export function wordsIn(value: unknown, control: Control, blockOf: BlockRulesOf): string {
  const record = isRecord(value) ? value : {};
  const inner = (child: unknown, childControl: Control | undefined) =>
    childControl ? wordsIn(child, childControl, blockOf) : '';
  switch (control.kind) {
    case 'text':
      return typeof value === 'string' ? value : '';
    case 'terms':
      return Array.isArray(value) ? lines(value.filter((term) => typeof term === 'string')) : '';
    case 'dataset':
      return lines([record.columns, ...(Array.isArray(record.rows) ? record.rows : [])].map(cellWords));
    case 'custom':
      return lines(Object.values(record).map(looseWords));
    case 'richText': {
      const doc = readRichText(value);
      return doc ? plainText(doc) : '';
    }
    case 'image':
      return typeof record.alt === 'string' ? record.alt : '';
    case 'group':
      return lines(Object.entries(control.fields ?? {}).map(([name, field]) => inner(record[name], field)));
    case 'list':
      return lines(Array.isArray(value) ? value.map((entry) => inner(entry, control.item)) : []);
    case 'section':
      return lines(Array.isArray(record.blocks) ? record.blocks.map((block) => inner(block, BLOCK)) : []);
    case 'block':
      return typeof record.type === 'string'
        ? inner(record.values, blockOf(record.type)?.fields.control)
        : '';
    default:
      return '';
  }
}

function cellWords(cells: unknown): string {
  return Array.isArray(cells) ? cells.filter((cell) => typeof cell === 'string').join(' ') : '';
}

/** Words of a field an owner made: what looks like text, without knowing what the owner calls it. */
function looseWords(value: unknown): string {
  if (typeof value === 'string') return value;
  const doc = readRichText(value);
  return doc ? plainText(doc) : '';
}

function lines(parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== '').join('\n');
}
