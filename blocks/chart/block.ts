import { datasetProblems } from '#core/dataset.ts';
import { BlockType, LayoutVariant } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields, type ChartValues } from './fields.ts';
import { isEmptySeries, seriesOf } from './geometry.ts';
import { ChartView } from './view.tsx';

const VARIANTS: Readonly<Record<ChartValues['kind'], LayoutVariant>> = {
  bar: LayoutVariant.barChart,
  line: LayoutVariant.lineChart,
  pie: LayoutVariant.pieChart,
};
const NUMBERS: Readonly<Record<ChartValues['kind'], BlockType>> = {
  bar: BlockType.barChart,
  line: BlockType.lineChart,
  pie: BlockType.pieChart,
};

export default defineBlock({
  type: 'chart',
  number: BlockType.barChart,
  numbers: { all: Object.values(NUMBERS), of: ({ kind }) => NUMBERS[kind] },
  name: 'Chart',
  summary: 'Numbers as bars, a line or a pie, from a small table.',
  category: 'media',
  isEmpty: ({ data }) => isEmptySeries(seriesOf(data)),
  hint: ({ data: { columns, rows } }) => datasetProblems(columns, rows)[0] ?? 'Add some numbers',
  fields,
  View: ChartView,
  definition: ({ kind }) => ({ layout: VARIANTS[kind] }),
});
