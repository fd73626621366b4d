import { control, leaf, type Field, type Words } from '../fields/field.ts';

export const NOT_A_VIDEO_FILE = 'Must be a video file of this site.';
/** Files of the site are below `/s/`. */
const VIDEO_FILE = /^\/s\/[\w./%-]{1,300}\.(?:mp4|webm|mov|m4v)$/i;

/** One of the site's own video files, or none. */
export function videoFile(words: Words): Field<string> {
  return leaf({
    control: control('file', words, { accept: 'video/*' }),
    initial: '',
    parse: (value) =>
      typeof value === 'string' && (value === '' || (VIDEO_FILE.test(value) && !value.includes('..')))
        ? { value }
        : { problem: NOT_A_VIDEO_FILE },
  });
}
