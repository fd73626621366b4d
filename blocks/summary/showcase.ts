import { below, NOTES, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'summary',
  title: 'Summary',
  kind: 'Collections',
  summary: 'The newest of a collection, anywhere.',
  lead: 'A summary shows what is in a collection: posts, events, works or what the shop sells. It changes by itself when something new is published.',
  picture: 'arches',
  examples: [
    {
      name: 'Grid',
      about: 'For three or four of one kind.',
      blocks: below('summary', { ...NOTES, layout: 'grid', count: 3, moreLabel: 'All notes' }),
    },
    {
      name: 'List',
      about: 'For reading down, with authors.',
      blocks: below('summary', { ...NOTES, layout: 'list', count: 3, showAuthor: true }),
    },
    {
      name: 'In a row',
      about: 'To be pushed along by finger, wheel or arrow keys.',
      blocks: below('summary', { ...NOTES, layout: 'carousel', count: 4, columns: 2, showExcerpt: false }),
    },
    {
      name: 'Wall',
      about: 'Pictures as they are, in columns.',
      blocks: below('summary', { ...NOTES, layout: 'wall', count: 4, columns: 2, ratio: 'own' }),
    },
    {
      name: 'One category',
      about: 'Limited to a category, a tag, or to what is featured.',
      blocks: below('summary', {
        ...NOTES,
        layout: 'list',
        filterBy: 'category',
        term: 'Pictures',
        showPicture: false,
      }),
    },
    {
      name: 'From the shop',
      about: 'Products with their prices as they are now.',
      blocks: below('summary', { collection: 'shop', layout: 'grid', ratio: 'square' }),
    },
  ],
};

export default [page];
