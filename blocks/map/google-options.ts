import { paletteOf } from '#core/maps/palettes.ts';
import { styleFromIndex } from '#core/maps/styles.ts';
import { centreOf, type MapLocation } from '#core/maps/location.ts';
import type { MapOptions } from './map-options.ts';

type Rule = {
  featureType?: string;
  elementType?: string;
  stylers: readonly Readonly<Record<string, string | number>>[];
};

/** What the library is told of a map. */
export function googleOptions(location: MapLocation, options: MapOptions): Record<string, unknown> {
  const { showControls, draggable, scrollwheel, disableDefaultUI } = options;
  return {
    center: centreOf(location),
    zoom: location.mapZoom,
    draggable,
    scrollwheel,
    disableDefaultUI,
    zoomControl: showControls,
    mapTypeControl: false,
    streetViewControl: false,
    fullscreenControl: showControls,
    mapTypeId: typeOf(options),
    styles: rulesOf(options),
  };
}

function typeOf({ style, showTerrain, showLabels }: MapOptions): string {
  if (styleFromIndex(style) === 'Satellite') return showLabels ? 'hybrid' : 'satellite';
  return showTerrain ? 'terrain' : 'roadmap';
}

function rulesOf({ style, showLabels }: MapOptions): Rule[] {
  const name = styleFromIndex(style);
  const labels: Rule[] = showLabels ? [] : [{ elementType: 'labels', stylers: [{ visibility: 'off' }] }];
  if (name === 'Original' || name === 'Satellite') return labels;
  if (name === 'Grayscale') return [{ stylers: [{ saturation: -100 }] }, ...labels];
  const { water, land, border, ink } = paletteOf(name);
  return [
    { elementType: 'geometry', stylers: [{ color: land }] },
    { featureType: 'water', elementType: 'geometry', stylers: [{ color: water }] },
    { featureType: 'road', elementType: 'geometry', stylers: [{ color: border }] },
    { elementType: 'labels.text.fill', stylers: [{ color: ink }] },
    { elementType: 'labels.text.stroke', stylers: [{ color: land }] },
    { featureType: 'poi', stylers: [{ visibility: 'off' }] },
    ...labels,
  ];
}
