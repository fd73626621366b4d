import { isRecord } from '#core/fields/field.ts';
import { fromText } from '#core/rich-text/from-text.ts';
import { plainText } from '#core/rich-text/document.ts';
import { SECTION_DESIGNS } from './index.ts';

/** Shorter ones ("Find us") are what many would write themselves. */
const MIN_LENGTH = 20;

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string')
    yield value.startsWith('text:') ? plainText(fromText(value.slice('text:'.length))) : value;
  else if (Array.isArray(value)) for (const entry of value) yield* textsIn(entry);
  else if (isRecord(value)) for (const entry of Object.values(value)) yield* textsIn(entry);
}

/** What designs say until somebody writes into them. */
export const SAMPLE_WORDS: ReadonlySet<string> = new Set(
  SECTION_DESIGNS.flatMap(({ section }) =>
    section.blocks.flatMap(({ values }) => [...textsIn(values)]),
  ).filter((words) => words.length >= MIN_LENGTH && words.includes(' ')),
);
