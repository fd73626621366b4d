import { useRef, useState } from 'react';
import type { WithContent } from '#blocks/kit/islands.tsx';
import { playerWindow } from '#blocks/kit/player-window.ts';
import { SANDBOXES } from '#core/consent/sandboxes.ts';
import type { Provider } from '#core/video/embed.ts';
import { playerMessage } from '#core/video/player.ts';
import { PlayControl, useWanted } from '../section-video/playing.tsx';

interface Film {
  src: string;
  provider: Provider;
  /** A document of this site stands before the player, and holds it once the visitor agreed. */
  isHeld: boolean;
}

export default function SectionFilm({ src, provider, isHeld }: Film & WithContent) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isWanted, setWanted] = useWanted();
  const [isShown, setShown] = useState(false);
  // Fetched when it is to play for the first time, and kept while it pauses.
  const [hasBegun, setBegun] = useState(false);
  if (isWanted && !hasBegun) setBegun(true);
  if (isWanted === undefined) return null;

  const playOrPause = (plays: boolean) => {
    setWanted(plays);
    const message = playerMessage(provider, plays ? 'play' : 'pause');
    if (frame.current && message !== undefined) playerWindow(frame.current)?.postMessage(message, '*');
  };
  return (
    <>
      {hasBegun && (
        <div className="section-background section-video section-film" data-shown={isShown}>
          <iframe
            ref={frame}
            src={src}
            title={provider}
            aria-hidden="true"
            tabIndex={-1}
            allow="autoplay"
            sandbox={SANDBOXES.background}
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={({ currentTarget }) => setShown(!isHeld || holdsPlayer(currentTarget))}
          />
        </div>
      )}
      {(isShown || !hasBegun) && <PlayControl isPlaying={isWanted} onChange={playOrPause} />}
    </>
  );
}

const holdsPlayer = ({ contentDocument }: HTMLIFrameElement): boolean =>
  contentDocument?.querySelector('iframe') != null;
