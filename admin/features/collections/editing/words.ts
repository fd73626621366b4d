import { catalogue } from '../../../words/catalogue.ts';

export const say = catalogue('features/collections/editing', {
  goBackToThe: 'Reset to the default layout',
  everyItemWordGetsThis: 'Every {itemWord} gets this page. Its parts are under Blocks.',
  shownWith: 'Shown with',
  backToTheUsual: 'Default layout',
  detailsOfTheItem: 'Details of the item',
  item: 'Item',
  loadingTheItem: 'Loading the item',
  backToTheDetails: 'Back to the details',
  backToTheItems: 'Back to the items',
  itemPage: 'Item page',
  loadingTheItemPage: 'Loading the item page',
  thereIsNoItemWord: 'No {itemWord} yet',
  thePageIsArranged:
    'You arrange this page around one of your items, so you see what visitors will see. Add the first one, then come back.',
  goToTheItems: 'Go to the items',
  settingsOfTheCollection: 'Collection settings',
  pageOfEachItemWord: 'Page of each {itemWord}',
  collection: 'Collection',
  loadingTheCollection: 'Loading the collection',
});
