import { mix, type Hex } from '../colour.ts';
import { ellipse, handCut, hull, move, scale, smooth, type Outline, type Point } from '../geometry.ts';
import type { Random } from '../random.ts';
import { clipped, fill, group, line, linear, sprayed, type Svg } from '../svg.ts';
import { dropShadow, shadeOf, type Thing } from './light.ts';
import type { Stand } from './vessels.ts';

/** How a box goes back into the picture: per unit of depth, to the right and up. */
const BACK: Point = [0.62, -0.3];

export interface BoxLook {
  width: number;
  height: number;
  depth: number;
  colour: Hex;
}

export interface Box extends Thing {
  /** A point on the front face: across and up, both from 0 to 1. */
  front: (across: number, up: number) => Point;
  top: (across: number, back: number) => Point;
}

/** A box with its front to us, its right side turned from the lamp. `x` is the middle of the front. */
export function box({ x, foot }: Stand, { width, height, depth, colour }: BoxLook): Box {
  const left = x - width / 2;
  const front = (across: number, up: number): Point => [left + width * across, foot - height * up];
  const top = (across: number, back: number): Point => [
    left + width * across + depth * back * BACK[0],
    foot - height + depth * back * BACK[1],
  ];
  const side: Outline = [
    front(1, 0),
    front(1, 1),
    top(1, 1),
    [left + width + depth * BACK[0], foot + depth * BACK[1]],
  ];
  const shade = shadeOf(colour);
  const face = [front(0, 0), front(1, 0), front(1, 1), front(0, 1)];
  const ramp = linear(front(0.2, 0.8), front(1.1, 0), [
    [0.2, shade, 0],
    [1, shade, 0.6],
  ]);
  const art = group([
    fill(side, mix(colour, shade, 0.85)),
    fill(face, colour),
    sprayed(shade, [fill(face, ramp)]),
    fill([top(0, 0), top(1, 0), top(1, 1), top(0, 1)], mix(colour, '#fff8e6', 0.28)),
  ]);
  return { art, silhouette: hull([...face, ...side, top(0, 1)]), foot, front, top };
}

export function oilTin(stand: Stand, look: BoxLook & { paper: Hex; ink: Hex }): Thing {
  const tin = box(stand, look);
  const { front, top } = tin;
  const { paper, ink, colour, height } = look;
  const panel = [front(0.1, 0.08), front(0.9, 0.08), front(0.9, 0.8), front(0.1, 0.8)];
  const heart = front(0.5, 0.52);
  const twig = [-1, 1].flatMap((side) =>
    [0, 1, 2, 3].map((step) => {
      const from: Point = [heart[0], heart[1] + height * (0.1 - step * 0.065)];
      const tip: Point = [from[0] + side * height * 0.12, from[1] - height * 0.055];
      const bulge: Point = [(from[0] + tip[0]) / 2, (from[1] + tip[1]) / 2 - height * 0.026];
      const under: Point = [(from[0] + tip[0]) / 2 + side * 6, (from[1] + tip[1]) / 2 + height * 0.014];
      return fill(smooth([from, bulge, tip, under], { closed: true, steps: 5 }), ink);
    }),
  );
  const cap = top(0.26, 0.5);
  const spout = group([
    fill(
      [
        [cap[0] - 34, cap[1] + 6],
        [cap[0] - 28, cap[1] - 62],
        [cap[0] + 28, cap[1] - 62],
        [cap[0] + 34, cap[1] + 6],
      ],
      '#c9a24a',
    ),
    fill(
      [
        [cap[0] + 8, cap[1] + 8],
        [cap[0] + 8, cap[1] - 62],
        [cap[0] + 28, cap[1] - 62],
        [cap[0] + 34, cap[1] + 6],
      ],
      shadeOf('#c9a24a'),
      0.8,
    ),
    fill(ellipse([cap[0], cap[1] - 62], [28, 8]), '#e6c67a'),
  ]);
  const handle = line(
    smooth([
      top(0.45, 0.5),
      [top(0.5, 0.5)[0], top(0.5, 0.5)[1] - 66],
      [top(0.86, 0.5)[0], top(0.86, 0.5)[1] - 66],
      top(0.9, 0.5),
    ]),
    mix(colour, '#000000', 0.35),
    13,
  );
  const rim = [front(0, 0.955), front(1, 0.955), front(1, 1), front(0, 1)];
  const art = group([
    tin.art,
    fill(rim, mix(colour, '#fff8e6', 0.25), 0.8),
    fill([front(0, 0), front(1, 0), front(1, 0.03), front(0, 0.03)], shadeOf(colour), 0.7),
    fill(panel, paper),
    line([front(0.13, 0.1), front(0.87, 0.1), front(0.87, 0.78), front(0.13, 0.78)], ink, 4, {
      closed: true,
    }),
    line([front(0.5, 0.4), front(0.5, 0.69)], ink, 6),
    ...twig,
    fill(ellipse(front(0.42, 0.4), [18, 22]), ink),
    fill(ellipse(front(0.58, 0.385), [18, 22]), ink),
    fill([front(0.26, 0.26), front(0.74, 0.26), front(0.74, 0.285), front(0.26, 0.285)], ink),
    fill([front(0.34, 0.2), front(0.66, 0.2), front(0.66, 0.212), front(0.34, 0.212)], ink),
    sprayed(shadeOf(paper), [
      fill(
        panel,
        linear(front(0.3, 0.8), front(1, 0.1), [
          [0.3, shadeOf(paper), 0],
          [1, shadeOf(paper), 0.6],
        ]),
      ),
    ]),
    fill(
      [front(0.035, 0.06), front(0.06, 0.06), front(0.06, 0.92), front(0.035, 0.92)],
      mix(colour, '#ffffff', 0.6),
      0.45,
    ),
    spout,
    handle,
  ]);
  return { ...tin, art };
}

function roundedBox(width: number, depth: number, power = 3.4): Outline {
  return Array.from({ length: 72 }, (_, step): Point => {
    const angle = (step / 72) * Math.PI * 2;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / power);
    return [bend(cos) * (width / 2), bend(sin) * (depth / 2)];
  });
}

export interface FishTinLook {
  width: number;
  metal: Hex;
  wrap: Hex;
  oil: Hex;
  fish: Hex;
}

/** An opened flat tin: fillets side by side under oil, the lid rolled back over the far edge. */
export function fishTin({ x, foot }: Stand, look: FishTinLook, random: Random): Thing {
  const { width, metal } = look;
  const depth = width * 0.5;
  const tall = width * 0.15;
  const ground = move(roundedBox(width, depth), x, foot);
  const rim = move(ground, 0, -tall);
  const inside = scale(rim, 0.93, 0.9, [x, foot - tall]);
  const body = hull([...ground, ...rim]);
  const shade = shadeOf(metal);
  const side = linear(
    [x - width / 2, 0],
    [x + width / 2, 0],
    [
      [0, mix(look.wrap, '#ffffff', 0.3)],
      [0.3, look.wrap],
      [1, shadeOf(look.wrap)],
    ],
  );
  const fillets = Array.from({ length: 6 }, (_, index) => {
    const y = foot - tall - depth * 0.33 + index * depth * 0.135;
    const flip = index % 2 ? 1 : -1;
    const thick = depth * 0.078;
    const shape: Outline = [
      [-0.44, 0],
      [-0.34, -0.7],
      [-0.05, -1],
      [0.24, -0.7],
      [0.4, -0.16],
      [0.45, 0.3],
      [0.38, 0.28],
      [0.2, 0.75],
      [-0.08, 0.95],
      [-0.34, 0.6],
    ];
    const put = (points: Outline): Outline =>
      points.map(([px, py]) => [x + px * flip * width * 0.96, y + py * thick + Math.sin(px * 5 + index) * 5]);
    const outline = put(smooth(shape, { closed: true, steps: 6 }));
    const tone = mix(look.fish, shadeOf(look.fish), random.between(0, 0.4));
    return group([
      fill(move(outline, 5, 8), '#4a2c14', 0.55),
      fill(outline, tone),
      clipped(outline, [
        fill(
          put([
            [-0.46, -0.2],
            [-0.1, -0.45],
            [0.3, -0.3],
            [0.46, 0],
            [0.46, -1.2],
            [-0.46, -1.2],
          ]),
          '#c9ced0',
          0.55,
        ),
        line(
          put(
            smooth([
              [-0.4, 0.05],
              [0, 0.1],
              [0.4, 0.12],
            ]),
          ),
          '#5f2c20',
          4,
          { opacity: 0.7 },
        ),
      ]),
    ]);
  });
  const roll: Outline = [
    ...ellipse([x - width * 0.43, foot - tall - depth * 0.52], [depth * 0.1, depth * 0.15], {
      from: Math.PI / 2,
      to: Math.PI * 1.5,
    }),
    ...ellipse([x + width * 0.43, foot - tall - depth * 0.52], [depth * 0.1, depth * 0.15], {
      from: -Math.PI / 2,
      to: Math.PI / 2,
    }),
  ];
  const spiral = ellipse([x + width * 0.43, foot - tall - depth * 0.52], [depth * 0.1, depth * 0.15]);
  const art = group([
    fill(body, side),
    fill(move(rim, 0, 7), shade, 0.5),
    fill(rim, mix(metal, '#ffffff', 0.3)),
    fill(inside, look.oil),
    clipped(inside, [
      fill(
        inside,
        linear(
          [x - width / 2, foot - tall - depth / 2],
          [x, foot],
          [
            [0, shadeOf(look.oil), 0.8],
            [0.6, look.oil, 0],
          ],
        ),
      ),
      ...fillets,
      ...[0.2, 0.55, 0.75].map((at, index) =>
        fill(
          ellipse([x - width * 0.4 + width * 0.8 * at, foot - tall + depth * (0.1 - index * 0.14)], [22, 8]),
          '#fff2c8',
          0.35,
        ),
      ),
    ]),
    fill(
      roll,
      linear(
        [0, foot - tall - depth * 0.68],
        [0, foot - tall - depth * 0.36],
        [
          [0, metal],
          [0.3, mix(metal, '#ffffff', 0.65)],
          [0.55, metal],
          [1, shadeOf(metal)],
        ],
      ),
    ),
    fill(spiral, shade),
    fill(scale(spiral, 0.6, 0.6, [x + width * 0.43, foot - tall - depth * 0.52]), mix(metal, '#ffffff', 0.3)),
  ]);
  return { art, silhouette: hull([...body, ...roll]), foot: foot + depth * 0.1 };
}

export interface BagLook {
  width: number;
  height: number;
  paper: Hex;
  label: Hex;
  ink: Hex;
}

/** A paper bag, folded over at the top, with a soft belly. */
export function bag(
  { x, foot }: Stand,
  { width, height, paper, label, ink }: BagLook,
  random: Random,
): Thing {
  const w = width / 2;
  const at = (across: number, up: number): Point => [x + w * across, foot - height * up];
  const front = handCut(
    smooth(
      [
        at(-0.94, 0),
        at(-1, 0.3),
        at(-0.96, 0.62),
        at(-0.88, 0.88),
        at(0.72, 0.88),
        at(0.84, 0.6),
        at(0.86, 0.3),
        at(0.8, -0.015),
      ],
      { closed: false, steps: 8 },
    ),
    random,
    { stray: 1.2 },
  );
  const side = [
    at(0.8, -0.015),
    at(0.86, 0.3),
    at(0.84, 0.6),
    at(0.72, 0.88),
    at(0.86, 0.885),
    at(1.08, 0.55),
    at(1.12, 0.25),
    at(1.06, 0.06),
  ];
  const flap = handCut(
    [at(-0.92, 0.82), at(0.78, 0.815), at(0.88, 0.84), at(0.87, 0.985), at(-0.89, 1)],
    random,
    { stray: 2 },
  );
  const shade = shadeOf(paper);
  const crease = (points: Outline, opacity: number): Svg => line(smooth(points), shade, 5, { opacity });
  const art = group([
    fill(side, mix(paper, shade, 0.9)),
    fill(
      smooth([
        at(0.8, 0),
        at(0.94, 0.3),
        at(0.9, 0.6),
        at(0.76, 0.88),
        at(0.72, 0.88),
        at(0.84, 0.6),
        at(0.86, 0.3),
      ]),
      shade,
      0.6,
    ),
    fill(front, paper),
    sprayed(shade, [
      fill(
        front,
        linear(at(-0.2, 0.8), at(1, 0), [
          [0.2, shade, 0],
          [1, shade, 0.75],
        ]),
      ),
    ]),
    fill([at(-0.95, 0.12), at(-0.9, 0.12), at(-0.88, 0.8), at(-0.92, 0.8)], mix(paper, '#ffffff', 0.5), 0.3),
    crease([at(-0.8, 0.76), at(-0.3, 0.72), at(0.1, 0.75)], 0.5),
    crease([at(0.2, 0.7), at(0.5, 0.74), at(0.74, 0.7)], 0.5),
    crease([at(-0.9, 0.2), at(-0.6, 0.14), at(-0.5, 0.03)], 0.45),
    fill(move(flap, 4, 12), shade, 0.6),
    fill(flap, mix(paper, '#fff4e0', 0.1)),
    sprayed(shade, [
      fill(
        flap,
        linear(at(-0.2, 1), at(0.95, 0.9), [
          [0.2, shade, 0],
          [1, shade, 0.7],
        ]),
      ),
    ]),
    fill([at(-0.62, 0.18), at(0.46, 0.17), at(0.48, 0.62), at(-0.62, 0.63)], label),
    fill(ellipse(at(-0.07, 0.47), [w * 0.24, w * 0.24]), ink),
    fill(ellipse(at(-0.07, 0.47), [w * 0.055, w * 0.24]), label),
    fill([at(-0.44, 0.31), at(0.3, 0.305), at(0.3, 0.327), at(-0.44, 0.332)], ink),
    fill([at(-0.34, 0.255), at(0.2, 0.25), at(0.2, 0.262), at(-0.34, 0.267)], ink),
    sprayed(shadeOf(label), [
      fill(
        [at(-0.62, 0.18), at(0.46, 0.17), at(0.48, 0.62), at(-0.62, 0.63)],
        linear(at(-0.3, 0.6), at(0.6, 0.1), [
          [0.3, shadeOf(label), 0],
          [1, shadeOf(label), 0.6],
        ]),
      ),
    ]),
  ]);
  return { art, silhouette: hull([...front, ...side, ...flap]), foot };
}

/** A board or slab lying on the table, its front edge towards us. */
export function board(outline: Outline, wood: Hex, thickness: number, shadow: Hex): Svg {
  const front = hull([...outline, ...move(outline, 0, thickness)]);
  const xs = outline.map(([x]) => x);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const rings = Array.from({ length: 6 }, (_, index) => {
    const ys = outline.map(([, y]) => y);
    const y = Math.min(...ys) + ((index + 0.5) / 6) * (Math.max(...ys) - Math.min(...ys));
    return line(
      smooth([
        [left, y],
        [left + (right - left) * 0.4, y + (index % 2 ? 7 : -5)],
        [right, y + 3],
      ]),
      shadeOf(wood, 0.7),
      3,
      { opacity: 0.4 },
    );
  });
  return group([
    dropShadow(front, shadow, 16),
    fill(front, shadeOf(wood)),
    fill(outline, wood),
    clipped(outline, rings),
  ]);
}
