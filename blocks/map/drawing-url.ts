import * as at from '#contract/addresses/maps.ts';
import { hrefTo } from '#contract/href-to.ts';
import type { DrawingSize } from '#core/maps/drawing-sizes.ts';
import { knownStyle } from '#core/maps/styles.ts';
import type { MapView } from './use-movement.ts';

/** About ten centimetres: the same place has the same address. */
const DIGITS = 6;

/** Where this server draws a map. */
export function drawingUrl(
  { centre, zoom }: MapView,
  options: { style: number; showLabels: boolean; size?: DrawingSize },
): string {
  const { style, showLabels, size } = options;
  return hrefTo(at.drawing, {
    query: {
      lat: String(Number(centre.lat.toFixed(DIGITS))),
      lng: String(Number(centre.lng.toFixed(DIGITS))),
      zoom: String(zoom),
      style: `${knownStyle(style)}`,
      ...(!showLabels && { labels: 'false' as const }),
      ...(size && { size }),
    },
  });
}
