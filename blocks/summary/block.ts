import { termSlug } from '#core/collections/taxonomy.ts';
import { isBlank } from '../kit/blank.ts';
import { BlockType, LayoutVariant } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
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
  isEmpty: ({ collection }) => collection === '',
  hint: 'Choose what it shows',
  needs: ({ collection, filterBy, term, count, featuredOnly }) => ({
    collection: {
      id: collection,
      cards: {
        filter: filterBy === 'none' || isBlank(term) ? null : { kind: filterBy, slug: termSlug(term) },
        limit: count,
        isFeatured: featuredOnly,
      },
    },
  }),
  fields,
  View: SummaryView,
  definition: ({ layout, collection }, content) => ({
    layout: VARIANTS[layout],
    collectionId: collection,
    source: content?.collection.kind,
  }),
});
