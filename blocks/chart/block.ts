import { BlockType, LayoutVariant } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.ts';
import { fields, type ChartValues } from './fields.ts';
import { ChartView } from './view.tsx';

const VARIANTS: Readonly<Record<ChartValues['kind'], LayoutVariant>> = {
  bar: LayoutVariant.barChart,
  line: LayoutVariant.lineChart,
  pie: LayoutVariant.pieChart,
};

export default defineBlock({
  type: 'chart',
  number: BlockType.barChart,
  name: 'Chart',
  summary: 'Numbers as bars, a line or a pie, from a small table.',
  category: 'media',
  fields,
  View: ChartView,
  definition: ({ kind }) => ({ layout: VARIANTS[kind] }),
});
