import { useEffect, useRef } from 'react';
import { attachTooltip } from '#browser/layers/tooltip.ts';
import type { MapLocation } from '#core/maps/location.ts';
import type { Point } from '#core/maps/projection.ts';
import { MARKER, MARKER_PATH } from './marker-shape.ts';
import { useWords } from '../kit/words.ts';

/** Its point stands on the place. */
export function Marker(props: { location: MapLocation; href: string; at: Point; isAwake: boolean }) {
  const say = useWords('map');
  const { location, href, at, isAwake } = props;
  const title = location.addressTitle;
  const element = useRef<HTMLAnchorElement & HTMLSpanElement>(null);
  useEffect(() => {
    const marker = element.current;
    return isAwake && marker && title !== '' ? attachTooltip(marker, title) : undefined;
  }, [isAwake, title]);
  const shape = (
    <svg
      width={MARKER.width}
      height={MARKER.height}
      viewBox={`0 0 ${MARKER.width} ${MARKER.height}`}
      aria-hidden="true"
    >
      <path d={MARKER_PATH} />
      <circle cx="24" cy="23" r="8" />
    </svg>
  );
  const place = {
    className: 'map-marker',
    style: { transform: `translate(-50%, -100%) translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)` },
    ref: element,
    // The browser's own until ours is there.
    ...(title !== '' && !isAwake && { title }),
  };
  if (href === '') return <span {...place}>{shape}</span>;
  return (
    <a
      {...place}
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={say('openInMaps', { place: title || say('thisPlace') })}
    >
      {shape}
    </a>
  );
}
