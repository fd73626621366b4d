import { source } from '#core/collections/source.ts';
import { group, image, link, number, text, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  name: text({ max: 100, label: 'Name' }),
  role: text({ max: 100, label: 'Role' }),
  picture: image({ label: 'Picture' }),
  words: text({ max: 1000, lines: 4, label: 'About the person' }),
  link: link({ label: 'Link' }),
  collection: source({ label: 'Written in', help: 'Lists what they wrote last.' }),
  count: number({ min: 0, max: 10, initial: 3, label: 'How many of their latest' }),
});

export type AuthorValues = ValueOf<typeof fields>;
