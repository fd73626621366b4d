import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '#browser/motion/reduced-motion.ts';
import type { MarqueeProps } from './marquee-props.ts';
import { BASE_SPEED, MIN_WIDTH, repeatsOf } from './line.ts';
import { makeRateLimiter } from './rate-limiter.ts';
import { pathOf, segmentWidth, waveHeight, wavePoints } from './wave.ts';

/** Drawn again so long after the window has come to rest. */
export const REDRAW_DEBOUNCE_MS = 1000;
const SECOND = 1000;

/** What the line takes; kept free before it is drawn, so that nothing below it moves. */
export const heightOf = (intensity: number): string => `calc(1.6em + ${2 * waveHeight(intensity)}px)`;

/** The words along a wave. */
export function Wave(props: MarqueeProps & { rests: boolean }) {
  const { words, waveFrequency, waveIntensity, animationSpeed, animationDirection, pausedOnHover, rests } =
    props;
  const id = `marquee-${props.id}`;
  const svg = useRef<SVGSVGElement>(null);
  /** How far it has gone; kept while it rests. */
  const gone = useRef(0);
  const line = `${words.join('\u2002')}\u2002`;

  useEffect(() => {
    const drawn = svg.current;
    return drawn ? drawAgain(drawn, { frequency: waveFrequency, intensity: waveIntensity }) : undefined;
  }, [waveFrequency, waveIntensity]);

  useEffect(() => {
    const drawn = svg.current;
    if (!drawn || rests || prefersReducedMotion()) return;
    const isRightToLeft = drawn.parentElement?.matches(':dir(rtl)') ?? false;
    const by = ((animationDirection === 'left') === isRightToLeft ? 1 : -1) * animationSpeed * BASE_SPEED;
    return move(drawn, { gone, by, pausedOnHover });
  }, [rests, animationDirection, animationSpeed, pausedOnHover]);

  return (
    <svg className="marquee-wave" ref={svg} aria-hidden="true" style={{ height: heightOf(waveIntensity) }}>
      <path id={id} fill="none" />
      <text className="marquee-measure">{line}</text>
      <text>
        <textPath href={`#${id}`}>{line.repeat(repeatsOf(words) + 2)}</textPath>
      </text>
    </svg>
  );
}

/** Draws the path as wide as the block is, now and whenever the window has come to rest. */
function drawAgain(svg: SVGSVGElement, wave: { frequency: number; intensity: number }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const draw = () => {
    const { width, height } = svg.getBoundingClientRect();
    const before = periodOf(svg) + segmentWidth(wave.frequency);
    const points = wavePoints({ from: -before, to: width + segmentWidth(wave.frequency), ...wave });
    const middle = height / 2 + parseFloat(getComputedStyle(svg).fontSize) / 3;
    svg.querySelector('path')?.setAttribute('d', pathOf(points.map(({ x, y }) => ({ x, y: y + middle }))));
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(draw, REDRAW_DEBOUNCE_MS);
  };
  draw();
  addEventListener('resize', later);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', later);
  };
}

/** How long the words are once. */
function periodOf(svg: SVGSVGElement): number {
  const once = svg.querySelector<SVGTextElement>('.marquee-measure');
  return Math.max(MIN_WIDTH, once?.getComputedTextLength() ?? 0);
}

function move(
  svg: SVGSVGElement,
  options: { gone: { current: number }; by: number; pausedOnHover: boolean },
): () => void {
  const { gone, by, pausedOnHover } = options;
  const path = svg.querySelector('textPath');
  const limiter = makeRateLimiter(() => performance.now());
  const period = periodOf(svg);
  let frame = 0;
  let last = performance.now();
  const step = (time: number) => {
    frame = requestAnimationFrame(step);
    const passed = Math.max(0, time - last);
    last = time;
    if (pausedOnHover && svg.parentElement?.matches(':hover')) return;
    gone.current = (((gone.current + (by * passed) / SECOND) % period) + period) % period;
    limiter.run(() => path?.setAttribute('startOffset', gone.current.toFixed(1)));
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
