import { BlockType, LayoutVariant } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.ts';
import { fields, type SummaryValues } from './fields.ts';
import { SummaryView } from './view.tsx';

const VARIANTS: Readonly<Record<SummaryValues['layout'], LayoutVariant>> = {
  wall: LayoutVariant.summaryWall,
  carousel: LayoutVariant.summaryCarousel,
  list: LayoutVariant.summaryList,
  grid: LayoutVariant.summaryGrid,
};

export default defineBlock({
  type: 'summary',
  number: BlockType.summary,
  name: 'Summary',
  summary: 'The newest of a collection: posts, events, works, things you sell.',
  category: 'interactive',
  fields,
  View: SummaryView,
  definition: ({ layout, collection }) => ({ layout: VARIANTS[layout], collectionId: collection }),
});
