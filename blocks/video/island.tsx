import { useLayoutEffect, useRef } from 'react';
import type { WithContent } from '../kit/islands.tsx';
import { Slot } from '../kit/slot.tsx';
import { makeVideo } from './player.ts';

export default function Video({ id, content }: { id: string } & WithContent) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current?.querySelector<HTMLElement>('.video');
    if (!element) return;
    const video = makeVideo(element);
    return () => video.destroy();
  }, []);
  return (
    <Slot ref={place} id={`v${id}`} className="video-place">
      {content?.[0]}
    </Slot>
  );
}
