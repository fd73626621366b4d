import type { Hex } from '../colour.ts';
import { cross, dot, plus, unit, type Vec } from './space.ts';

export interface Face {
  corners: readonly Vec[];
  normal: Vec;
  skin?: Hex;
  /** Sunlight reaches this face only through these openings. Without them it stands in the open. */
  openings?: readonly (readonly Vec[])[];
  /** Painted in its own colour, whatever the light: sky, glass, water. */
  flat?: { colour: Hex; opacity?: number };
}

/** A convex body, or a single sheet. */
export interface Solid {
  vertices: readonly Vec[];
  faces: readonly Face[];
  casts: boolean;
}

interface Look {
  skin?: Hex;
  openings?: Face['openings'];
  flat?: Face['flat'];
  casts?: boolean;
}

function normalOf(corners: readonly Vec[], away: Vec): Vec {
  const [a, b, c] = corners;
  if (!a || !b || !c) return [0, 0, 1];
  const normal = unit(cross(plus(b, a, -1), plus(c, a, -1)));
  return dot(normal, plus(a, away, -1)) < 0 ? [-normal[0], -normal[1], -normal[2]] : normal;
}

function middle(corners: readonly Vec[]): Vec {
  return corners.reduce<Vec>((sum, corner) => plus(sum, corner, 1 / corners.length), [0, 0, 0]);
}

function faceLook({ skin, openings, flat }: Look): Omit<Face, 'corners' | 'normal'> {
  return { ...(skin && { skin }), ...(openings && { openings }), ...(flat && { flat }) };
}

export type Axis = 'x' | 'y' | 'z';
export type Profile = readonly (readonly [number, number])[];

/** Pulls a convex outline along an axis: walls, columns, gables, steps. */
export function extrude(
  profile: Profile,
  axis: Axis,
  [from, to]: readonly [number, number],
  look: Look = {},
): Solid {
  const place = (a: number, b: number, along: number): Vec =>
    axis === 'x' ? [along, a, b] : axis === 'y' ? [a, along, b] : [a, b, along];
  const near = profile.map(([a, b]) => place(a, b, from));
  const far = profile.map(([a, b]) => place(a, b, to));
  return hullOf(near, far, look);
}

function hullOf(near: readonly Vec[], far: readonly Vec[], look: Look): Solid {
  const vertices = [...near, ...far];
  const heart = middle(vertices);
  const sides = near.map((corner, index) => {
    const next = (index + 1) % near.length;
    return [corner, near[next] ?? corner, far[next] ?? corner, far[index] ?? corner];
  });
  const faces = [near, far, ...sides].map((corners): Face => ({
    corners,
    normal: normalOf(corners, heart),
    ...faceLook(look),
  }));
  return { vertices, faces, casts: look.casts ?? true };
}

/** Joins two outlines of as many corners each, one above the other: lampshades, plinths. */
export function loft(
  lower: Profile,
  upper: Profile,
  [low, high]: readonly [number, number],
  look: Look = {},
): Solid {
  const below = lower.map(([x, y]): Vec => [x, y, low]);
  const above = upper.map(([x, y]): Vec => [x, y, high]);
  return hullOf(below, above, look);
}

/** A box between two opposite corners. */
export function box([x0, y0, z0]: Vec, [x1, y1, z1]: Vec, look: Look = {}): Solid {
  return extrude(
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
    'z',
    [z0, z1],
    look,
  );
}

/** A single sheet that shows its front towards `front`. Sheets cast no shadow unless told to. */
export function plane(corners: readonly Vec[], front: Vec, look: Look = {}): Solid {
  const normal = normalOf(corners, plus(middle(corners), front, -1));
  return { vertices: corners, faces: [{ corners, normal, ...faceLook(look) }], casts: look.casts ?? false };
}

export function circle([x, y]: readonly [number, number], radius: number, sides = 20): Profile {
  return Array.from({ length: sides }, (_, index) => {
    const angle = (index / sides) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  });
}

export interface Opening {
  from: number;
  to: number;
  low: number;
  high: number;
}

export interface WallPlan {
  /** The wall runs along this axis. */
  along: 'x' | 'y';
  from: number;
  to: number;
  /** Its two faces on the other axis. */
  faces: readonly [number, number];
  low?: number;
  high: number;
  openings?: readonly Opening[];
}

/** A wall in pieces around its openings, which must not stand above one another. */
export function wall(plan: WallPlan, look: Look = {}): readonly Solid[] {
  const low = plan.low ?? 0;
  const piece = (from: number, to: number, bottom: number, top: number): readonly Solid[] => {
    if (to - from < 1e-6 || top - bottom < 1e-6) return [];
    const [near, far] = plan.faces;
    return [
      plan.along === 'x'
        ? box([from, near, bottom], [to, far, top], look)
        : box([near, from, bottom], [far, to, top], look),
    ];
  };
  const openings = [...(plan.openings ?? [])].sort((a, b) => a.from - b.from);
  const ends = [...openings.map((opening) => opening.from), plan.to];
  const starts = [plan.from, ...openings.map((opening) => opening.to)];
  return [
    ...starts.flatMap((start, index) => piece(start, ends[index] ?? start, low, plan.high)),
    ...openings.flatMap((opening) => [
      ...piece(opening.from, opening.to, low, opening.low),
      ...piece(opening.from, opening.to, opening.high, plan.high),
    ]),
  ];
}
