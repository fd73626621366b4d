import { choice, group, image, list, text, type ValueOf } from '#core/fields/index.ts';

export const MAX_TIMELINE_ENTRIES = 100;

const entry = group({
  when: text({ max: 60, label: 'When', placeholder: '1998' }),
  title: text({ max: 160, label: 'Title' }),
  words: text({ max: 1000, lines: 4, label: 'Text' }),
  image: image({ label: 'Picture' }),
});

export const fields = group({
  entries: list(entry, { max: MAX_TIMELINE_ENTRIES, label: 'Entries' }),
  level: choice([2, 3, 4], 3, { label: 'Level of the titles' }),
  look: choice(['line', 'sides', 'row'], 'line', {
    label: 'Look',
    labels: { line: 'Along a line', sides: 'Left and right', row: 'In a row' },
  }),
});

export type TimelineValues = ValueOf<typeof fields>;
