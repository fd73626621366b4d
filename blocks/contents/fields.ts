import { choice, group, text, toggle, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  title: text({ max: 80, initial: 'On this page', label: 'Title' }),
  depth: choice([2, 3, 4], 3, {
    label: 'Deepest heading',
    labels: { 2: 'Level 2', 3: 'Level 3', 4: 'Level 4' },
  }),
  isNumbered: toggle(false, { label: 'Numbers' }),
});

export type ContentsValues = ValueOf<typeof fields>;
