import { BlockType, SliceType } from '#core/enumerations/block-types.ts';
import { knownStyle } from '#core/maps/styles.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields, panel } from './fields.ts';
import { OPEN_STREET_MAP } from './providers.ts';
import { MapBlockView } from './view.tsx';

export default defineBlock({
  type: 'map',
  number: BlockType.map,
  name: 'Map',
  summary: 'Where something is, with a marker and the way there.',
  category: 'media',
  slice: () => SliceType.map,
  isEmpty: () => false,
  isFrame: true,
  placeField: 'location',
  thirdParty: ({ provider }) => ({
    ...(provider === 'openStreetMap' && { frames: [OPEN_STREET_MAP] }),
    ...(provider === 'google' && { services: ['maps'] }),
  }),
  fields,
  View: MapBlockView,
  panel,
  definition: ({ location, showControls, showTerrain, showLabels, style }) => ({
    location,
    controls: showControls,
    terrain: showTerrain,
    labels: showLabels,
    style: knownStyle(style),
  }),
});
