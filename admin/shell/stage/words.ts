import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('shell/stage', {
  thatLinkLeadsTo: 'That link leads to another site, which does not open here.',
  yourSite: 'Your site',
  draft: 'Draft',
  live: 'Live',
  liveSite: 'Live site',
  versionOfTheSite: 'Version of the site to see',
  preview: 'Preview',
  screenToSeeThe: 'Screen to see the site on',
  loadAgain: 'Load again',
  loadTheSiteAgain: 'Load the site again',
  openInANew: 'Open in a new tab',
  openThisPageIn: 'Open this page in a new tab',
  showThePanels: 'Show the panels',
  hideThePanels: 'Hide the panels',
});
