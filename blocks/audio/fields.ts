import { siteFile } from '#core/assets/file-field.ts';
import { group, image, text, toggle, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  file: siteFile({
    accept: 'audio/*',
    endings: /\.(?:mp3|m4a|m4b|aac|ogg|oga|wav|flac)$/i,
    problem: 'Must be a sound file of this site.',
    label: 'Sound file',
  }),
  title: text({ max: 160, label: 'Title' }),
  author: text({ max: 160, label: 'Artist or speaker' }),
  image: image({ label: 'Picture' }),
  transcript: text({
    max: 20_000,
    lines: 6,
    label: 'Transcript',
    help: 'For people who cannot hear it, and for search engines.',
  }),
  isDownloadable: toggle(false, { label: 'Offer a download' }),
});

export type AudioValues = ValueOf<typeof fields>;
