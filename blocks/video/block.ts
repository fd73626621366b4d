import { BlockType } from '#core/enumerations/block-types.ts';
import { readEmbed } from '#core/video/embed.ts';
import { defineBlock } from '../kit/block.ts';
import { fields, panel } from './fields.ts';
import { VideoView } from './view.tsx';

export default defineBlock({
  type: 'video',
  number: BlockType.video,
  name: 'Video',
  summary: 'A film from elsewhere or from your own files.',
  category: 'media',
  fields,
  View: VideoView,
  panel,
  definition: ({ html, source }) => ({
    html: source === 'embed' ? html : '',
    providerName: source === 'embed' ? readEmbed(html).providerName : 'file',
  }),
});
