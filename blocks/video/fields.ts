import { choice, group, image, text, type PanelGroup, type ValueOf } from '#core/fields/index.ts';
import { videoFile } from '#core/video/file.ts';
import { embed } from './embed-field.ts';

const file = videoFile({ label: 'File', help: 'An uploaded MP4 or WebM.' });

export const fields = group({
  source: choice(['embed', 'upload'], 'embed', {
    label: 'From',
    labels: { embed: 'Another site', upload: 'Your files' },
  }),
  html: embed({
    label: 'Address or embed code',
    help: 'From Vimeo, YouTube, Wistia, Animoto or any site that offers a frame.',
    overlay: 'overlay',
  }),
  file,
  title: text({ max: 200, label: 'Title', help: 'Read out to people who cannot see the video.' }),
  caption: text({ max: 500, lines: 2, label: 'Caption' }),
  overlay: image({ label: 'Cover picture', video: 'html' }),
  shape: choice(['own', 'wide', 'landscape', 'square', 'portrait'], 'own', { label: 'Shape of the frame' }),
  mode: choice(['fit', 'fill', 'none'], 'fit', {
    label: 'In the frame',
    labels: { fit: 'Whole', fill: 'Filled', none: 'In its own size' },
  }),
});

export type VideoValues = ValueOf<typeof fields>;

/** Only one of the two sources is asked about. */
export const panel = ({ source }: VideoValues): readonly PanelGroup[] => [
  { title: 'Video', fields: ['source', source === 'upload' ? 'file' : 'html', 'title', 'caption'] },
  { title: 'Frame', fields: ['overlay', 'shape', 'mode'] },
];
