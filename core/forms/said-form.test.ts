import { expect, test } from 'vitest';
import type { FormDocument } from './document.ts';
import { withStoredOptions } from './said-form.ts';

const form = (...options: string[][]) =>
  ({
    title: 'Form',
    fields: options.map((list, id) => ({ id: String(id), options: list })),
  }) as unknown as FormDocument;

test('what is submitted stays what the owner wrote; visitors read it in their language', () => {
  const said = withStoredOptions(form(['Yes', 'No'], []), { ...form(['Ja', 'Nein'], []), name: 'Formular' });
  expect(said.name).toBe('Formular');
  expect(said.fields).toEqual([
    { id: '0', options: ['Yes', 'No'], labels: ['Ja', 'Nein'] },
    { id: '1', options: [] },
  ]);
});

test('a field that the owner did not write keeps its own', () => {
  const said = form(['Ja']);
  expect(withStoredOptions(form(), said).fields[0]).toBe(said.fields[0]);
});
