import { catalogue } from '../words/catalogue.ts';

export const say = catalogue('documents', {
  theyDeletedItYou: 'Somebody deleted it. You can restore it from its history.',
  theyChanged: 'They changed:',
  loadTheLatestVersion: 'Load the latest version',
  keepMyChanges: 'Keep my changes',
  saveAgain: 'Save again',
  live: 'Live',
  changed: 'Changed',
  new: 'New',
  contact: 'Contact',
  message: 'Message',
  deleted: 'Deleted',
});
