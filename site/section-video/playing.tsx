import { useState, useSyncExternalStore } from 'react';
import { useWords } from '#blocks/kit/words.ts';
import { prefersReducedMotion } from '#browser/motion/reduced-motion.ts';

/** A film plays by itself only for those who asked for neither less motion nor less data. */
function mayPlayByItself(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !prefersReducedMotion() && connection?.saveData !== true;
}

const neverChanges = () => () => {};

/** Whether it should play: what the visitor asked their device for, until they use the control. Nobody knows it on the server. */
export function useWanted(): [isWanted: boolean | undefined, setWanted: (isWanted: boolean) => void] {
  const asked = useSyncExternalStore(neverChanges, mayPlayByItself, () => undefined);
  const [chosen, setWanted] = useState<boolean>();
  return [chosen ?? asked, setWanted];
}

export function PlayControl({
  isPlaying,
  onChange,
}: {
  isPlaying: boolean;
  onChange: (plays: boolean) => void;
}) {
  const say = useWords('video');
  const label = say(isPlaying ? 'pauseBackground' : 'playBackground');
  return (
    <button
      type="button"
      className="section-video-control"
      data-playing={isPlaying}
      aria-label={label}
      title={label}
      onClick={() => onChange(!isPlaying)}
    />
  );
}
