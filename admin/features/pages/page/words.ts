import { catalogue } from '../../../words/catalogue.ts';

export const say = catalogue('features/pages/page', {
  thisPageIsDeleted: 'This page is deleted',
  itLeavesTheLive:
    'It leaves the live site with the next publish. Until then, and after it, you can bring it back.',
  bringItBack: 'Bring it back',
  inSearchResults: 'In search results',
  searchEnginesAreAsked: 'Search engines are asked to leave this page out.',
  withoutADescriptionSearch: 'Without a description, search engines pick words from the page.',
  whenShared: 'When shared',
  thePictureOfThe: 'The picture of the site, if it has one',
  onceThisIsPublished: 'Once this is published, visitors of {path} are sent to the new address.',
  searchAndSharing: 'Search and sharing',
  codeInjection: 'Code injection',
  thisCodeRunsOn:
    'This code runs on this page for every visitor once it is published. It never runs in the editor. Paste only what you trust.',
  moreForThisPage: 'More for this page',
  backToAllPages: 'Back to all pages',
  page: 'Page',
  draftSavedAgeOf: 'Draft saved {ageOf}',
  visitorsCannotSeeThis: 'Visitors cannot see this page yet. Beside this panel is its draft.',
  settings: 'Settings',
  access: 'Access',
  history: 'History',
  loadingThePage: 'Loading the page',
  thisPageCouldNot: 'This page could not be opened',
  thereIsNoConnection: 'There is no connection right now.',
  theServerDidNot: 'The server did not give it out.',
});
