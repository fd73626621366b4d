import type { Point } from './projection.ts';

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

type Side = { isInside: (point: Point) => boolean; cross: (from: Point, to: Point) => Point };

const atX = (x: number) => (from: Point, to: Point) => ({
  x,
  y: from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x),
});
const atY = (y: number) => (from: Point, to: Point) => ({
  x: from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y),
  y,
});

/** What of a ring lies in a box, after Sutherland and Hodgman: cut by one side after the other. */
export function clip(ring: readonly Point[], [left, top, right, bottom]: Box): readonly Point[] {
  const sides: readonly Side[] = [
    { isInside: ({ x }) => x >= left, cross: atX(left) },
    { isInside: ({ x }) => x <= right, cross: atX(right) },
    { isInside: ({ y }) => y >= top, cross: atY(top) },
    { isInside: ({ y }) => y <= bottom, cross: atY(bottom) },
  ];
  return sides.reduce(cut, ring);
}

function cut(ring: readonly Point[], { isInside, cross }: Side): readonly Point[] {
  const kept: Point[] = [];
  let from = ring.at(-1);
  for (const to of ring) {
    if (from && isInside(from) !== isInside(to)) kept.push(cross(from, to));
    if (isInside(to)) kept.push(to);
    from = to;
  }
  return kept;
}
