import { below, beside, type ShowcasePage } from '../kit/showcase.ts';

const vimeo = 'https://player.vimeo.com/video/76979871';
const youtube = 'https://www.youtube.com/embed/aqz-KE-bpKQ';

const page: ShowcasePage = {
  type: 'video',
  title: 'Video',
  kind: 'Media',
  summary: 'A film from elsewhere or from your own files.',
  lead: 'Paste an address or embed code. The page keeps only what it understands, shows a picture, and asks nobody else for anything until somebody presses play. One video plays at a time.',
  picture: 'night',
  examples: [
    {
      name: 'With a picture',
      about: 'Your own picture stands for the video until it plays.',
      blocks: below('video', {
        html: vimeo,
        title: 'A short film',
        overlay: 'picture:night',
        caption: 'Vimeo, one minute.',
      }),
    },
    {
      name: 'Two beside each other',
      about: 'Playing one puts the other back to its picture.',
      blocks: beside(
        'video',
        { html: youtube, title: 'Big Buck Bunny', overlay: 'picture:field', caption: 'YouTube' },
        { html: vimeo, title: 'A short film', caption: 'No picture: a quiet ground' },
      ),
    },
    {
      name: 'Shapes and modes',
      about: 'A square frame: the whole video in it, or the frame filled.',
      blocks: beside(
        'video',
        {
          html: vimeo,
          title: 'The whole film',
          overlay: 'picture:sea',
          shape: 'square',
          mode: 'fit',
          caption: 'Whole',
        },
        {
          html: vimeo,
          title: 'The filled frame',
          overlay: 'picture:cup',
          shape: 'square',
          mode: 'fill',
          caption: 'Filled',
        },
      ),
    },
  ],
};

export default [page];
