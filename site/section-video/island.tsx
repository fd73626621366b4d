import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useWords } from '#blocks/kit/words.ts';
import { prefersReducedMotion } from '#browser/motion/reduced-motion.ts';
import type { WithContent } from '#blocks/kit/islands.tsx';

/** The film plays by itself only for those who asked for neither less motion nor less data. */
function mayPlayByItself(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !prefersReducedMotion() && connection?.saveData !== true;
}

const neverChanges = () => () => {};

export default function SectionVideo({ file }: { file: string } & WithContent) {
  const say = useWords('video');
  const video = useRef<HTMLVideoElement>(null);
  // What the visitor asked their device for, until they use the control; nobody knows it on the server.
  const asked = useSyncExternalStore(neverChanges, mayPlayByItself, () => undefined);
  const [chosen, setWanted] = useState<boolean>();
  const isWanted = chosen ?? asked;
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
  }, [isWanted]);

  if (isWanted === undefined) return null;
  const label = say(isWanted ? 'pauseBackground' : 'playBackground');
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
      <button
        type="button"
        className="section-video-control"
        data-playing={isWanted}
        aria-label={label}
        title={label}
        onClick={() => setWanted(!isWanted)}
      />
    </>
  );
}
