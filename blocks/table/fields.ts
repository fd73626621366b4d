import { dataset } from '#core/dataset.ts';
import { choice, group, text, toggle, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  caption: text({ max: 200, label: 'Caption' }),
  data: dataset({ label: 'Table' }),
  hasRowNames: toggle(true, { label: 'First column names the rows' }),
  look: choice(['lines', 'stripes', 'plain'], 'lines', {
    label: 'Look',
    labels: { lines: 'Lines', stripes: 'Stripes', plain: 'Plain' },
  }),
});

export type TableValues = ValueOf<typeof fields>;
