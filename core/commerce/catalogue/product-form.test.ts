import { counted } from '../../money/testing/plain.ts';
import { expect, test } from 'vitest';
import { formDocument } from '../../forms/document.ts';
import { addOnCents, chosenAddOns, type AddOn } from './add-ons.ts';
import { areAnswered, formOf, questionsOf, readAnswers, shownAnswers } from './product-form.ts';
import { SAY } from '../../forms/kinds/testing/check-value.ts';

const form = formDocument.read({
  name: 'Engraving',
  fields: [
    { id: 'words', type: 'text', title: 'Words', required: true },
    { id: 'note', type: 'textarea', title: 'Note' },
    { id: 'sketch', type: 'file', title: 'Sketch', required: true },
    { id: 'secret', type: 'password', title: 'Secret', required: true },
  ],
});
const fields = questionsOf('engraving', form);

test('files and passwords are not asked with a product', () => {
  expect(fields.map(({ id }) => id)).toEqual(['words', 'note']);
  expect(questionsOf('engraving', undefined)).toEqual([]);
});

test.each([
  [{ formId: 'engraving', formPlace: 'page' } as const, 'page'],
  [{ formId: 'engraving', formPlace: 'lightbox' } as const, 'lightbox'],
  [{ formId: '', formPlace: 'page' } as const, undefined],
  [{ formId: 'gone', formPlace: 'page' } as const, undefined],
])('%j asks on the %s', (product, place) => {
  expect(formOf(product, { engraving: form })?.place).toBe(place);
});

test.each([
  [{}, { errors: { words: 'Words is required.' } }],
  [{ words: 1 }, { errors: { words: 'Words could not be read.' } }],
])('%j is answered with %j', (sent, answer) => {
  expect(readAnswers(fields, sent, SAY)).toEqual(answer);
});

test('only what was written is shown, and counts as answered', () => {
  const read = readAnswers(fields, { words: ' For Ada ', other: 'x' }, SAY);
  const answers = 'answers' in read ? read.answers : [];
  expect(shownAnswers(answers).map(({ rawTitle, value }) => [rawTitle, value])).toEqual([
    ['Words', 'For Ada'],
  ]);
  expect([areAnswered(fields, answers), areAnswered(fields, []), areAnswered([], [])]).toEqual([
    true,
    false,
    true,
  ]);
});

test('of the offered add-ons those that were chosen count, in the order of the offer', () => {
  const offered = counted<AddOn[]>([
    { id: 'a', name: 'Wrap', priceCents: 250 },
    { id: 'b', name: 'Card', priceCents: 100 },
    { id: 'c', name: 'Bow', priceCents: 0 },
  ]);
  const chosen = chosenAddOns(offered, ['c', 'a', 'x']);
  expect([chosen.map(({ id }) => id), addOnCents(chosen)]).toEqual([['a', 'c'], 250]);
});
