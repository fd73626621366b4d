import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('panels/analytics', {
  overview: 'Overview',
  pages: 'Pages',
  sources: 'Sources',
  visitors: 'Visitors',
  search: 'Search',
  formsAndButtons: 'Forms and buttons',
  emailAndPopUp: 'Email and pop-up',
  goals: 'Goals',
  notFound: 'Not found',
  shop: 'Shop',
  pageSpeed: 'Page speed',
  experiments: 'Experiments',
  analytics: 'Analytics',
});
