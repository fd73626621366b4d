import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('pickers/uploads', {
  nothingWasUploaded: 'Nothing was uploaded',
  waiting: 'Waiting',
  processing: 'Processing',
  cancelled: 'Cancelled',
  done: 'Done',
  uploads: 'Uploads',
  close: 'Close',
  progressOfName: 'Progress of {name}',
  cancelName: 'Cancel {name}',
  tryNameAgain: 'Try {name} again',
  someUploaded: '{count, plural, one {# file} other {# files}} uploaded, {failed} could not be',
  notUploaded: '{count, plural, one {# file} other {# files}} could not be uploaded',
  uploaded: '{count, plural, one {# file} other {# files}} uploaded',
  uploadingPercent: '{state} {percent} % of {size}',
  uploadingFiles: '{count, plural, one {Uploading # file} other {Uploading # files}}',
  uploading: 'Uploading',
});
