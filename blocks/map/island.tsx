import { useEffect, useReducer, useRef } from 'react';
import { useAwake } from '../kit/use-awake.ts';
import { knownStyle } from '#core/maps/styles.ts';
import { externalMapUrl } from '#core/maps/external.ts';
import { addressOf, centreOf, type MapLocation } from '#core/maps/location.ts';
import { DrawnMap } from './drawn-map.tsx';
import type { MapOptions } from './map-options.ts';
import { LOAD_TIMEOUT_MS, PROVIDER_NAMES } from './providers.ts';
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

/** What is in the frame. A map of somebody else comes only when a visitor asks for it, and goes again like that. */
type State = 'drawn' | 'loading' | 'shown' | 'failed';

const NEXT: Readonly<Record<State, readonly State[]>> = {
  drawn: ['loading'],
  loading: ['shown', 'failed'],
  shown: ['drawn', 'failed'],
  failed: ['loading'],
};

/** Another host's page: its own origin is not ours. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

export default function MapFrame(props: MapFrameProps) {
  const say = useWords('map');
  const { location, options, script, frame, isEditing = false } = props;
  const [state, enter] = useReducer(
    (now: State, next: State) => (NEXT[now].includes(next) ? next : now),
    'drawn',
  );
  const canvas = useRef<HTMLDivElement>(null);
  const movement = useMovement({ centre: centreOf(location), zoom: location.mapZoom }, options);
  const { provider } = options;
  const isAwake = useAwake() && !isEditing;
  const { style } = options;

  useEffect(() => {
    if (knownStyle(style) !== style) console.warn(`Map style ${style} is unknown: Original is shown.`);
  }, [style]);

  // What they answer with in a frame is theirs alone to know; that they do not answer is seen here.
  const isFrameAwaited = frame !== undefined && state === 'loading';
  useEffect(() => {
    if (!isFrameAwaited) return;
    const timer = setTimeout(() => enter('failed'), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isFrameAwaited]);

  async function load() {
    enter('loading');
    // A frame would show the browser's own page about it, and say that it has loaded.
    if (!navigator.onLine) {
      enter('failed');
      return;
    }
    if (!canvas.current || script === undefined) return;
    canvas.current.replaceChildren();
    try {
      const { showGoogleMap } = await import('./google.ts');
      await showGoogleMap(canvas.current, { location, options, script, onRefused: () => enter('failed') });
      enter('shown');
    } catch (error) {
      console.warn(error instanceof Error ? error.message : error);
      enter('failed');
    }
  }

  const isOffered = script !== undefined || frame !== undefined;
  const isFramed = frame !== undefined && (state === 'loading' || state === 'shown');
  return (
    <div className="map-frame" data-map={state}>
      {state !== 'shown' && (
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
          onLoad={() => enter('shown')}
        />
      )}
      {provider === 'google' && <div className="map-canvas" ref={canvas} hidden={state !== 'shown'} />}
      {isAwake && provider !== 'builtIn' && isOffered && (
        <MapOffer
          state={state}
          provider={PROVIDER_NAMES[provider]}
          location={location}
          onPress={() => (state === 'shown' ? enter('drawn') : void load())}
        />
      )}
    </div>
  );
}

/** Shows and hides the provider's map, and says how that goes. */
function MapOffer(props: { state: State; provider: string; location: MapLocation; onPress: () => void }) {
  const say = useWords('map');
  const { state, provider, location, onPress } = props;
  const labels = {
    drawn: say('showMap', { provider }),
    loading: say('showMap', { provider }),
    shown: say('hideMap', { provider }),
    failed: say('tryAgain'),
  };
  return (
    <p className="map-offer">
      {state === 'loading' && <span role="status">{say('loading')}</span>}
      {state === 'failed' && (
        <>
          <span role="alert">{say('didNotLoad', { provider })}</span>
          <span>{addressOf(location)}</span>
          <a href={externalMapUrl(location)} target="_blank" rel="noopener">
            {say('directions')}
          </a>
        </>
      )}
      <button
        type="button"
        aria-disabled={state === 'loading'}
        onClick={() => state !== 'loading' && onPress()}
      >
        {labels[state]}
      </button>
    </p>
  );
}
