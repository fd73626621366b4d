import { expect, test } from 'vitest';
import { wordsIn } from '../words/wording.ts';
import { cardName } from './card-name.ts';

test.each([
  ['de', 'Test card ending in 4242', 'Karte mit den Endziffern 4242'],
  ['fr', 'Card ending in 0341', 'Carte se terminant par 0341'],
  ['ja', 'Card', 'カード'],
  ['en', 'Card ending in 4242', 'Card ending in 4242'],
  ['de', 'Mollie', 'Mollie'],
  ['de', 'A Card ending in 42424', 'A Card ending in 42424'],
  ['de', '', ''],
])('in %s, “%s” is called “%s”', (language, label, name) => {
  expect(cardName(label, wordsIn(language).of('paying'))).toBe(name);
});
