import { playerFrames } from '#core/video/frames.ts';
import { BlockType, SliceType } from '#core/enumerations/block-types.ts';
import { readEmbed } from '#core/video/embed.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields, panel } from './fields.ts';
import { aspectRatio, hasVideo, hint } from './video.ts';
import { VideoView } from './view.tsx';

export default defineBlock({
  type: 'video',
  number: BlockType.video,
  name: 'Video',
  summary: 'A film from elsewhere or from your own files.',
  category: 'media',
  slice: () => SliceType.video,
  isEmpty: (values) => !hasVideo(values) && values.caption === '',
  hint,
  isWordless: true,
  isFrame: true,
  thirdParty: ({ source, html }) => ({ frames: source === 'embed' ? playerFrames(html) : [] }),
  fields,
  View: VideoView,
  panel,
  definition: (values) => ({
    html: values.source === 'embed' ? values.html : '',
    providerName: values.source === 'embed' ? readEmbed(values.html).providerName : 'file',
    imageAspectRatio: aspectRatio(values),
  }),
});
