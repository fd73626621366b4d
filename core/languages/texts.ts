import type { BlockRulesOf } from '../blocks/rules.ts';
import { control as controlOf, isRecord, type Control } from '../fields/field.ts';
import type { ImageValue } from '../fields/leaves.ts';
import { labelOf } from '../fields/label.ts';
import { plainText, type RichText } from '../rich-text/document.ts';
import { readRichText } from '../rich-text/read.ts';

export type TextValue = string | RichText;

/** A text of a document that can be said in another language. */
export interface DocumentText {
  /** The block or section it stands in and the way to its field, or that way alone: stays when a block is moved. */
  key: string;
  /** Of a section where it is the section's own. Empty where it stands in neither. */
  blockId: string;
  /** What an owner calls it, such as “Heading, Text”. */
  label: string;
  source: TextValue;
}

/** Gives what to put in the place of a text; the text itself leaves it alone. */
export type Replace = (text: DocumentText) => TextValue;

interface Place {
  blockId: string;
  path: string;
  labels: readonly string[];
}

/** Of a block by itself. */
export const BLOCK = controlOf('block', {});
/** The one part of a section's style that says something to visitors. */
const BACKGROUND = controlOf('image', { label: 'Background picture' }, {});
/** What the description of that picture is called. */
export const backgroundKey = (sectionId: string): string => `${sectionId}:background.alt`;
const HAS_WORDS = /\p{L}/u;
/** What a picture can be replaced by. */
export const IMAGES = 'image/*';

const isPicture = (record: object): record is ImageValue => 'src' in record && typeof record.src === 'string';
const optionsOf = (control: Control) => (control as Control<'file'>).options;

/** The words alone, for people to compare. */
export const wordsOfText = (text: TextValue): string => (typeof text === 'string' ? text : plainText(text));

/** Every text of a document that has words, in the order of its fields. */
export function textsIn(value: unknown, control: Control, blockOf: BlockRulesOf): DocumentText[] {
  const found: DocumentText[] = [];
  replaceTexts(value, control, blockOf, (text) => {
    found.push(text);
    return text.source;
  });
  return found;
}

/** The same of what holds no blocks. */
export const textsOf = (value: unknown, { control }: { control: Control }): DocumentText[] =>
  textsIn(value, control, () => undefined);

/** Whether there is anything to translate. */
export const hasWords = (text: TextValue): boolean => HAS_WORDS.test(wordsOfText(text));

/** The document with its texts replaced; what stays as it is keeps its identity. */
export const replaceTexts = <T>(value: T, control: Control, blockOf: BlockRulesOf, replace: Replace): T =>
  replaceValues(value, control, blockOf, (text) => (hasWords(text.source) ? replace(text) : text.source));

/** The same with those texts that say nothing. */
export const replaceValues = <T>(value: T, control: Control, blockOf: BlockRulesOf, replace: Replace): T =>
  walkValues(value, control, blockOf, { text: replace });

/** A picture with an address, or the address of another file. */
export type FileValue = ImageValue | string;

/** A picture or another file that a document shows; empty where it could. */
export interface DocumentFile extends Omit<DocumentText, 'source'> {
  /** What can be chosen in its place. */
  accept: string;
  value: FileValue;
}

/** What to put in the place of texts and files. */
interface Leaves {
  text: Replace;
  file?: (file: DocumentFile) => FileValue;
}

/** Every text and file of a document, in the order of its fields. */
export function walkValues<T>(value: T, control: Control, blockOf: BlockRulesOf, leaves: Leaves): T {
  const file = ({ blockId, path, labels }: Place, accept: string, each: FileValue): FileValue => {
    const key = blockId === '' ? path : `${blockId}:${path}`;
    return leaves.file?.({ key, blockId, label: labels.join(', '), accept, value: each }) ?? each;
  };

  const leaf = (source: TextValue, { blockId, path, labels }: Place): TextValue => {
    const key = blockId === '' ? path : `${blockId}:${path}`;
    return leaves.text({ key, blockId, label: labels.join(', '), source });
  };

  const inGroup = (record: Record<string, unknown>, fields: Control['fields'] = {}, place: Place) =>
    patched(
      record,
      Object.entries(fields).map(([name, field]) => [
        name,
        walk(record[name], field, below(place, name, [labelOf(name, field)])),
      ]),
    );

  function walk(each: unknown, field: Control, place: Place): unknown {
    const record = isRecord(each) ? each : {};
    switch (field.kind) {
      case 'text':
        return typeof each === 'string' && !field.options.isLiteral ? leaf(each, place) : each;
      case 'richText': {
        const doc = readRichText(each);
        return doc ? sameUnless(each, doc, leaf(doc, place)) : each;
      }
      case 'image':
        return inImage(each, record, place);
      case 'file':
        return typeof each === 'string' ? file(place, optionsOf(field).accept, each) : each;
      case 'dataset':
        return isRecord(each) ? inTable(record, place) : each;
      case 'group':
      case 'location':
        return isRecord(each) ? inGroup(record, field.fields, place) : each;
      case 'list':
      case 'slides': {
        const { item } = field;
        if (!Array.isArray(each) || !item) return each;
        const entries: unknown[] = each;
        return kept(
          entries,
          entries.map((entry, index) => walk(entry, item, below(place, String(index), [`${index + 1}`]))),
        );
      }
      case 'section':
        return isRecord(each) ? inSection(record, place) : each;
      case 'block':
        return inBlock(each, record);
      default:
        return each;
    }
  }

  function inImage(each: unknown, record: Record<string, unknown>, place: Place): unknown {
    if (typeof record.alt !== 'string') return each;
    const said = patched(record, [['alt', leaf(record.alt, below(place, 'alt', ['Description']))]]);
    return isPicture(said) ? file(place, IMAGES, said) : said;
  }

  function inTable(table: Record<string, unknown>, place: Place): unknown {
    const cells = (row: unknown, name: string): unknown =>
      Array.isArray(row)
        ? kept(
            row,
            row.map((cell: unknown, index) =>
              typeof cell === 'string'
                ? leaf(cell, below(place, `${name}.${index}`, [`${index + 1}`]))
                : cell,
            ),
          )
        : row;
    const { columns, rows } = table;
    return patched(table, [
      ['columns', cells(columns, 'columns')],
      [
        'rows',
        Array.isArray(rows)
          ? kept(
              rows,
              rows.map((row, index) => cells(row, `rows.${index}`)),
            )
          : rows,
      ],
    ]);
  }

  function inSection(section: Record<string, unknown>, place: Place): unknown {
    const { id, style, blocks } = section;
    const own = { blockId: typeof id === 'string' ? id : '', path: '', labels: ['Section'] };
    return patched(section, [
      [
        'style',
        own.blockId !== '' && isRecord(style) ? inGroup(style, { background: BACKGROUND }, own) : style,
      ],
      [
        'blocks',
        Array.isArray(blocks)
          ? kept(
              blocks,
              blocks.map((block) => walk(block, BLOCK, place)),
            )
          : blocks,
      ],
    ]);
  }

  function inBlock(each: unknown, { id, type, values }: Record<string, unknown>): unknown {
    const rules = typeof type === 'string' ? blockOf(type) : undefined;
    if (!rules || typeof id !== 'string' || !isRecord(each) || !isRecord(values)) return each;
    const place = { blockId: id, path: '', labels: [rules.name ?? ''] };
    return patched(each, [['values', inGroup(values, rules.fields.control.fields, place)]]);
  }

  return walk(value, control, { blockId: '', path: '', labels: [] }) as T;
}

const below = ({ blockId, path, labels }: Place, name: string, more: readonly string[]): Place => ({
  blockId,
  path: path === '' ? name : `${path}.${name}`,
  labels: [...labels, ...more],
});

function patched(
  record: Record<string, unknown>,
  entries: readonly (readonly [name: string, value: unknown])[],
): Record<string, unknown> {
  const changed = entries.filter(([name, value]) => record[name] !== value);
  return changed.length === 0 ? record : { ...record, ...Object.fromEntries(changed) };
}

const kept = (before: unknown[], after: unknown[]): unknown[] =>
  after.every((entry, index) => entry === before[index]) ? before : after;

/** A formatted text is read before it is replaced; one that nobody replaced stays the stored one. */
const sameUnless = (stored: unknown, read: RichText, replaced: TextValue): unknown =>
  replaced === read ? stored : replaced;
