import { expect, test } from 'vitest';
import { CARD_PROBLEMS } from '#core/payments/payment.ts';
import { TEST_CARD_PROBLEMS } from '#core/payments/test-cards.ts';
import { wordsIn } from '#core/words/wording.ts';
import { fail } from '#contract/errors.ts';
import { failureIn } from '#contract/failure-words.ts';

test('what is wrong with a card is told in the language of the site, at its field as well', () => {
  const { cardMissing } = CARD_PROBLEMS;
  const failure = fail('invalid', { errors: { 'method.token': cardMissing, name: 'Name' } }, cardMissing);
  const { sentence, details } = failureIn(wordsIn('de'), failure);
  expect(sentence).toBe('Bitte geben Sie Ihre Kartennummer ein.');
  expect(details.errors).toEqual({
    'method.token': 'Bitte geben Sie Ihre Kartennummer ein.',
    name: 'Name',
  });
  const { notATestCard } = TEST_CARD_PROBLEMS;
  expect(failureIn(wordsIn('fr'), fail('invalid', {}, notATestCard)).sentence).toContain('cartes de test');
});
