import { group, text, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  label: text({ max: 80, initial: 'Search this site', label: 'Label' }),
  placeholder: text({ max: 80, label: 'Hint inside the field' }),
  button: text({ max: 40, initial: 'Search', label: 'Button' }),
});

export type SearchValues = ValueOf<typeof fields>;
