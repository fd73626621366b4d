import { useEffect, useRef, useState } from 'react';
import { centreOf, type MapLocation } from '#core/maps/location.ts';
import { DrawnMap } from './drawn-map.tsx';
import type { MapOptions } from './map-options.ts';
import { openStreetMapUrl, PROVIDER_NAMES } from './providers.ts';
import { useMovement } from './use-movement.ts';

export interface MapFrameProps {
  location: MapLocation;
  options: MapOptions;
  /** The provider's library, where it has one. */
  script?: string;
  isEditing?: boolean;
}

/** What is in the frame. A map of somebody else comes only when a visitor asks for it. */
type State = 'drawn' | 'loading' | 'shown' | 'failed';

const NEXT: Readonly<Record<State, readonly State[]>> = {
  drawn: ['loading'],
  loading: ['shown', 'failed'],
  shown: [],
  failed: ['loading'],
};

export default function MapFrame({ location, options, script, isEditing = false }: MapFrameProps) {
  const [state, setState] = useState<State>('drawn');
  const [isAwake, setAwake] = useState(false);
  const canvas = useRef<HTMLDivElement>(null);
  const movement = useMovement({ centre: centreOf(location), zoom: location.mapZoom }, options);
  const enter = (next: State) => setState((now) => (NEXT[now].includes(next) ? next : now));
  const { provider } = options;
  useEffect(() => setAwake(!isEditing), [isEditing]);

  useEffect(() => {
    const element = canvas.current;
    if (state !== 'loading' || !element || script === undefined) return;
    let isGone = false;
    let remove = () => {};
    import('./google.ts')
      .then(({ showGoogleMap }) => showGoogleMap(element, { location, options, script }))
      .then((end) => {
        if (isGone) return end();
        remove = end;
        enter('shown');
      })
      .catch((error: unknown) => {
        console.warn(error instanceof Error ? error.message : error);
        if (!isGone) enter('failed');
      });
    return () => {
      isGone = true;
      // What is shown stays: only a block that goes takes its map along.
      if (!element.isConnected) remove();
    };
  }, [state === 'loading']);

  const isFramed = provider === 'openStreetMap' && state !== 'drawn';
  return (
    <div className="map-frame" data-map={state}>
      {!isFramed && state !== 'shown' && (
        <DrawnMap location={location} options={options} movement={movement} isAwake={isAwake} />
      )}
      {isFramed && (
        <iframe
          className="map-canvas"
          src={openStreetMapUrl(location)}
          title={`Map of ${PROVIDER_NAMES.openStreetMap}`}
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      )}
      {provider === 'google' && <div className="map-canvas" ref={canvas} hidden={state !== 'shown'} />}
      {isAwake && provider !== 'builtIn' && (state === 'drawn' || state === 'failed') && (
        <p className="map-offer">
          {state === 'failed' && <span role="alert">{PROVIDER_NAMES[provider]} did not load.</span>}
          <button type="button" onClick={() => enter('loading')}>
            {state === 'failed' ? 'Try again' : `Show the map of ${PROVIDER_NAMES[provider]}`}
          </button>
        </p>
      )}
    </div>
  );
}
