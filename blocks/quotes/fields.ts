import { choice, group, image, list, text, type ValueOf } from '#core/fields/index.ts';

export const MAX_QUOTES = 40;

export const fields = group({
  quotes: list(
    group({
      text: text({ max: 1000, lines: 4, label: 'Quote' }),
      source: text({ max: 160, label: 'Who said it' }),
      image: image({ label: 'Picture' }),
    }),
    { max: MAX_QUOTES, label: 'Quotes' },
  ),
  label: text({ max: 60, initial: 'Quotes', label: 'Name', help: 'Read out to people who cannot see them.' }),
  perView: choice([1, 2, 3], 2, { label: 'Visible at once' }),
  look: choice(['plain', 'cards'], 'plain', { label: 'Look', labels: { plain: 'Plain', cards: 'Cards' } }),
});

export type QuotesValues = ValueOf<typeof fields>;
