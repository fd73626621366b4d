import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('shell/stage', {
  yourSite: 'Your site',
  draft: 'Draft',
  live: 'Live',
  versionOfTheSite: 'Version of the site to see',
  preview: 'Preview',
  screenToSeeThe: 'Screen to see the site on',
  loadAgain: 'Load again',
  loadTheSiteAgain: 'Load the site again',
  openInANew: 'Open in a new tab',
  openThisPageIn: 'Open this page in a new tab',
  showThePanels: 'Show the panels',
  hideThePanels: 'Hide the panels',
  thisPageDoesNot: 'This page does not open in the preview.',
});
