import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { MAX_DETAIL_ZOOM } from '#core/maps/detail.ts';
import { externalMapUrl } from '#core/maps/external.ts';
import { addressOf, markerOf, MAX_ZOOM, MIN_ZOOM, type MapLocation } from '#core/maps/location.ts';
import { gridKilometres, offsetFrom } from '#core/maps/projection.ts';
import { drawingUrl } from './drawing-url.ts';
import type { MapOptions } from './map-options.ts';
import { Marker } from './marker.tsx';
import { useWheel } from './use-wheel.ts';
import type { MapView, Movement } from './use-movement.ts';
import { useWords } from '../kit/words.ts';

/** Whoever drew the map is named as they name themselves. */
const MAP_SOURCE = 'Natural Earth';
/** How far an arrow key goes. */
const STEP = 80;
const STEPS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };
/** What is around the place, seen from far enough to be known. */
const OVERVIEW_ZOOM = 5;

interface Props {
  location: MapLocation;
  options: MapOptions;
  movement: Movement;
  /** Only then it can be moved; asleep it is a picture. */
  isAwake: boolean;
}

/** The map that this server draws, with its marker. */
export function DrawnMap({ location, options, movement, isAwake }: Props) {
  const say = useWords('map');
  const { view, drawn } = movement;
  const canMove = isAwake && options.draggable;
  const drag = useDrag(movement, canMove);
  const surface = useWheel(movement, isAwake && options.scrollwheel);
  const name = location.addressTitle || addressOf(location) || say('markedPlace');

  const press = (event: KeyboardEvent) => {
    const [step, zoom] = [STEPS[event.key], ZOOMS[event.key]];
    if (event.target !== event.currentTarget || (!step && zoom === undefined)) return;
    event.preventDefault();
    if (step) movement.moveBy({ x: step[0], y: step[1] });
    else if (zoom !== undefined) movement.zoomBy(zoom);
  };

  const moved = offsetFrom(view.centre, drawn.centre, view.zoom);
  const marker = offsetFrom(view.centre, markerOf(location), view.zoom);
  const isGrid = drawn.zoom > MAX_DETAIL_ZOOM;
  return (
    <div
      className="map-surface"
      ref={surface}
      {...(canMove && {
        tabIndex: 0,
        role: 'group',
        'aria-label': say('mapOf', { place: name }),
        onKeyDown: press,
        ...drag,
      })}
    >
      <img
        className="map-picture"
        src={drawingUrl(drawn, options)}
        alt={say('mapAround', { place: name })}
        loading="lazy"
        draggable={false}
        style={{
          transform: `translate(-50%, -50%) translate(${px(moved.x)}, ${px(moved.y)}) scale(${2 ** (view.zoom - drawn.zoom)})`,
        }}
      />
      {isGrid && (
        <span className="map-overview">
          <img
            src={drawingUrl({ ...drawn, zoom: OVERVIEW_ZOOM }, { ...options, size: 'overview' })}
            alt=""
            loading="lazy"
            draggable={false}
          />
        </span>
      )}
      <Marker
        location={location}
        href={options.linkOnClick ? externalMapUrl({ ...location, mapZoom: view.zoom }) : ''}
        at={marker}
        isAwake={isAwake}
      />
      <small className="map-note">
        {isGrid && (
          <span>{say('oneSquare', { distance: distance(gridKilometres(view.centre, view.zoom)) })} </span>
        )}
        {MAP_SOURCE}
      </small>
      {isAwake && options.showControls && !options.disableDefaultUI && (
        <ZoomButtons zoom={view.zoom} zoomBy={movement.zoomBy} />
      )}
    </div>
  );
}

function ZoomButtons({ zoom, zoomBy }: { zoom: number; zoomBy: Movement['zoomBy'] }) {
  const say = useWords('map');
  return (
    <span className="map-zoom">
      <button type="button" aria-label={say('zoomIn')} disabled={zoom >= MAX_ZOOM} onClick={() => zoomBy(1)}>
        +
      </button>
      <button
        type="button"
        aria-label={say('zoomOut')}
        disabled={zoom <= MIN_ZOOM}
        onClick={() => zoomBy(-1)}
      >
        −
      </button>
    </span>
  );
}

/** A mouse or pen moves the map; a finger scrolls the page, which must not be held up here. */
function useDrag({ view, moveBy }: Movement, isOn: boolean) {
  const grip = useRef<{ x: number; y: number; view: MapView } | undefined>(undefined);
  const end = () => (grip.current = undefined);
  return {
    onPointerDown(event: PointerEvent) {
      const isOnControl = event.target instanceof Element && event.target.closest('a, button') !== null;
      if (!isOn || event.pointerType === 'touch' || event.button !== 0 || isOnControl) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX, y: event.clientY, view };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const held = grip.current;
      if (held) moveBy({ x: clientX - held.x, y: clientY - held.y }, held.view);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

const px = (value: number) => `${Math.round(value)}px`;

const METRES = 1000;
const distance = (kilometres: number) =>
  kilometres < 1 ? `${Math.round(kilometres * METRES)} m` : `${kilometres} km`;
