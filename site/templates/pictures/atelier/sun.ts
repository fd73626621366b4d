import { hull, type Point } from '../geometry.ts';
import type { Face } from './solids.ts';
import { cross, dot, plus, unit, type Vec } from './space.ts';

const TOUCHING = 1e-4;

/** Where a convex body, seen from the sun, lies on the plane of a face; nothing if it is behind it. */
export function shadowOn(
  face: Pick<Face, 'corners' | 'normal'>,
  vertices: readonly Vec[],
  sun: Vec,
): readonly Vec[] {
  const origin = face.corners[0];
  const toward = dot(face.normal, sun);
  if (!origin || toward > -1e-6) return [];
  const height = (corner: Vec): number => dot(face.normal, plus(corner, origin, -1));
  const above = vertices.filter((corner) => height(corner) > TOUCHING);
  if (above.length === 0) return [];
  const below = vertices.filter((corner) => height(corner) <= TOUCHING);
  const cuts = above.flatMap((top) =>
    below.map((bottom): Vec => {
      const t = height(top) / (height(top) - height(bottom));
      return plus(top, plus(bottom, top, -1), t);
    }),
  );
  const landed = [...above.map((corner) => plus(corner, sun, height(corner) / -toward)), ...cuts];
  const across = unit(cross(face.normal, Math.abs(face.normal[2]) > 0.9 ? [0, 1, 0] : [0, 0, 1]));
  const up = cross(across, face.normal);
  const flat = landed.map((corner): Point => {
    const from = plus(corner, origin, -1);
    return [dot(from, across), dot(from, up)];
  });
  return hull(flat).map(([a, b]) => plus(plus(origin, across, a), up, b));
}
