import { siteFile } from '../assets/file-field.ts';
import type { Field, Words } from '../fields/field.ts';

export const NOT_A_VIDEO_FILE = 'Must be a video file of this site.';

/** One of the site's own video files, or none. */
export const videoFile = (words: Words): Field<string> =>
  siteFile({ ...words, accept: 'video/*', endings: /\.(?:mp4|webm|mov|m4v)$/i, problem: NOT_A_VIDEO_FILE });
