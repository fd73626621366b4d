import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { AudioView } from './view.tsx';

export default defineBlock({
  type: 'audio',
  number: BlockType.audioEmbed,
  name: 'Audio',
  summary: 'A sound file with a player.',
  category: 'media',
  isEmpty: ({ file }) => file === '',
  hint: 'Choose a sound file',
  fields,
  View: AudioView,
});
