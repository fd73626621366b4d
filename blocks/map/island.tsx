import { useEffect, useRef, useState } from 'react';
import { useAwake } from '../kit/use-awake.ts';
import { knownStyle } from '#core/maps/styles.ts';
import { centreOf, type MapLocation } from '#core/maps/location.ts';
import { DrawnMap } from './drawn-map.tsx';
import type { MapOptions } from './map-options.ts';
import { PROVIDER_NAMES } from './providers.ts';
import { useMovement } from './use-movement.ts';
import { useWords } from '../kit/words.ts';

export interface MapFrameProps {
  location: MapLocation;
  options: MapOptions;
  /** The provider's library, where it has one and may be loaded. */
  script?: string;
  /** The provider's page in a frame. */
  frame?: string;
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

/** Another host's page: its own origin is not ours. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

export default function MapFrame(props: MapFrameProps) {
  const say = useWords('map');
  const { location, options, script, frame, isEditing = false } = props;
  const [state, setState] = useState<State>('drawn');
  const canvas = useRef<HTMLDivElement>(null);
  const movement = useMovement({ centre: centreOf(location), zoom: location.mapZoom }, options);
  const enter = (next: State) => setState((now) => (NEXT[now].includes(next) ? next : now));
  const { provider } = options;
  const isAwake = useAwake() && !isEditing;
  const { style } = options;

  useEffect(() => {
    if (knownStyle(style) !== style) console.warn(`Map style ${style} is unknown: Original is shown.`);
  }, [style]);

  async function load() {
    enter('loading');
    if (!canvas.current || script === undefined) return;
    try {
      const { showGoogleMap } = await import('./google.ts');
      await showGoogleMap(canvas.current, { location, options, script });
      enter('shown');
    } catch (error) {
      console.warn(error instanceof Error ? error.message : error);
      enter('failed');
    }
  }

  const isOffered = script !== undefined || frame !== undefined;
  const isFramed = frame !== undefined && state !== 'drawn';
  return (
    <div className="map-frame" data-map={state}>
      {!isFramed && state !== 'shown' && (
        <DrawnMap location={location} options={options} movement={movement} isAwake={isAwake} />
      )}
      {isFramed && (
        <iframe
          className="map-canvas"
          src={frame}
          title={say('mapOf', { place: PROVIDER_NAMES.openStreetMap })}
          referrerPolicy="strict-origin-when-cross-origin"
          // A document of this site that asks first locks up what it frames itself.
          sandbox={frame.startsWith('/') ? undefined : SANDBOX}
        />
      )}
      {provider === 'google' && <div className="map-canvas" ref={canvas} hidden={state !== 'shown'} />}
      {isAwake && provider !== 'builtIn' && isOffered && (state === 'drawn' || state === 'failed') && (
        <p className="map-offer">
          {state === 'failed' && (
            <span role="alert">{say('didNotLoad', { provider: PROVIDER_NAMES[provider] })}</span>
          )}
          <button type="button" onClick={() => void load()}>
            {state === 'failed' ? say('tryAgain') : say('showMap', { provider: PROVIDER_NAMES[provider] })}
          </button>
        </p>
      )}
    </div>
  );
}
