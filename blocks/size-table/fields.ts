import { dataset } from '#core/dataset.ts';
import { choice, group, text, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  caption: text({ max: 200, label: 'Caption' }),
  data: dataset({ label: 'Measures' }),
  unit: choice(['cm', 'in'], 'cm', { label: 'Typed in', labels: { cm: 'Centimetres', in: 'Inches' } }),
  note: text({ max: 400, lines: 2, label: 'Note', placeholder: 'Measured flat.' }),
});

export type SizeTableValues = ValueOf<typeof fields>;
