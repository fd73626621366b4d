import { choice, group, text, toggle, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  text: text({ max: 2000, lines: 5, initial: 'Words worth repeating.', label: 'Quote' }),
  source: text({ max: 200, label: 'Who said it' }),
  size: choice(['small', 'normal', 'large', 'display'], 'normal', { label: 'Size' }),
  align: choice(['left', 'center'], 'left', { label: 'Alignment' }),
  marks: toggle(true, { label: 'Quotation marks' }),
});

export type QuoteValues = ValueOf<typeof fields>;
