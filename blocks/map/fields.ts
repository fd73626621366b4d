import { choice, group, toggle, type Field, type PanelGroup, type ValueOf } from '#core/fields/index.ts';
import { locationField } from '#core/maps/location-field.ts';
import { DEFAULT_MAP_STYLE, MAP_STYLE_LABELS, MAP_STYLES } from '#core/maps/styles.ts';
import { PROVIDER_NAMES, PROVIDERS } from './providers.ts';

/** Checked when it is saved. What is stored already is read as it stands, so that the page can warn of it. */
const style: Field<number> = {
  ...choice(MAP_STYLES, DEFAULT_MAP_STYLE, { label: 'Style', labels: MAP_STYLE_LABELS }),
  read: (value) => (typeof value === 'number' ? value : DEFAULT_MAP_STYLE),
};

export const fields = group({
  location: locationField({ label: 'Location' }),
  provider: choice(PROVIDERS, 'builtIn', {
    label: 'Map from',
    labels: PROVIDER_NAMES,
    help: 'Built-in maps ask nobody else. Others are loaded when a visitor wants them.',
  }),
  style,
  ratio: choice(['wide', 'landscape', 'square', 'banner'], 'wide', {
    label: 'Shape',
    labels: { banner: 'Banner' },
  }),
  showAddress: toggle(true, { label: 'Address below the map' }),
  showLabels: toggle(true, { label: 'Names of places' }),
  showTerrain: toggle(false, { label: 'Terrain', help: 'On maps from Google.' }),
  showControls: toggle(true, { label: 'Zoom buttons' }),
  draggable: toggle(true, { label: 'Drag to move' }),
  scrollwheel: toggle(false, { label: 'Scroll to zoom' }),
  disableDefaultUI: toggle(false, { label: 'Hide all buttons', help: 'Also the provider’s own.' }),
  markerDraggable: toggle(false, {
    label: 'Drag the marker',
    help: 'Here, beside the page. It stays where it is for visitors.',
  }),
  linkOnClick: toggle(true, { label: 'The marker opens a map with directions' }),
});

export type MapValues = ValueOf<typeof fields>;

export const panel = ({ provider }: MapValues): readonly PanelGroup[] => [
  { title: 'Location', fields: ['location', 'markerDraggable', 'showAddress', 'linkOnClick'] },
  {
    title: 'Map',
    fields: ['provider', 'style', 'ratio', 'showLabels', ...(provider === 'google' ? ['showTerrain'] : [])],
  },
  {
    title: 'Behaviour',
    fields: [
      'showControls',
      'draggable',
      'scrollwheel',
      ...(provider === 'google' ? ['disableDefaultUI'] : []),
    ],
    isFolded: true,
  },
];
