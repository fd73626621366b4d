import { choice, group, image, link, list, text, type ValueOf } from '#core/fields/index.ts';

export const MAX_PEOPLE = 100;

const person = group({
  name: text({ max: 120, label: 'Name' }),
  role: text({ max: 160, label: 'Role' }),
  words: text({ max: 600, lines: 3, label: 'About the person' }),
  image: image({ label: 'Picture' }),
  to: link({ label: 'Link', help: 'Such as their page, or an email address.' }),
  linkLabel: text({ max: 60, label: 'Link text', placeholder: 'Email' }),
});

export const fields = group({
  people: list(person, { max: MAX_PEOPLE, label: 'People' }),
  level: choice([2, 3, 4], 3, { label: 'Level of the names' }),
  look: choice(['cards', 'round', 'list'], 'cards', {
    label: 'Look',
    labels: { cards: 'Portraits', round: 'Round pictures', list: 'List' },
  }),
  columns: choice([2, 3, 4], 3, { label: 'Columns' }),
});

export type TeamValues = ValueOf<typeof fields>;
