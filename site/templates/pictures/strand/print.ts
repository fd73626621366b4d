import type { Hex } from '../colour.ts';
import { ellipse, rectangle, smooth, type Outline, type Point } from '../geometry.ts';
import type { Frame } from '../scene.ts';
import { clipped, fill, group, line, type Svg } from '../svg.ts';

/** Five inks and the paper. Whatever else is seen is one printed over another. */
export const INKS = {
  night: '#161a4d',
  sea: '#0f7f86',
  sun: '#ff5a45',
  sand: '#ffca3a',
  shell: '#ff9fb0',
  paper: '#fff1dc',
} as const satisfies Record<string, Hex>;

export const ground = ({ width, height }: Frame, ink: Hex): Svg => fill(rectangle(0, 0, width, height), ink);

export const disc = (at: Point, radius: number, ink: Hex): Svg =>
  fill(ellipse(at, [radius, radius], { steps: 120 }), ink);

/** A ring cut open: part of a circle with a hole, between two angles. */
export function arc([x, y]: Point, [inner, outer]: Point, [from, to]: Point, ink: Hex): Svg {
  const edge = (radius: number) => ellipse([x, y], [radius, radius], { from, to, steps: 60 });
  return fill([...edge(outer), ...edge(inner).toReversed()], ink);
}

/** Rings around one middle, two inks in turn. */
export function rings(at: Point, radius: number, inks: readonly Hex[], count: number): Svg {
  return group(
    Array.from({ length: count }, (_, index) =>
      disc(at, radius * (1 - index / count), inks[index % inks.length] ?? INKS.paper),
    ),
  );
}

/** Waves as fish scales: rows of rings, each row over the one behind it. */
export function waves(
  { width, height }: Frame,
  { from, to = height, size, inks }: { from: number; to?: number; size: number; inks: readonly Hex[] },
): Svg {
  const rows = Math.ceil((to - from) / (size * 0.5)) + 1;
  const across = Math.ceil(width / (size * 2)) + 2;
  return group(
    Array.from({ length: rows }, (_, row) => {
      const y = from + size + row * size * 0.5;
      const shift = row % 2 === 0 ? 0 : size;
      return group(
        Array.from({ length: across }, (_each, index) =>
          rings([index * size * 2 + shift - size, y], size, inks, inks.length),
        ),
      );
    }),
  );
}

/** A shade made of dots that grow towards one edge. */
export function halftone(
  shape: Outline,
  [from, to]: readonly [Point, Point],
  { ink, pitch = 22 }: { ink: Hex; pitch?: number },
): Svg {
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const dots: Svg[] = [];
  for (let row = 0, y = top; y <= bottom; row += 1, y += pitch * 0.5)
    for (let x = left + (row % 2 === 0 ? 0 : pitch / 2); x <= right; x += pitch) {
      const along = Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / length));
      if (along > 0.04)
        dots.push(fill(ellipse([x, y], [pitch * 0.42 * along, pitch * 0.42 * along], { steps: 14 }), ink));
    }
  return clipped(shape, dots);
}

/** A band that swings as it rises, like weed or a scarf. */
export function ribbon(middle: Outline, wide: number, ink: Hex): Svg {
  return line(smooth(middle, { steps: 16 }), ink, wide);
}

/** Rays from a lamp or a sun, with as much left out as printed. */
export function rays([x, y]: Point, reach: number, count: number, ink: Hex): Svg {
  return group(
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2;
      const half = Math.PI / count / 2;
      return fill(
        [
          [x, y],
          [x + Math.cos(angle - half) * reach, y + Math.sin(angle - half) * reach],
          [x + Math.cos(angle + half) * reach, y + Math.sin(angle + half) * reach],
        ],
        ink,
      );
    }),
  );
}

export function tent([x, foot]: Point, size: number, [light, shade, mouth]: readonly [Hex, Hex, Hex]): Svg {
  return group([
    fill(
      [
        [x - size, foot],
        [x, foot - size * 1.1],
        [x + size * 0.3, foot],
      ],
      light,
    ),
    fill(
      [
        [x + size * 0.3, foot],
        [x, foot - size * 1.1],
        [x + size, foot - size * 0.1],
      ],
      shade,
    ),
    fill(
      [
        [x - size * 0.42, foot],
        [x - size * 0.16, foot - size * 0.56],
        [x + size * 0.04, foot],
      ],
      mouth,
    ),
  ]);
}
