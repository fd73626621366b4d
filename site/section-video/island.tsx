import { useEffect, useRef, useState } from 'react';
import type { WithContent } from '#blocks/kit/islands.tsx';
import { PlayControl, useWanted } from './playing.tsx';

export default function SectionVideo({ file }: { file: string } & WithContent) {
  const video = useRef<HTMLVideoElement>(null);
  const [isWanted, setWanted] = useWanted();
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element || isWanted === undefined) return undefined;
    // Set here too: a muted film may start by itself, and the attribute alone does not make it so.
    element.muted = true;
    if (!isWanted) {
      element.pause();
      return undefined;
    }
    // What nobody sees does not play.
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) element.play().catch(() => setWanted(false));
      else element.pause();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWanted, setWanted]);

  if (isWanted === undefined) return null;
  return (
    <>
      <video
        ref={video}
        className="section-background section-video"
        src={file}
        muted
        loop
        playsInline
        preload={isWanted ? 'auto' : 'none'}
        data-shown={isShown}
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setShown(true)}
        onError={() => setShown(false)}
      />
      <PlayControl isPlaying={isWanted} onChange={setWanted} />
    </>
  );
}
