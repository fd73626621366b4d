import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('features/speed', {
  header: 'Header',
  footer: 'Footer',
  popUp: 'Pop-up',
  blockNamed: '{name} block',
  allDevices: 'All devices',
  phones: 'Phones',
  computers: 'Computers',
  good: 'Good',
  needsWork: 'Needs work',
  slow: 'Slow',
  loading: 'Loading',
  response: 'Response',
  stability: 'Layout shift',
  pageSpeed: 'Page speed',
  measuredInYourVisitors:
    'Measured in your visitors’ browsers over the last four weeks, if they allow statistics. Three out of four visits were at least this fast.',
  device: 'Device',
  loadingFigures: 'Loading figures',
  noVisitsMeasuredYet: 'No visits measured yet',
  theFirstFiguresAppear:
    'The first figures appear about a minute after someone visits your site. People who work on the site are not counted.',
  pages: 'Pages',
  page: 'Page',
  visits: 'Visits',
  explained:
    'Loading: until the largest picture or text appears (LCP). Response: until a click or key press takes effect (INP). Layout shift: how much the page moves while it loads (CLS). No data about individual visitors is stored.',
});
