import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { MapPin } from 'lucide-react';
import * as at from '#contract/addresses/maps.ts';
import { hrefTo } from '#contract/href-to.ts';
import { centreOf, markerOf, type MapLocation, type Place } from '#core/maps/location.ts';
import { offsetFrom, placeAt, type Point } from '#core/maps/projection.ts';
import { knownStyle } from '#core/maps/styles.ts';
import { say } from './words.ts';
import classes from './map.module.css';

const STEP = 8;
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

interface Props {
  location: MapLocation;
  style: number;
  isDraggable: boolean;
  onMove: (place: Place) => void;
}

/** The map in small. Its marker can be dragged, or moved with the arrow keys. */
export function MarkerPreview({ location, style, isDraggable, onMove }: Props) {
  const centre = centreOf(location);
  const zoom = location.mapZoom;
  const offset = offsetFrom(centre, markerOf(location), zoom);
  const grip = useRef<Point | undefined>(undefined);
  const [moved, setMoved] = useState<Point>({ x: 0, y: 0 });
  const place = (by: Point) => {
    const { lat, lng } = placeAt(centre, { x: offset.x + by.x, y: offset.y + by.y }, zoom);
    onMove({ lat: rounded(lat), lng: rounded(lng) });
  };
  const press = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    place(by);
  };
  const drag = {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (grip.current) setMoved({ x: clientX - grip.current.x, y: clientY - grip.current.y });
    },
    onPointerUp() {
      if (grip.current && (moved.x !== 0 || moved.y !== 0)) place(moved);
      grip.current = undefined;
      setMoved({ x: 0, y: 0 });
    },
  };
  const src = hrefTo(at.drawing, {
    query: {
      lat: String(centre.lat),
      lng: String(centre.lng),
      zoom: String(zoom),
      style: `${knownStyle(style)}`,
    },
  });
  const transform = `translate(-50%, -100%) translate(${offset.x + moved.x}px, ${offset.y + moved.y}px)`;
  return (
    <div className={classes.preview}>
      <img src={src} alt="" draggable={false} />
      {isDraggable ? (
        <button
          type="button"
          className={classes.marker}
          style={{ transform }}
          aria-label={say('markerDragItOr')}
          onKeyDown={press}
          {...drag}
        >
          <MapPin size={32} aria-hidden="true" />
        </button>
      ) : (
        <span className={classes.marker} style={{ transform }}>
          <MapPin size={32} aria-hidden="true" />
        </span>
      )}
    </div>
  );
}

const DIGITS = 6;
const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS));
