import { mix, type Hex } from '../colour.ts';
import { ellipse, move, smooth, type Outline, type Point } from '../geometry.ts';
import type { Random } from '../random.ts';
import { blurred, fill, group, line, type Svg } from '../svg.ts';
import { box, circle, extrude, plane, type Solid } from './solids.ts';
import type { Vec } from './space.ts';
import type { View } from './view.ts';

export interface Flight {
  /** The foot of the first step: its near corner. */
  start: Vec;
  steps: number;
  going: number;
  rise: number;
  width: number;
  /** Which way it climbs. */
  toward: 'right' | 'left' | 'away';
  skin?: Hex;
  /** Steps of solid stone down to the floor, or slabs of this thickness. */
  slab?: number;
  /** Where the eye stands on the x axis: steps further from it are painted first. */
  eye?: number;
}

/** A flight of stairs, ordered so that what is nearer to the eye comes later. */
export function stairs({
  start: [x, y, z],
  steps,
  going,
  rise,
  width,
  toward,
  skin,
  slab,
  eye = x,
}: Flight): readonly Solid[] {
  const look = skin ? { skin } : {};
  const flight = Array.from({ length: steps }, (_, index) => {
    const top = z + rise * (index + 1);
    const bottom = slab ? top - slab : z;
    if (toward === 'away')
      return box([x, y + going * index, bottom], [x + width, y + going * (index + 1), top], look);
    const from = toward === 'right' ? x + going * index : x - going * (index + 1);
    return box([from, y, bottom], [from + going, y + width, top], look);
  });
  if (toward === 'away') return flight.reverse();
  const away = ({ vertices }: Solid): number => Math.abs((vertices[0]?.[0] ?? 0) + going / 2 - eye);
  return flight.sort((a, b) => away(b) - away(a));
}

/** Window bars standing in an opening, so that their shadows lie in the light. */
export function bars(
  along: 'x' | 'y',
  at: number,
  {
    across: [from, to],
    up: [low, high],
    look: { columns, rows, thick = 0.05, skin },
  }: {
    across: readonly [number, number];
    up: readonly [number, number];
    look: { columns: number; rows: number; thick?: number; skin: Hex };
  },
): readonly Solid[] {
  const bar = (a: number, b: number, bottom: number, top: number): Solid =>
    along === 'x'
      ? box([a, at, bottom], [b, at + thick, top], { skin })
      : box([at, a, bottom], [at + thick, b, top], { skin });
  return [
    ...Array.from({ length: columns + 1 }, (_, index) => {
      const middle = from + ((to - from) * index) / columns;
      return bar(middle - thick / 2, middle + thick / 2, low, high);
    }),
    ...Array.from({ length: rows + 1 }, (_, index) => {
      const middle = low + ((high - low) * index) / rows;
      return bar(from, to, middle - thick / 2, middle + thick / 2);
    }),
  ];
}

export function columns(
  places: readonly (readonly [number, number])[],
  radius: number,
  [low, high]: readonly [number, number],
  skin?: Hex,
): readonly Solid[] {
  return places.map((place) => extrude(circle(place, radius, 24), 'z', [low, high], skin ? { skin } : {}));
}

/** A table: four square legs and a top. */
export function table(
  [x, y, z]: Vec,
  [wide, deep, high]: Vec,
  { leg = 0.07, top = 0.05, skin }: { leg?: number; top?: number; skin?: Hex } = {},
): readonly Solid[] {
  const look = skin ? { skin } : {};
  const post = (px: number, py: number): Solid =>
    box([px, py, z], [px + leg, py + leg, z + high - top], look);
  return [
    post(x, y + deep - leg),
    post(x + wide - leg, y + deep - leg),
    post(x, y),
    post(x + wide - leg, y),
    box([x, y, z + high - top], [x + wide, y + deep, z + high], look),
  ];
}

/** A plain chair, its back on the side given. */
export function chair(
  [x, y, z]: Vec,
  back: 'left' | 'right' | 'away',
  {
    size = 0.46,
    seat = 0.45,
    high = 0.86,
    skin,
  }: { size?: number; seat?: number; high?: number; skin?: Hex } = {},
): readonly Solid[] {
  const look = skin ? { skin } : {};
  const t = 0.045;
  const post = (px: number, py: number, top: number): Solid =>
    box([px, py, z], [px + t, py + t, z + top], look);
  const tall = (px: number, py: number): number =>
    (back === 'left' && px === 0) || (back === 'right' && px > 0) || (back === 'away' && py > 0)
      ? high
      : seat;
  const far = size - t;
  const legs = (
    [
      [0, far],
      [far, far],
      [0, 0],
      [far, 0],
    ] as const
  ).map(([px, py]) => post(x + px, y + py, tall(px, py)));
  const rest =
    back === 'away'
      ? box([x, y + far, z + high - 0.22], [x + size, y + size, z + high], look)
      : box(
          [back === 'left' ? x : x + far, y, z + high - 0.22],
          [back === 'left' ? x + t : x + size, y + size, z + high],
          look,
        );
  const sitting = box([x, y, z + seat - 0.035], [x + size, y + size, z + seat], look);
  return back === 'away'
    ? [rest, ...legs, sitting]
    : back === 'left'
      ? [...legs, rest, sitting]
      : [...legs, sitting, rest];
}

/** Someone standing there, to tell how tall things are. Drawn flat; the shadow lies along the ground. */
export function figure(
  { camera }: View,
  place: Vec,
  { colour, shadow, height = 1.7, lean = 1 }: { colour: Hex; shadow: Hex; height?: number; lean?: number },
): Svg {
  const [at] = camera.project([place]);
  if (!at) return '';
  const unit = camera.scaleAt(place) * height;
  const put = (points: Outline): Outline =>
    points.map(([px, py]): Point => [at[0] + px * unit, at[1] - py * unit]);
  const body = put(
    smooth(
      [
        [-0.05, 0],
        [-0.075, 0.3],
        [-0.12, 0.5],
        [-0.125, 0.7],
        [-0.07, 0.82],
        [0.07, 0.82],
        [0.125, 0.68],
        [0.1, 0.48],
        [0.085, 0.25],
        [0.07, 0],
        [0.02, 0],
        [0.012, 0.3],
        [-0.01, 0],
      ],
      { closed: true, steps: 5 },
    ),
  );
  const head = put(ellipse([0.005, 0.905], [0.048, 0.062], { steps: 20 }));
  const thrown = [...body, ...head].map(([px, py]): Point => [
    px + (at[1] - py) * 0.9 * lean,
    at[1] - (at[1] - py) * 0.14,
  ]);
  return group([
    blurred(2, [fill(thrown, shadow, 0.55)]),
    fill(body, colour),
    fill(head, mix(colour, '#111111', 0.75)),
  ]);
}

/** A bare tree in elevation: one trunk, branches that fork, a thin crown of tone. */
export function bareTree(
  { camera }: View,
  place: Vec,
  height: number,
  {
    look: { wood, crown, opacity = 0.5 },
    random,
  }: { look: { wood: Hex; crown: Hex; opacity?: number }; random: Random },
): Svg {
  const [foot] = camera.project([place]);
  if (!foot) return '';
  const unit = camera.scaleAt(place) * height;
  const twigs: Svg[] = [];
  const grow = (from: Point, angle: number, length: number, level: number): void => {
    const to: Point = [from[0] + Math.sin(angle) * length, from[1] - Math.cos(angle) * length];
    twigs.push(line([from, to], wood, Math.max(1.2, unit * 0.02 * 0.66 ** level)));
    if (level > 5) return;
    const forks = level < 2 ? 3 : 2;
    for (let fork = 0; fork < forks; fork += 1) {
      const bend = ((fork + 0.5) / forks - 0.5) * 1.15 + random.around(0, 0.16);
      grow(to, angle * 0.75 + bend, length * random.between(0.62, 0.8), level + 1);
    }
  };
  grow(foot, random.around(0, 0.05), unit * 0.28, 0);
  const leaves = smooth(
    Array.from({ length: 14 }, (_, index): Point => {
      const angle = (index / 14) * Math.PI * 2;
      const far = random.between(0.85, 1.12);
      return [
        foot[0] + Math.cos(angle) * unit * 0.4 * far,
        foot[1] - unit * 0.66 + Math.sin(angle) * unit * 0.36 * far,
      ];
    }),
    { closed: true, steps: 6 },
  );
  return group([fill(leaves, crown, opacity), ...twigs]);
}

/** A tree in plan: a disc of tone, its shadow beside it, a point for the trunk. */
export function planTree(
  at: Point,
  radius: number,
  { crown, shadow, ink }: { crown: Hex; shadow: Hex; ink: Hex },
  random: Random,
): Svg {
  const rim = smooth(
    Array.from({ length: 16 }, (_, index): Point => {
      const angle = (index / 16) * Math.PI * 2;
      const far = radius * random.between(0.9, 1.06);
      return [at[0] + Math.cos(angle) * far, at[1] + Math.sin(angle) * far];
    }),
    { closed: true, steps: 5 },
  );
  const spokes = Array.from({ length: 7 }, (_, index) => {
    const angle = (index / 7) * Math.PI * 2 + random.next();
    return line(
      [at, [at[0] + Math.cos(angle) * radius * 0.8, at[1] + Math.sin(angle) * radius * 0.8]],
      ink,
      1.4,
      { opacity: 0.35 },
    );
  });
  return group([
    blurred(3, [fill(move(rim, radius * 0.75, radius * 0.5), shadow, 0.55)]),
    fill(rim, crown),
    ...spokes,
    line(rim, ink, 1.6, { closed: true, opacity: 0.6 }),
    fill(ellipse(at, [3.5, 3.5]), ink),
  ]);
}

/** The inside of a box-shaped room: floor, back, sides and ceiling, lit through openings. */
export function room(
  [x0, y0, z0]: Vec,
  [x1, y1, z1]: Vec,
  look: {
    openings?: readonly (readonly Vec[])[];
    floor?: Hex;
    walls?: Hex;
    without?: readonly ('left' | 'right' | 'back' | 'ceiling')[];
  } = {},
): readonly Solid[] {
  const { openings, without = [] } = look;
  const dress = (skin?: Hex): { skin?: Hex; openings?: readonly (readonly Vec[])[] } => ({
    ...(skin && { skin }),
    ...(openings && { openings }),
  });
  const walls = dress(look.walls);
  const sides: readonly (readonly [string, Solid])[] = [
    [
      'ceiling',
      plane(
        [
          [x0, y0, z1],
          [x1, y0, z1],
          [x1, y1, z1],
          [x0, y1, z1],
        ],
        [0, 0, -1],
        walls,
      ),
    ],
    [
      'back',
      plane(
        [
          [x0, y1, z0],
          [x1, y1, z0],
          [x1, y1, z1],
          [x0, y1, z1],
        ],
        [0, -1, 0],
        walls,
      ),
    ],
    [
      'left',
      plane(
        [
          [x0, y0, z0],
          [x0, y1, z0],
          [x0, y1, z1],
          [x0, y0, z1],
        ],
        [1, 0, 0],
        walls,
      ),
    ],
    [
      'right',
      plane(
        [
          [x1, y0, z0],
          [x1, y1, z0],
          [x1, y1, z1],
          [x1, y0, z1],
        ],
        [-1, 0, 0],
        walls,
      ),
    ],
    [
      'floor',
      plane(
        [
          [x0, y0, z0],
          [x1, y0, z0],
          [x1, y1, z0],
          [x0, y1, z0],
        ],
        [0, 0, 1],
        dress(look.floor),
      ),
    ],
  ];
  return sides.filter(([name]) => !without.some((side) => side === name)).map(([, side]) => side);
}

/** Puts bodies inside a room: the sun reaches them only through its openings. */
export function indoors(solids: readonly Solid[], openings: readonly (readonly Vec[])[]): readonly Solid[] {
  return solids.map((solid) => ({ ...solid, faces: solid.faces.map((face) => ({ ...face, openings })) }));
}

/** An opening as the sun sees it: a rectangle in a wall that stands on one axis. */
export function gap(
  on: 'x' | 'y',
  at: number,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
): readonly Vec[] {
  const corner = (along: number, z: number): Vec => (on === 'x' ? [at, along, z] : [along, at, z]);
  return [corner(from, low), corner(to, low), corner(to, high), corner(from, high)];
}

/** An opening in the roof. */
export function skylight(
  z: number,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
): readonly Vec[] {
  return [
    [x0, y0, z],
    [x1, y0, z],
    [x1, y1, z],
    [x0, y1, z],
  ];
}
