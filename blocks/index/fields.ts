import { group, image, link, list, text, toggle, type ValueOf } from '#core/fields/index.ts';

export const MAX_INDEX_ENTRIES = 200;

const entry = group({
  title: text({ max: 200, label: 'Title' }),
  note: text({ max: 200, label: 'Note' }),
  meta: text({ max: 80, label: 'At the end', help: 'A year, a place, a number.' }),
  link: link({ label: 'Link' }),
  picture: image({ label: 'Picture' }),
});

export const fields = group({
  entries: list(entry, { max: MAX_INDEX_ENTRIES, label: 'Entries' }),
  numbered: toggle(false, { label: 'Number the entries' }),
});

export type IndexValues = ValueOf<typeof fields>;
