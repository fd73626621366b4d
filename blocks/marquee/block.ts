import { BlockType } from '#core/enumerations/block-types.ts';
import { isBlank } from '../kit/blank.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields, panel } from './fields.ts';
import { MarqueeView } from './view.tsx';

export default defineBlock({
  type: 'marquee',
  number: BlockType.marquee,
  name: 'Marquee',
  summary: 'A line of text that moves across the page.',
  category: 'text',
  isEmpty: ({ items }) => items.every(({ text }) => isBlank(text)),
  hint: 'No text yet',
  fields,
  View: MarqueeView,
  panel,
  definition: ({ waveFrequency, waveIntensity, animationDirection, animationSpeed, pausedOnHover }) => ({
    waveFrequency,
    waveIntensity,
    animationDirection,
    animationSpeed,
    pausedOnHover,
  }),
});
