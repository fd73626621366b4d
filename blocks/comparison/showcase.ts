import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'comparison',
  title: 'Before and after',
  kind: 'Pictures',
  summary: 'Two pictures on top of each other, with a handle between them.',
  lead: 'A house before and after, a photograph by day and by night. The handle moves by finger, mouse or arrow keys; without scripts the pictures stand beside each other.',
  picture: 'night',
  examples: [
    {
      name: 'Day and night',
      about: 'Both pictures are cut to one shape.',
      blocks: below('comparison', {
        before: 'picture:hills',
        after: 'picture:night',
        beforeLabel: 'Day',
        afterLabel: 'Night',
      }),
    },
    {
      name: 'Wide, the handle at a quarter',
      about: 'So that most of the second one is seen first.',
      tone: 'tint',
      blocks: below('comparison', {
        before: 'picture:field',
        after: 'picture:sea',
        start: 25,
        ratio: 'wide',
      }),
    },
  ],
};

export default [page];
