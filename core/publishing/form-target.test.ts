import { expect, test } from 'vitest';
import { formDocument, formField, type FormDocument } from '../forms/document.ts';
import { formProblem } from './form-target.ts';

const form = (storage: Partial<FormDocument['storage']>): FormDocument => ({
  ...formDocument.initial,
  name: 'Contact',
  fields: [formField.initial],
  storage: { ...formDocument.initial.storage, ...storage },
});
const NOBODY = '“Contact” does not save or send its submissions.';

test.each<[string, FormDocument | undefined, string | undefined]>([
  ['', undefined, 'No form is chosen.'],
  ['contact', undefined, 'The chosen form is no longer there.'],
  ['contact', { ...form({}), fields: [] }, '“Contact” has no fields.'],
  ['contact', form({ keep: false }), NOBODY],
  ['contact', form({ keep: true }), undefined],
  ['contact', form({ keep: false, notify: ['a@example.com'] }), undefined],
  ['contact', form({ keep: false, listId: 'letters' }), undefined],
  ['contact', form({ keep: false, webhook: 'https://example.com' }), undefined],
])('%s', (id, given, expected) => {
  expect(formProblem(id, given)).toBe(expected);
});
