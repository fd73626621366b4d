import { useCallback, useEffect, useState } from 'react';
import { MAX_ZOOM, MIN_ZOOM, type Place } from '#core/maps/location.ts';
import { placeAt, type Point } from '#core/maps/projection.ts';
import { drawingUrl } from './drawing-url.ts';
import type { MapOptions } from './map-options.ts';

export interface MapView {
  centre: Place;
  zoom: number;
}

export interface Movement {
  /** Where the map is going. */
  view: MapView;
  /** What the picture shows; it is moved and scaled until the next one has come. */
  drawn: MapView;
  zoomBy: (steps: number) => void;
  /** Pixels that the map goes to the right and down, from where it was. */
  moveBy: (pixels: Point, from?: MapView) => void;
}

/** A new picture is asked for so long after the last change. */
export const UPDATE_DEBOUNCE_MS = 60;

export function useMovement(start: MapView, options: MapOptions): Movement {
  const [view, setView] = useState(start);
  const [drawn, setDrawn] = useState(start);

  useEffect(() => {
    if (view === drawn) return;
    let isStale = false;
    const timer = setTimeout(() => {
      const picture = new Image();
      picture.src = drawingUrl(view, options);
      picture.decode().then(
        () => !isStale && setDrawn(view),
        // Offline: the picture that is there stays, moved and scaled.
        () => {},
      );
    }, UPDATE_DEBOUNCE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [view, drawn, options]);

  const zoomBy = useCallback(
    (steps: number) =>
      setView((now) => ({ ...now, zoom: Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, now.zoom + steps)) })),
    [],
  );
  return {
    view,
    drawn,
    zoomBy,
    moveBy: ({ x, y }, from) =>
      setView((now) => {
        const { centre, zoom } = from ?? now;
        return { zoom, centre: placeAt(centre, { x: -x, y: -y }, zoom) };
      }),
  };
}
