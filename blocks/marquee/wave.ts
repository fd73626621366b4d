/** The longest and the shortest wave. */
const MIN_SEGMENT = 250;
const MAX_SEGMENT = 1000;
/** Points of the path are so far apart. */
export const RESAMPLE_STEP = 3;
/** Pixels that a wave of intensity 1 goes up and down. */
const HEIGHT = 8;
/** How finely the curve is followed before it is resampled. */
const FINE_STEP = 0.5;

export interface WavePoint {
  x: number;
  y: number;
}

/** How long one wave is. */
export const segmentWidth = (frequency: number): number =>
  Math.min(MAX_SEGMENT, Math.max(MIN_SEGMENT, MAX_SEGMENT / frequency));

export const waveHeight = (intensity: number): number => intensity * HEIGHT;

/** A wave from one x to another, as points that are equally far from each other along it. */
export function wavePoints(options: {
  from: number;
  to: number;
  frequency: number;
  intensity: number;
}): WavePoint[] {
  const { from, to, frequency, intensity } = options;
  const [length, height] = [segmentWidth(frequency), waveHeight(intensity)];
  const at = (x: number): WavePoint => ({ x, y: height * Math.sin((2 * Math.PI * x) / length) });
  const points = [at(from)];
  let [last, gone] = [at(from), 0];
  for (let x = from + FINE_STEP; x <= to; x += FINE_STEP) {
    const next = at(x);
    gone += Math.hypot(next.x - last.x, next.y - last.y);
    last = next;
    if (gone < RESAMPLE_STEP) continue;
    points.push(next);
    gone -= RESAMPLE_STEP;
  }
  return points;
}

export const pathOf = (points: readonly WavePoint[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
