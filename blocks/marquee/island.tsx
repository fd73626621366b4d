import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { useAwake } from '../kit/use-awake.ts';
import type { MarqueeProps } from './marquee-props.ts';
import { guessedWidth, repeatsOf, secondsFor, sentenceOf } from './line.ts';
import { heightOf, Wave } from './wave-line.tsx';
import { useWords } from '../kit/words.ts';

/**
 * Moves by CSS alone and can be stopped without a script. Awake it knows how wide it is, rests while nobody can see
 * it, and can go in waves.
 */
export default function Marquee(props: MarqueeProps) {
  const say = useWords('video');
  const { words, size, animationDirection, animationSpeed, pausedOnHover, waveIntensity, isEditing } = props;
  const isAwake = useAwake();
  const [isPaused, setPaused] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const isInView = useInView(element);
  const width = useWidth(element, words);
  const hasWave = isAwake && waveIntensity > 0;
  const rests = isEditing || isPaused || !isInView;
  return (
    <div
      className="marquee"
      ref={element}
      data-size={size}
      data-direction={animationDirection}
      {...(pausedOnHover && { 'data-hover': '' })}
      {...(rests && { 'data-rests': '' })}
      style={
        {
          '--marquee-time': `${secondsFor(width, animationSpeed).toFixed(2)}s`,
        } as CSSProperties
      }
    >
      <p className="marquee-text">{sentenceOf(words)}</p>
      {hasWave ? (
        <Wave {...props} rests={rests} />
      ) : (
        <div
          className="marquee-track"
          aria-hidden="true"
          {...(waveIntensity > 0 && { style: { height: heightOf(waveIntensity) } })}
        >
          <Half words={words} />
          <Half words={words} />
        </div>
      )}
      {!isEditing && (
        <label className="marquee-pause">
          <input
            type="checkbox"
            checked={isPaused}
            onChange={({ currentTarget }) => setPaused(currentTarget.checked)}
          />
          {say('pause')}
        </label>
      )}
    </div>
  );
}

function Half({ words }: { words: readonly string[] }) {
  const repeats = Array.from({ length: repeatsOf(words) }, () => words).flat();
  return (
    <span className="marquee-half">
      {repeats.map((word, index) => (
        <span key={index}>{word}</span>
      ))}
    </span>
  );
}

/** Until somebody looks, it is in view. */
function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const watch = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true));
    watch.observe(watched);
    return () => watch.disconnect();
  }, [element]);
  return isInView;
}

/** Of one half, as it is now. */
function useWidth(element: RefObject<HTMLElement | null>, words: readonly string[]): number {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const half = element.current?.querySelector('.marquee-half');
    if (!half) return;
    const watch = new ResizeObserver(() => setWidth(half.getBoundingClientRect().width));
    watch.observe(half);
    return () => watch.disconnect();
  }, [element]);
  return width ?? guessedWidth(words);
}
