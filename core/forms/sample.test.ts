import { expect, test } from 'vitest';
import { FIELD_KINDS } from './document.ts';
import type { FieldSpec } from './field.ts';
import { sampleValues } from './sample.ts';
import { validateForm } from './validate.ts';

test('a sample of every kind of field is one that would be accepted', () => {
  const fields: FieldSpec[] = FIELD_KINDS.filter((type) => type !== 'hidden').map((type) => ({
    id: type,
    type,
    title: type,
    required: true,
    options: ['One', 'Two'],
  }));
  expect(validateForm(fields, sampleValues(fields)).errors).toEqual({});
});
