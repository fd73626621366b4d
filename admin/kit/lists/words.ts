import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('kit/lists', {
  search: 'Search',
  showMore: 'Show more',
});
