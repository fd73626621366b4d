import { expect, test } from 'vitest';
import { BLOCKS } from '#blocks/index.ts';
import { BLOCK_CATEGORIES } from '#blocks/kit/block.tsx';
import { CROP_CORNERS, CROP_RATIOS } from '#core/assets/crop.ts';
import { LICENCE_WORDS } from '#core/assets/licences.ts';
import { collectionFields } from '#core/collections/collection.ts';
import { inWords, labelOf } from '#core/fields/label.ts';
import type { Control } from '#core/fields/index.ts';
import { CHECKS, REASONS } from '#core/publishing/finding.ts';
import { SETTINGS } from '#core/settings/groups.ts';
import { ERRORS } from '#contract/errors.ts';
import de from './de.json';

/** Everything that a control shows: its label, help and choices, and those of the controls in it. */
function textsOf(name: string, control: Control): string[] {
  const { help, fields = {}, item } = control;
  return [
    labelOf(name, control),
    ...(help === undefined ? [] : [help]),
    ...choicesOf(control),
    ...Object.entries(fields).flatMap(([inner, one]) => textsOf(inner, one)),
    ...(item ? textsOf(name, item) : []),
  ];
}

function choicesOf(control: Control): string[] {
  if (control.kind !== 'choice') return [];
  const { values, labels = {} } = control.options;
  // Names, such as those of fonts, and numbers are the same everywhere.
  return values.flatMap((value) => {
    const label = labels[value];
    if (label !== undefined) return [label];
    return typeof value === 'string' && /^[a-z]/.test(value) ? [inWords(value)] : [];
  });
}

const inside = ({ control }: { control: Control }) =>
  Object.entries(control.fields ?? {}).flatMap(([name, one]) => textsOf(name, one));

const DECLARED: Readonly<Record<string, readonly string[]>> = {
  blocks: [...BLOCKS.map(({ name }) => name), ...BLOCK_CATEGORIES.map((category) => inWords(category))],
  'summaries of blocks': BLOCKS.map(({ summary }) => summary),
  'fields of blocks': BLOCKS.flatMap(({ fields }) => inside(fields)),
  settings: Object.values(SETTINGS).flatMap((fields) => inside(fields)),
  collections: inside(collectionFields),
  files: [
    ...Object.values(LICENCE_WORDS),
    ...Object.values(CROP_RATIOS).map(({ label }) => label),
    ...Object.values(CROP_CORNERS),
  ],
  checks: [...Object.values(CHECKS), ...Object.values(REASONS)],
  errors: Object.values(ERRORS).map(({ sentence }) => sentence),
};

const LETTERS = /\p{Ll}{2}/u;
const all = Object.fromEntries(
  Object.entries(DECLARED).map(([where, texts]) => [
    where,
    [...new Set(texts)].filter((text) => LETTERS.test(text)),
  ]),
);
const german: Readonly<Record<string, string>> =
  (de as Record<string, Record<string, string>>).declared ?? {};

/** Not all German yet. This list only ever gets shorter. */
const PARTLY = ['summaries of blocks', 'fields of blocks', 'settings', 'collections', 'errors'];

test.each(Object.keys(all))('German has all that is declared: %s', (where) => {
  const missing = (all[where] ?? []).filter((text) => german[text] === undefined);
  if (PARTLY.includes(where)) expect(missing).not.toEqual([]);
  else expect(missing).toEqual([]);
});
