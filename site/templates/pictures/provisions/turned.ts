import { mix, type Hex } from '../colour.ts';
import { ellipse, type Outline, type Point } from '../geometry.ts';
import { fill, group, linear, sprayed, type Svg } from '../svg.ts';
import { shadeOf } from './light.ts';

/** How far a circle opens towards us: every jar, bowl and cup is seen from the same chair. */
export const TILT = 0.2;

/** Something turned on a wheel or blown: radii at heights, around an axis. */
export interface Turned {
  x: number;
  foot: number;
  rings: readonly (readonly [height: number, radius: number])[];
}

export function heightOf({ rings }: Turned): number {
  return rings.at(-1)?.[0] ?? 0;
}

export function radiusAt({ rings }: Turned, height: number): number {
  let below = rings[0] ?? [0, 0];
  for (const ring of rings) {
    if (ring[0] >= height) {
      const span = ring[0] - below[0];
      return span === 0 ? ring[1] : below[1] + ((ring[1] - below[1]) * (height - below[0])) / span;
    }
    below = ring;
  }
  return below[1];
}

function pointAt(body: Turned, turnedTo: number, height: number): Point {
  const radius = radiusAt(body, height);
  const front = Math.sqrt(Math.max(0, 1 - turnedTo * turnedTo));
  return [body.x + radius * turnedTo, body.foot - height + TILT * radius * front];
}

/** A strip of the visible skin: -1 is the left edge, 1 the right, and it curves as the body does. */
export function strip(
  body: Turned,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number] = [0, heightOf(body)],
): Outline {
  const across = Array.from({ length: 25 }, (_, index) => from + ((to - from) * index) / 24);
  const inner = body.rings.map(([height]) => height).filter((height) => height > low && height < high);
  const up = [low, ...inner, high];
  return [
    ...across.map((turnedTo) => pointAt(body, turnedTo, low)),
    ...up.map((height) => pointAt(body, to, height)),
    ...[...across].reverse().map((turnedTo) => pointAt(body, turnedTo, high)),
    ...[...up].reverse().map((height) => pointAt(body, from, height)),
  ];
}

export function mouth(body: Turned, height = heightOf(body), share = 1): Outline {
  const radius = radiusAt(body, height) * share;
  return ellipse([body.x, body.foot - height], [radius, radius * TILT]);
}

/** Skin and mouth together, as the lamp sees them. */
export function silhouetteOf(body: Turned): Outline {
  const top = heightOf(body);
  const radius = radiusAt(body, top);
  const left = body.rings.map(([height, ringRadius]): Point => [body.x - ringRadius, body.foot - height]);
  const right = body.rings.map(([height, ringRadius]): Point => [body.x + ringRadius, body.foot - height]);
  const base = radiusAt(body, 0);
  return [
    ...ellipse([body.x, body.foot], [base, base * TILT], { from: 0, to: Math.PI, steps: 20 }),
    ...left,
    ...ellipse([body.x, body.foot - top], [radius, radius * TILT], {
      from: Math.PI,
      to: 2 * Math.PI,
      steps: 20,
    }),
    ...right.reverse(),
  ];
}

/** Curved outlines from a few heights and radii, without the facets. */
export function flowing(rings: Turned['rings'], steps = 8): Turned['rings'] {
  const at = (index: number): readonly [number, number] =>
    rings[Math.min(Math.max(index, 0), rings.length - 1)] ?? [0, 0];
  return rings.flatMap((ring, index) => {
    const next = rings[index + 1];
    if (!next) return [ring];
    return Array.from({ length: steps }, (_, step): readonly [number, number] => {
      const t = step / steps;
      const [, a] = at(index - 1);
      const [, b] = ring;
      const [, c] = next;
      const [, d] = at(index + 2);
      const radius =
        0.5 *
        (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      return [ring[0] + (next[0] - ring[0]) * t, Math.max(0, radius)];
    });
  });
}

interface Surface {
  gloss?: number;
  depth?: number;
}

/** Colour, then dots gathering to the right, then one cut edge of full shade, then a highlight. */
export function skin(body: Turned, colour: Hex, { gloss = 0.35, depth = 1 }: Surface = {}): Svg {
  const widest = Math.max(...body.rings.map(([, radius]) => radius));
  const shade = shadeOf(colour, depth);
  const ramp = linear(
    [body.x - widest * 0.1, 0],
    [body.x + widest, 0],
    [
      [0, shade, 0],
      [0.55, shade, 0.5],
      [1, shade, 0.95],
    ],
  );
  return group([
    fill(strip(body, [-1, 1]), colour),
    sprayed(shade, [fill(strip(body, [-0.1, 1]), ramp)]),
    fill(strip(body, [0.66, 1]), shade, 0.4),
    gloss > 0 ? fill(strip(body, [-0.78, -0.6]), mix(colour, '#ffffff', 0.7), gloss) : '',
  ]);
}
