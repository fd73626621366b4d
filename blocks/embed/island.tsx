import { useEffect, useRef, useState } from 'react';
import { watchFrame } from './silent-frame.ts';

export interface SilentFrameProps {
  says: string;
  link: string;
  href: string;
}

/** Stands over a frame, and says what is wrong where its host does not answer: an empty box tells nobody. */
export default function SilentFrame({ says, link, href }: SilentFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    const frame = place.current?.closest('.embed-box')?.querySelector('iframe');
    if (frame) return watchFrame(frame, setSilent);
  }, []);
  return (
    <div className="embed-silent" role="status" ref={place}>
      {isSilent && (
        <>
          <p>{says}</p>
          <a className="button" href={href} target="_blank" rel="noopener">
            {link}
          </a>
        </>
      )}
    </div>
  );
}
