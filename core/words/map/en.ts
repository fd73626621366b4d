export const en = {
  mapOf: 'Map of {place}',
  mapAround: 'Map around {place}',
  markedPlace: 'the marked place',
  openInMaps: 'Open {place} in maps',
  thisPlace: 'this place',
  oneSquare: 'One square is {distance}.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  didNotLoad: '{provider} did not load.',
  tryAgain: 'Try again',
  showMap: 'Show the map of {provider}',
  directions: 'Get directions',
} as const;
