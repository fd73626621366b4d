import { list } from '../../shapes/list.ts';
import { MAX_FILES_PER_FIELD } from './uploads.ts';

/** Its value are the ids of files that were sent before; in the browser, their names. */
export const file = list({ as: 'files' }, (files, { title }, say) =>
  files.length <= MAX_FILES_PER_FIELD ? undefined : say('tooManyFiles', { title, max: MAX_FILES_PER_FIELD }),
);
