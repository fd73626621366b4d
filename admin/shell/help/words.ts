import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('shell/help', {
  help: 'Help',
  allArticles: 'All articles',
  closeHelp: 'Close help',
  searchHelp: 'Search help',
  thisScreen: 'This screen',
  noArticleHasThese: 'No article has these words.',
  countFound: '{count} found',
  found: 'Found',
  goToThisScreen: 'Go to this screen',
});
