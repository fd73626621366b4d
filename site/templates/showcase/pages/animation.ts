import type { BlockAnimation } from '#core/page/page.ts';
import { at, block } from '../../template.ts';
import type { Example, ShowcasePage } from '#blocks/kit/showcase.ts';

function appearing(animation: BlockAnimation, picture: string, name: string, about: string): Example {
  return {
    name,
    about,
    blocks: [
      block('image', at(9, 8), { image: `picture:${picture}`, ratio: 'portrait' }, { animation }),
      block('quote', at(17, 8), { text: 'Seen once, then still.', size: 'small' }, { animation }),
    ],
  };
}

export const animation: ShowcasePage = {
  type: 'animation',
  title: 'Animation',
  kind: 'Every block',
  summary: 'How blocks appear as they come into view.',
  lead: 'Each block can appear in its own way when half of it is in view. It does so once. People who asked their device for less motion, and those without scripts, see everything at once.',
  picture: 'hills',
  examples: [
    appearing('none', 'stairs', 'None', 'It is simply there. The right choice for most blocks.'),
    appearing('fade', 'hills', 'Fade', 'Becomes visible. The quietest of the four.'),
    appearing('rise', 'bowl', 'Rise', 'Comes up a little while it becomes visible.'),
    appearing('scale', 'window', 'Scale', 'Grows a little, as if it came nearer.'),
    appearing('clip', 'stairs', 'Clip', 'Is uncovered. For pictures.'),
  ],
};
