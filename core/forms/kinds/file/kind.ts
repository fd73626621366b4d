import { choice, list, number } from '../../../fields/index.ts';
import { description, required } from '../options.ts';
import type { Kind } from '../kind.ts';
import {
  DEFAULT_FILE_GROUPS,
  DEFAULT_UPLOAD_MB,
  FILE_GROUPS,
  MAX_UPLOAD_MB,
  type FileGroup,
} from './uploads.ts';

const GROUPS = Object.keys(FILE_GROUPS) as readonly FileGroup[];

export const file = {
  name: 'File upload',
  icon: 'm16 6-8.4 8.6a2 2 0 0 0 2.8 2.8l8.4-8.6a4 4 0 1 0-5.6-5.6l-8.4 8.5a6 6 0 1 0 8.5 8.5l8.4-8.5',
  options: {
    description,
    required,
    fileTypes: list(choice(GROUPS, 'images'), {
      max: GROUPS.length,
      initial: DEFAULT_FILE_GROUPS,
      label: 'Allowed file types',
    }),
    maxFileMb: number({
      min: 1,
      max: MAX_UPLOAD_MB,
      initial: DEFAULT_UPLOAD_MB,
      unit: 'MB',
      label: 'Maximum file size',
    }),
  },
  sample: ['note.pdf'],
} satisfies Kind;
