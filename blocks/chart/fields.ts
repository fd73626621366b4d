import { dataset } from '#core/dataset.ts';
import { choice, group, text, toggle, type ValueOf } from '#core/fields/index.ts';

export const CHART_KINDS = ['bar', 'line', 'pie'] as const;

export const fields = group({
  kind: choice(CHART_KINDS, 'bar', { label: 'Kind', labels: { bar: 'Bars', line: 'Line', pie: 'Pie' } }),
  caption: text({ max: 200, label: 'What it shows' }),
  data: dataset({ label: 'Data', help: 'The first column names, the others count.' }),
  unit: text({ max: 20, label: 'Unit' }),
  showTable: toggle(true, { label: 'Offer the numbers as a table' }),
});

export type ChartValues = ValueOf<typeof fields>;
