import { source } from '#core/collections/source.ts';
import { choice, group, number, text, toggle, type ValueOf } from '#core/fields/index.ts';

export const SUMMARY_LAYOUTS = ['wall', 'carousel', 'list', 'grid'] as const;
export const MAX_SUMMARY_ITEMS = 30;

export const fields = group({
  collection: source({ label: 'From', hasShop: true }),
  layout: choice(SUMMARY_LAYOUTS, 'grid', {
    label: 'Layout',
    labels: { wall: 'Wall', carousel: 'In a row', list: 'List', grid: 'Grid' },
  }),
  count: number({ min: 1, max: MAX_SUMMARY_ITEMS, initial: 3, label: 'How many' }),
  filterBy: choice(['none', 'category', 'tag'], 'none', {
    label: 'Limit to',
    labels: { none: 'Everything', category: 'A category', tag: 'A tag' },
  }),
  term: text({ max: 50, label: 'Name of the category or tag' }),
  featuredOnly: toggle(false, { label: 'Featured ones only' }),
  columns: number({ min: 1, max: 6, initial: 3, label: 'Columns' }),
  ratio: choice(['own', 'square', 'landscape', 'portrait'], 'landscape', {
    label: 'Shape of pictures',
    labels: { own: 'As they are', square: 'Square', landscape: 'Landscape', portrait: 'Portrait' },
  }),
  showPicture: toggle(true, { label: 'Show pictures' }),
  showDate: toggle(true, { label: 'Show dates' }),
  showAuthor: toggle(false, { label: 'Show authors' }),
  showExcerpt: toggle(true, { label: 'Show excerpts' }),
  moreLabel: text({ max: 60, label: 'Link to all of them', placeholder: 'All posts' }),
});

export type SummaryValues = ValueOf<typeof fields>;
