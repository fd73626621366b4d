import { at, block } from '#core/page/draft.ts';
import { below, beside, type ShowcasePage } from '../kit/showcase.ts';

const harbour = {
  addressTitle: 'The Harbour Room',
  addressLine1: 'Via Caracciolo 4',
  addressLine2: '80122 Naples',
  addressCountry: 'Italy',
  mapLat: 40.8328,
  mapLng: 14.2286,
};

const page: ShowcasePage = {
  type: 'map',
  title: 'Map',
  kind: 'Media',
  summary: 'Where something is, with a marker and the way there.',
  lead: 'The map is drawn by this server from public-domain data: coasts, borders and cities. It asks nobody else for anything. Close up it shows a grid, a scale and where in the country you are; for streets, choose a provider, which is loaded when a visitor asks for it.',
  picture: 'field',
  examples: [
    {
      name: 'A region',
      about: 'Zoom 7: a country and its cities. Drag it, or use the buttons and the arrow keys.',
      blocks: below('map', { location: { ...harbour, mapZoom: 7 } }),
    },
    {
      name: 'A street',
      about: 'Zoom 12 or closer: a grid with its scale, and an overview in the corner.',
      blocks: below('map', { location: { ...harbour, mapZoom: 13 }, style: 1 }),
    },
    {
      name: 'Six styles',
      about: 'Original, grayscale, satellite colours, and three quiet ones.',
      blocks: [1, 2, 3, 5, 4, 6].map((style, index) =>
        block('map', at(9 + (index % 2) * 8, 8, 1 + Math.floor(index / 2)), {
          location: { ...harbour, mapZoom: 6 },
          style,
          ratio: 'landscape',
          showAddress: false,
          showControls: false,
        }),
      ),
    },
    {
      name: 'With a provider',
      about: 'The built-in map stands until somebody asks for the other one.',
      blocks: beside(
        'map',
        {
          location: { ...harbour, mapZoom: 9 },
          provider: 'openStreetMap',
          ratio: 'square',
          showAddress: false,
        },
        {
          location: { ...harbour, mapZoom: 9 },
          provider: 'google',
          ratio: 'square',
          showAddress: false,
          style: 6,
        },
      ),
    },
    {
      name: 'A quiet banner',
      about: 'No names, no buttons, and a marker that leads nowhere.',
      blocks: below('map', {
        location: { ...harbour, mapZoom: 5, mapLat: 42.5, markerLat: 40.8328, markerLng: 14.2286 },
        style: 4,
        ratio: 'banner',
        showLabels: false,
        showControls: false,
        draggable: false,
        linkOnClick: false,
      }),
    },
  ],
};

export default [page];
