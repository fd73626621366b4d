import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('shell/help', {
  help: 'Help',
  allArticles: 'All articles',
  closeHelp: 'Close help',
  searchHelp: 'Search help',
  thisScreen: 'This screen',
  noArticleHasThese: 'No matching articles.',
  countFound: '{count} found',
  found: 'Found',
  goToThisScreen: 'Go to this screen',
});
