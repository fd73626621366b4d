import type { Outline, Point } from '../geometry.ts';

/** Metres: to the right, away from us, up. */
export type Vec = readonly [x: number, y: number, z: number];

export function plus(a: Vec, b: Vec, times = 1): Vec {
  return [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times];
}

export function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unit(a: Vec): Vec {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

export function between(a: Vec, b: Vec, t: number): Vec {
  return plus(a, plus(b, a, -1), t);
}

export interface Camera {
  project: (corners: readonly Vec[]) => Outline;
  /** Whether a surface with this normal, at this place, shows us its front. */
  sees: (normal: Vec, place: Vec) => boolean;
  /** Pixels per metre at this place, for things that always face us. */
  scaleAt: (place: Vec) => number;
}

/** The part of a polygon that lies in front of a plane, `keep` being positive there. */
export function cutPolygon(corners: readonly Vec[], keep: (corner: Vec) => number): readonly Vec[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const here = keep(corner);
    const there = keep(next);
    const crossing = here > 0 !== there > 0 ? [between(corner, next, here / (here - there))] : [];
    return here > 0 ? [corner, ...crossing] : crossing;
  });
}

const NEAR = 0.2;

/** Two-point perspective: whatever is upright stays upright, as architects draw it. */
export function perspective({
  eye,
  yaw = 0,
  focal,
  centre,
}: {
  eye: Vec;
  yaw?: number;
  focal: number;
  centre: Point;
}): Camera {
  const cos = Math.cos(yaw);
  const sin = Math.sin(yaw);
  const right: Vec = [cos, -sin, 0];
  const ahead: Vec = [sin, cos, 0];
  const depth = (place: Vec): number => dot(plus(place, eye, -1), ahead);
  return {
    project: (corners) =>
      cutPolygon(corners, (corner) => depth(corner) - NEAR).map((corner): Point => {
        const away = depth(corner);
        const from = plus(corner, eye, -1);
        return [centre[0] + (focal * dot(from, right)) / away, centre[1] - (focal * from[2]) / away];
      }),
    sees: (normal, place) => dot(normal, plus(eye, place, -1)) > 1e-6,
    scaleAt: (place) => focal / Math.max(NEAR, depth(place)),
  };
}

/** Parallel projection from a raised corner; `rise` 0 is a plain elevation, a right angle a plan. */
export function parallel({
  scale,
  origin,
  turn = 0,
  rise = 0,
}: {
  scale: number;
  origin: Point;
  turn?: number;
  rise?: number;
}): Camera {
  const right: Vec = [Math.cos(turn), Math.sin(turn), 0];
  const ahead: Vec = [-Math.sin(turn), Math.cos(turn), 0];
  const viewer: Vec = [-ahead[0] * Math.cos(rise), -ahead[1] * Math.cos(rise), Math.sin(rise)];
  return {
    project: (corners) =>
      corners.map((corner): Point => [
        origin[0] + scale * dot(corner, right),
        origin[1] - scale * (corner[2] * Math.cos(rise) + dot(corner, ahead) * Math.sin(rise)),
      ]),
    sees: (normal) => dot(normal, viewer) > 1e-6,
    scaleAt: () => scale,
  };
}
