import { expect, test } from 'vitest';
import { translationFields } from '../languages/translation.ts';
import { mergeDocument } from './merge.ts';

const translation = (texts: Record<string, string>) => ({
  ...translationFields.initial,
  texts: Object.entries(texts).map(([key, text]) => ({ key, source: key, text })),
});
const base = translation({ a: 'eins', b: 'zwei' });

test.each<[string, Record<string, string>, Record<string, string>, Record<string, string> | string[]]>([
  ['two different texts', { a: 'EINS', b: 'zwei' }, { a: 'eins', b: 'ZWEI' }, { a: 'EINS', b: 'ZWEI' }],
  [
    'two new texts',
    { a: 'eins', b: 'zwei', c: 'drei' },
    { a: 'eins', b: 'zwei', d: 'vier' },
    { a: 'eins', b: 'zwei', c: 'drei', d: 'vier' },
  ],
  ['one taken back, one changed', { b: 'zwei' }, { a: 'eins', b: 'ZWEI' }, { b: 'ZWEI' }],
  ['the same text in the same words', { a: 'x', b: 'zwei' }, { a: 'x', b: 'zwei' }, { a: 'x', b: 'zwei' }],
  ['the same text in other words', { a: 'x', b: 'zwei' }, { a: 'y', b: 'zwei' }, ['texts.a']],
  ['one taken back that they changed', { b: 'zwei' }, { a: 'y', b: 'zwei' }, ['texts.a']],
])('translations of %s', (_, mine, theirs, expected) => {
  const result = mergeDocument(
    { base, mine: translation(mine), theirs: translation(theirs) },
    translationFields.control,
  );
  if (Array.isArray(expected))
    expect(result.ok ? [] : result.conflicts.map(({ field }) => field)).toEqual(expected);
  else expect(result).toEqual({ ok: true, merged: translation(expected) });
});
