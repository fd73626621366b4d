import type { Random } from './random.ts';

export type Point = readonly [x: number, y: number];
export type Outline = readonly Point[];

export function ellipse(
  [x, y]: Point,
  [radiusX, radiusY]: Point,
  { from = 0, to = Math.PI * 2, steps = 48 }: { from?: number; to?: number; steps?: number } = {},
): Outline {
  const whole = Math.abs(to - from) >= Math.PI * 2;
  return Array.from({ length: whole ? steps : steps + 1 }, (_, index) => {
    const angle = from + ((to - from) * index) / steps;
    return [x + Math.cos(angle) * radiusX, y + Math.sin(angle) * radiusY] as const;
  });
}

export function rectangle(x: number, y: number, width: number, height: number): Outline {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

function catmullRom(before: Point, from: Point, to: Point, { after, t }: { after: Point; t: number }): Point {
  const blend = (a: number, b: number, c: number, d: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  return [blend(before[0], from[0], to[0], after[0]), blend(before[1], from[1], to[1], after[1])];
}

/** A flowing line through a few points, as many small steps. */
export function smooth(points: Outline, { closed = false, steps = 10 } = {}): Outline {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[wrapped] ?? [0, 0];
  };
  const result: Point[] = [];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    for (let step = 0; step < steps; step += 1) {
      result.push(
        catmullRom(at(index - 1), at(index), at(index + 1), { after: at(index + 2), t: step / steps }),
      );
    }
  }
  if (!closed) result.push(at(count - 1));
  return result;
}

export function move(points: Outline, x: number, y: number): Outline {
  return points.map(([px, py]) => [px + x, py + y]);
}

export function turn(points: Outline, angle: number, [cx, cy]: Point = [0, 0]): Outline {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return points.map(([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]);
}

export function scale(
  points: Outline,
  factorX: number,
  factorY = factorX,
  [cx, cy]: Point = [0, 0],
): Outline {
  return points.map(([x, y]) => [cx + (x - cx) * factorX, cy + (y - cy) * factorY]);
}

function divide(points: Outline, longest: number, closed: boolean): Outline {
  const result: Point[] = [];
  points.forEach((from, index) => {
    const to = points[index + 1] ?? (closed ? points[0] : undefined);
    result.push(from);
    if (!to) return;
    const pieces = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / longest);
    for (let piece = 1; piece < pieces; piece += 1) {
      const t = piece / pieces;
      result.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
    }
  });
  return result;
}

/** Scissors never run quite straight: long edges are divided and every corner strays a little. */
export function handCut(
  points: Outline,
  random: Random,
  { stray = 1.6, longest = 60, closed = true } = {},
): Outline {
  return divide(points, longest, closed).map(([x, y]) => [random.around(x, stray), random.around(y, stray)]);
}

/** The smallest convex outline around all points. */
export function hull(points: Outline): Outline {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const side = (o: Point, a: Point, b: Point): number =>
    (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      for (;;) {
        const last = chain.at(-1);
        const previous = chain.at(-2);
        if (!last || !previous || side(previous, last, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}
