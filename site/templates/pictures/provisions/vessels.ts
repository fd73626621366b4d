import { mix, type Hex } from '../colour.ts';
import { handCut, smooth, type Point } from '../geometry.ts';
import type { Random } from '../random.ts';
import { clipped, fill, group, line, linear, sprayed, type Svg } from '../svg.ts';
import { shadeOf, type Thing } from './light.ts';
import { flowing, heightOf, mouth, radiusAt, silhouetteOf, skin, strip, type Turned } from './turned.ts';

export interface Stand {
  x: number;
  foot: number;
}

export interface Label {
  paper: Hex;
  ink: Hex;
  low: number;
  high: number;
  mark?: 'disc' | 'leaf' | 'bars' | 'sun';
}

/** A paper label around the body: a mark and a few ruled lines stand for the words. */
export function label(body: Turned, { paper, ink, low, high, mark = 'disc' }: Label): Svg {
  const tall = high - low;
  const middle = (from: number, to: number, at: number, thick: number): Svg =>
    fill(strip(body, [from, to], [low + tall * at, low + tall * (at + thick)]), ink);
  const disc = strip(body, [-0.34, 0.06], [low + tall * 0.5, low + tall * 0.86]);
  const centre: Point = [
    disc.reduce((sum, [x]) => sum + x, 0) / disc.length,
    disc.reduce((sum, [, y]) => sum + y, 0) / disc.length,
  ];
  const size = tall * 0.17;
  const marks: Record<NonNullable<Label['mark']>, Svg> = {
    disc: fill(ring(centre, size, size), ink),
    sun: group([
      fill(ring(centre, size * 0.6, size * 0.6), ink),
      ...Array.from({ length: 10 }, (_, ray) => {
        const angle = (ray / 10) * Math.PI * 2;
        const at = (far: number): Point => [
          centre[0] + Math.cos(angle) * size * far,
          centre[1] + Math.sin(angle) * size * far,
        ];
        return line([at(0.85), at(1.2)], ink, size * 0.14);
      }),
    ]),
    leaf: group([leafMark(centre, size * 1.2, -0.5, ink), leafMark(centre, size * 1.2, 0.7, ink)]),
    bars: group([0, 1, 2].map((bar) => middle(-0.5, 0.22, 0.52 + bar * 0.13, 0.07))),
  };
  return group([
    fill(strip(body, [-0.86, 0.62], [low, high]), paper),
    fill(strip(body, [-0.86, 0.62], [low, low + tall * 0.05]), ink),
    marks[mark],
    middle(-0.5, 0.22, 0.3, 0.045),
    middle(-0.42, 0.14, 0.19, 0.025),
    sprayed(shadeOf(paper), [
      fill(
        strip(body, [-0.1, 0.62], [low, high]),
        linear(
          [body.x - radiusAt(body, low) * 0.1, 0],
          [body.x + radiusAt(body, low) * 0.75, 0],
          [
            [0, shadeOf(paper), 0],
            [1, shadeOf(paper), 0.85],
          ],
        ),
      ),
    ]),
  ]);
}

function ring([x, y]: Point, radiusX: number, radiusY: number): Point[] {
  return Array.from({ length: 32 }, (_, step): Point => {
    const angle = (step / 32) * Math.PI * 2;
    return [x + Math.cos(angle) * radiusX, y + Math.sin(angle) * radiusY];
  });
}

function leafMark([x, y]: Point, size: number, lean: number, ink: Hex): Svg {
  const tip: Point = [x + Math.sin(lean) * size, y - Math.cos(lean) * size];
  const side = (sign: number): Point => [
    (x + tip[0]) / 2 + Math.cos(lean) * size * 0.28 * sign,
    (y + tip[1]) / 2 + Math.sin(lean) * size * 0.28 * sign,
  ];
  return fill(smooth([[x, y], side(1), tip, side(-1)], { closed: true }), ink);
}

export interface JarLook {
  width: number;
  height: number;
  glass: Hex;
  content: Hex;
  full?: number;
  lid: Hex;
  label?: Label;
  /** What floats or lies in it, drawn over the content and cut off by the glass. */
  pieces?: (body: Turned) => readonly Svg[];
}

export function jar({ x, foot }: Stand, look: JarLook): Thing {
  const radius = look.width / 2;
  const { height } = look;
  const body: Turned = {
    x,
    foot,
    rings: flowing([
      [0, radius * 0.93],
      [height * 0.05, radius],
      [height * 0.68, radius],
      [height * 0.8, radius * 0.9],
      [height * 0.86, radius * 0.8],
    ]),
  };
  const inside: Turned = {
    x,
    foot: foot - height * 0.025,
    rings: body.rings
      .filter(([level]) => level <= height * (look.full ?? 0.74))
      .map(([level, ringRadius]) => [level, ringRadius * 0.94]),
  };
  const neck = radius * 0.86;
  const lid: Turned = {
    x,
    foot: foot - height * 0.84,
    rings: [
      [0, neck],
      [height * 0.025, neck * 1.03],
      [height * 0.14, neck * 1.03],
      [height * 0.16, neck * 0.98],
    ],
  };
  const surface = heightOf(inside);
  const light = mix(look.glass, '#ffffff', 0.35);
  const art = group([
    fill(strip(body, [-1, 1]), look.glass),
    skin(inside, look.content, { gloss: 0 }),
    clipped(strip(inside, [-1, 1]), look.pieces?.(inside) ?? []),
    fill(mouth(inside, surface), mix(look.content, '#ffffff', 0.18)),
    fill(strip(body, [0.84, 1]), shadeOf(look.glass), 0.5),
    look.label ? label(body, look.label) : '',
    fill(strip(body, [-0.9, -0.82], [height * 0.07, height * 0.66]), light, 0.75),
    fill(strip(body, [-0.74, -0.71], [height * 0.12, height * 0.6]), light, 0.5),
    fill(strip(body, [0.86, 0.9], [height * 0.1, height * 0.62]), light, 0.35),
    skin(lid, look.lid, { gloss: 0.4 }),
    fill(mouth(lid), mix(look.lid, '#ffffff', 0.16)),
    fill(mouth(lid, heightOf(lid), 0.84), look.lid),
    fill(strip(lid, [-1, 1], [0, height * 0.022]), shadeOf(look.lid), 0.6),
  ]);
  const whole: Turned = {
    x,
    foot,
    rings: [...body.rings, [height * 0.87, neck], [height, neck]],
  };
  return { art, silhouette: silhouetteOf(whole), foot };
}

export interface BottleLook {
  width: number;
  height: number;
  glass: Hex;
  cap: Hex;
  label?: Label;
}

export function bottle({ x, foot }: Stand, { width, height, glass, cap, ...look }: BottleLook): Thing {
  const radius = width / 2;
  const body: Turned = {
    x,
    foot,
    rings: flowing([
      [0, radius * 0.95],
      [height * 0.03, radius],
      [height * 0.54, radius],
      [height * 0.64, radius * 0.82],
      [height * 0.72, radius * 0.42],
      [height * 0.78, radius * 0.32],
      [height * 0.9, radius * 0.3],
    ]),
  };
  const stopper: Turned = {
    x,
    foot: foot - height * 0.88,
    rings: [
      [0, radius * 0.36],
      [height * 0.12, radius * 0.36],
    ],
  };
  const shine = mix(glass, '#ffffff', 0.6);
  const art = group([
    skin(body, glass, { gloss: 0 }),
    fill(strip(body, [-0.8, -0.66], [height * 0.05, height * 0.6]), shine, 0.5),
    look.label ? label(body, look.label) : '',
    skin(stopper, cap),
    fill(mouth(stopper), mix(cap, '#ffffff', 0.2)),
  ]);
  return {
    art,
    silhouette: silhouetteOf({ x, foot, rings: [...body.rings, [height, radius * 0.36]] }),
    foot,
  };
}

export interface BowlLook {
  width: number;
  height: number;
  clay: Hex;
  inside: Hex;
  /** Drawn inside the mouth, cut off by the front rim. */
  heap?: Svg;
  straight?: boolean;
}

export function bowl({ x, foot }: Stand, { width, height, clay, inside, heap, straight }: BowlLook): Thing {
  const radius = width / 2;
  const body: Turned = {
    x,
    foot,
    rings: flowing(
      straight
        ? [
            [0, radius * 0.86],
            [height * 0.1, radius * 0.93],
            [height, radius],
          ]
        : [
            [0, radius * 0.42],
            [height * 0.08, radius * 0.46],
            [height * 0.4, radius * 0.82],
            [height * 0.75, radius * 0.97],
            [height, radius],
          ],
    ),
  };
  const well = mouth(body, height, 0.94);
  const art = group([
    skin(body, clay, { gloss: 0.25 }),
    fill(mouth(body), mix(clay, '#ffffff', 0.35)),
    fill(well, inside),
    clipped(well, [
      sprayed(shadeOf(inside), [
        fill(
          well,
          linear(
            [x - radius, foot - height],
            [x + radius * 0.4, foot - height],
            [
              [0, shadeOf(inside), 0.95],
              [1, shadeOf(inside), 0],
            ],
          ),
        ),
      ]),
    ]),
    heap ?? '',
  ]);
  return { art, silhouette: silhouetteOf(body), foot };
}

/** A cloth tied over a lid: gathered edge below, string around. */
export function bonnet(body: Turned, at: number, colours: { cloth: Hex; string: Hex }, random: Random): Svg {
  const radius = radiusAt(body, at);
  const y = body.foot - at;
  const edge = Array.from({ length: 15 }, (_, index): Point => {
    const turnedTo = -1.12 + (2.24 * index) / 14;
    const front = Math.sqrt(Math.max(0, 1 - (turnedTo / 1.15) ** 2));
    const dip = (index % 2 === 0 ? 0.1 : -0.02) + random.around(0, 0.02);
    return [body.x + radius * turnedTo, y + radius * (0.42 + front * 0.16 + dip)];
  });
  const crown: Point[] = [
    [body.x + radius * 1.04, y],
    [body.x + radius * 0.8, y - radius * 0.22],
    [body.x, y - radius * 0.34],
    [body.x - radius * 0.8, y - radius * 0.22],
    [body.x - radius * 1.04, y],
  ];
  const outline = handCut(smooth([...edge, ...crown], { closed: true, steps: 6 }), random, { stray: 0.8 });
  const shade = shadeOf(colours.cloth);
  const folds = edge
    .filter((_, index) => index % 2 === 1 && index > 2)
    .map((point, index) => {
      const top: Point = [body.x + (point[0] - body.x) * 0.86, y + radius * 0.12];
      return line([top, point], shade, 5 + index, { opacity: 0.35 });
    });
  const ramp = linear(
    [body.x - radius * 0.2, y],
    [body.x + radius * 1.1, y + radius * 0.3],
    [
      [0, shade, 0],
      [1, shade, 0.95],
    ],
  );
  const tie = strip(
    {
      ...body,
      rings: [
        [0, radius * 1.03],
        [at, radius * 1.03],
        [at + 40, radius * 1.03],
      ],
    },
    [-1, 1],
    [at - radius * 0.12, at - radius * 0.05],
  );
  return group([
    fill(outline, colours.cloth),
    clipped(outline, [...folds, sprayed(shade, [fill(outline, ramp)])]),
    fill(tie, colours.string),
  ]);
}
