import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'audio',
  title: 'Audio',
  kind: 'Pictures',
  summary: 'A sound file with a player.',
  lead: 'One piece, an interview, a greeting. For several in a row use an album. Nothing is loaded before somebody presses play.',
  picture: 'sea',
  examples: [
    {
      name: 'With a picture',
      about: 'And the words that are spoken, for those who cannot hear them.',
      blocks: below('audio', {
        file: '/s/three-lamps.wav',
        title: 'Three lamps',
        author: 'The machine room',
        image: 'picture:night',
        transcript: 'Fourteen notes, no words.',
      }),
    },
    {
      name: 'Bare',
      about: 'The title and the player, with a download.',
      tone: 'tint',
      blocks: below('audio', { file: '/s/last-tram.wav', title: 'Last tram', isDownloadable: true }),
    },
  ],
};

export default [page];
