import { BlockType, SliceType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { AlbumView } from './view.tsx';

export default defineBlock({
  type: 'album',
  number: BlockType.album,
  name: 'Album',
  summary: 'The tracks of an album, with one player for all of them.',
  category: 'media',
  slice: () => SliceType.album,
  isEmpty: ({ collection }) => collection === '',
  hint: 'Choose an album',
  needs: ({ collection }) => ({ collection: { id: collection, hasTracks: true } }),
  fields,
  View: AlbumView,
});
