import { catalogue } from '../../../words/catalogue.ts';

export const say = catalogue('features/collections/editing', {
  goBackToThe: 'Go back to the usual page',
  everyItemWordGetsThis: 'Every {itemWord} gets this page. Its parts stand under Blocks.',
  shownWith: 'Shown with',
  backToTheUsual: 'Back to the usual page',
  detailsOfTheItem: 'Details of the item',
  item: 'Item',
  loadingTheItem: 'Loading the item',
  backToTheDetails: 'Back to the details',
  backToTheItems: 'Back to the items',
  itemPage: 'Item page',
  loadingTheItemPage: 'Loading the item page',
  thereIsNoItemWord: 'There is no {itemWord} yet',
  thePageIsArranged:
    'The page is arranged around one of your own, so that you see what visitors will. Add the first one, then come back.',
  goToTheItems: 'Go to the items',
  settingsOfTheCollection: 'Settings of the collection',
  pageOfEachItemWord: 'Page of each {itemWord}',
  collection: 'Collection',
  loadingTheCollection: 'Loading the collection',
});
