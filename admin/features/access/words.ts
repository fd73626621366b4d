import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('features/access', {
  everybody: 'Everybody',
  searchEnginesMayList: 'Search engines may list the site.',
  peopleWithThePassword: 'People with the password',
  onePasswordForThe: 'One password for the whole site, pictures included. Search engines stay out.',
  onlyContributors: 'Only contributors',
  whoeverHasARole: 'People with a role on this site, once they log in.',
  website: 'Website',
  onlineShop: 'Online shop',
  coverPageVisitorsSee: 'Cover page: visitors see the home page only',
  parkingPageVisitorsSee: 'Parking page: visitors see “Nothing here yet”',
  enterprise: 'Enterprise',
  savedVisitorsSeeIt: 'Saved. Visitors see it from now on.',
  whoCanSeeThe: 'Who can see the site',
  duringTheTrialIt: 'During the trial, only contributors and people with the password can see it.',
  passwordOfTheSite: 'Site password',
  whatTheSiteIs: 'Type of site',
  developerMode: 'Developer mode',
  youWorkOnThe:
    'For work on the template’s code: people who log in stay on the site instead of going to the admin.',
  othersMayCopyThis: 'Others may copy this site',
  anybodyWithAnAccount:
    'Anybody with an account can start a site of their own from what visitors see here. Pages with a password are left out.',
  discard: 'Discard',
  save: 'Save',
  access: 'Access',
  lockScreen: 'Lock screen',
  loading: 'Loading',
  yourSiteIsOffline: 'Your site is offline.',
  takeSiteOffline: 'Take site offline',
  takeOffline: 'Take offline',
  visitorsWillReadThat:
    'Visitors will read that the site is coming soon, and cannot order or write to you. Orders and pages stay as they are, and you can go live again at any time.',
});
