import { list } from '../../shapes/list.ts';
import { must } from '../../shapes/rules.ts';
import { MAX_FILES_PER_FIELD } from './uploads.ts';

/** Its value are the ids of files that were sent before; in the browser, their names. */
export const file = list(
  { as: 'files' },
  must((files) => files.length <= MAX_FILES_PER_FIELD, `{title} takes at most ${MAX_FILES_PER_FIELD} files.`),
);
