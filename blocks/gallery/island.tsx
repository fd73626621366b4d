import { useLayoutEffect, useRef } from 'react';
import type { WithContent } from '../kit/islands.tsx';
import { Slot } from '../kit/slot.tsx';
import { startGallery } from './start.ts';

/** The slides are the server's; the gallery's engine moves them and React stays out of the way. */
export default function Gallery({ id, content }: { id: string } & WithContent) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (place.current ? startGallery(place.current) : undefined), []);
  return (
    <Slot ref={place} id={`g${id}`} className="gallery-place">
      {content?.[0]}
    </Slot>
  );
}
