import { catalogue } from '../../../words/catalogue.ts';

export const say = catalogue('features/pages/page', {
  thisPageIsDeleted: 'This page is deleted',
  itLeavesTheLive:
    'It is removed from the live site when you publish. You can restore it before and after that.',
  bringItBack: 'Restore page',
  inSearchResults: 'In search results',
  searchEnginesAreAsked: 'Search engines are asked to leave this page out.',
  withoutADescriptionSearch: 'Without a description, search engines pick words from the page.',
  whenShared: 'When shared',
  thePictureOfThe: 'The picture of the site, if it has one',
  onceThisIsPublished: 'When you publish, {path} redirects to the new address.',
  searchAndSharing: 'Search and sharing',
  codeInjection: 'Code injection',
  thisCodeRunsOn:
    'Once published, this code runs on this page for every visitor. It never runs in the editor. Only paste code you trust.',
  moreForThisPage: 'More for this page',
  backToAllPages: 'Back to all pages',
  page: 'Page',
  draftSavedAgeOf: 'Draft saved {ageOf}',
  visitorsCannotSeeThis: 'Visitors cannot see this page yet. The preview shows the draft.',
  settings: 'Settings',
  access: 'Access',
  history: 'History',
  loadingThePage: 'Loading the page',
  thisPageCouldNot: 'This page could not be opened',
  thereIsNoConnection: 'You are offline.',
  theServerDidNot: 'The server returned an error.',
});
