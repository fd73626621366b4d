import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('panels/history', {
  versionsNewestFirst: 'Versions, newest first',
  deleted: 'Deleted',
  live: 'Live',
  draft: 'Draft',
  created: 'Created',
  versionNumber: 'Version {number}',
  compareWithNow: 'Compare with now',
  compareVersionNumberWith: 'Compare version {number} with now',
  restore: 'Restore',
  restoreVersionNumber: 'Restore version {number}',
  nameIsBackIn: '“{name}” restored in the draft.',
  versionRevisionRestoredAs: 'Version {revision} restored as the draft.',
  versionNumberOfThe: 'Version {number} of the page',
  now: 'Now',
  theDraft: 'The draft',
  titleVersionNumberAnd: '{title}: version {number} and now',
  restoreThisVersion: 'Restore this version',
  bringBackASection: 'Restore a section',
});
