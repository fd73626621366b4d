import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('fields/map', {
  findAPlace: 'Find a place',
  anAddressACity: 'An address, a city, or coordinates such as 52.52, 13.40.',
  theSearchDoesNot: 'The search does not answer. Enter the coordinates below.',
  markerDragItOr: 'Marker. Drag it, or use the arrow keys.',
});
