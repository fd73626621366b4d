import { dataset } from '#core/dataset.ts';
import { choice, group, text, toggle, type ValueOf } from '#core/fields/index.ts';

export const MAX_TABLE_ROWS = 1000;

export const fields = group({
  caption: text({ max: 200, label: 'Caption' }),
  data: dataset({ label: 'Table', maxRows: MAX_TABLE_ROWS }),
  hasRowNames: toggle(true, { label: 'First column names the rows' }),
  look: choice(['lines', 'stripes', 'plain'], 'lines', {
    label: 'Look',
    labels: { lines: 'Lines', stripes: 'Stripes', plain: 'Plain' },
  }),
});

export type TableValues = ValueOf<typeof fields>;
