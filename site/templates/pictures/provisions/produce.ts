import { mix, type Hex } from '../colour.ts';
import { ellipse, handCut, move, scale, smooth, turn, type Outline, type Point } from '../geometry.ts';
import type { Random } from '../random.ts';
import { clipped, fill, group, line, linear, radial, sprayed, type Svg } from '../svg.ts';
import { roundOff, shadeOf, type Thing } from './light.ts';

/** A round fruit: dots turn it away from the lamp, one soft light turns it back. */
export function ball([x, y]: Point, radius: number, colour: Hex, { squash = 0.95 } = {}): Thing {
  const outline = ellipse([x, y], [radius, radius * squash]);
  const shade = shadeOf(colour);
  const ramp = radial([x - radius * 0.4, y - radius * 0.45], radius * 1.65, [
    [0.38, shade, 0],
    [0.72, shade, 0.55],
    [1, shade, 1],
  ]);
  const glow = radial([x - radius * 0.42, y - radius * 0.45], radius * 0.7, [
    [0, mix(colour, '#fff3d8', 0.6), 0.75],
    [1, colour, 0],
  ]);
  const art = group([fill(outline, colour), fill(outline, glow), sprayed(shade, [fill(outline, ramp)])]);
  return { art, silhouette: outline, foot: y + radius * squash * 0.86 };
}

export function orange(at: Point, radius: number, colour: Hex): Thing {
  const thing = ball(at, radius, colour);
  const star: Point = [at[0] + radius * 0.12, at[1] - radius * 0.62];
  const bud = group([
    fill(ellipse(star, [radius * 0.12, radius * 0.055]), shadeOf(colour)),
    fill(ellipse([star[0], star[1] - 2], [radius * 0.06, radius * 0.03]), '#6d7440'),
  ]);
  return { ...thing, art: thing.art + bud };
}

export interface CutFruit {
  rind: Hex;
  pith: Hex;
  flesh: Hex;
  segments?: number;
}

/** A cut face: rind, pith, and segments that do not quite agree. Squash tells how far it lies back. */
export function cutFace(
  [x, y]: Point,
  radius: number,
  look: CutFruit,
  { random, squash = 1 }: { random: Random; squash?: number },
): Svg {
  const count = look.segments ?? 9;
  const twist = random.next();
  const segments = Array.from({ length: count }, (_, index) => {
    const from = ((index + twist) / count) * Math.PI * 2 + 0.07;
    const to = ((index + twist + 1) / count) * Math.PI * 2 - 0.07;
    const middle = (from + to) / 2;
    const at = (angle: number, far: number): Point => [
      x + Math.cos(angle) * radius * far,
      y + Math.sin(angle) * radius * far * squash,
    ];
    const outer = random.around(0.83, 0.02);
    const wedge = smooth(
      [
        at(middle, 0.1),
        at(from + 0.06, 0.5),
        at(from, outer - 0.06),
        at(middle, outer),
        at(to, outer - 0.06),
        at(to - 0.06, 0.5),
      ],
      { closed: true, steps: 6 },
    );
    const tone = mix(look.flesh, shadeOf(look.flesh), random.between(0, 0.4));
    const drops = Array.from({ length: 4 }, () => {
      const angle = random.around(middle, 0.18);
      const far = random.between(0.4, 0.72);
      return line([at(angle, far), at(angle, far + 0.07)], mix(look.flesh, '#fff0dc', 0.45), radius * 0.022, {
        opacity: 0.7,
      });
    });
    return fill(wedge, tone) + drops.join('');
  });
  return group([
    fill(ellipse([x, y], [radius, radius * squash]), look.rind),
    fill(ellipse([x, y], [radius * 0.93, radius * 0.93 * squash]), look.pith),
    ...segments,
  ]);
}

/** Half a fruit on its back: the dome below, the cut face towards us. */
export function half(
  [x, y]: Point,
  radius: number,
  look: CutFruit,
  { random, lean = 0 }: { random: Random; lean?: number },
): Thing {
  const squash = 0.62;
  const dome = turn(
    [
      ...ellipse([x, y], [radius, radius * 0.86], { from: 0, to: Math.PI }),
      ...ellipse([x, y], [radius, radius * squash], { from: Math.PI, to: Math.PI * 2 }),
    ],
    lean,
    [x, y],
  );
  const art = group([
    fill(dome, look.rind),
    roundOff(dome, shadeOf(look.rind)),
    group([cutFace([x, y], radius * 0.985, look, { random, squash })], {
      transform: `rotate(${(lean * 180) / Math.PI} ${x} ${y})`,
    }),
  ]);
  return { art, silhouette: dome, foot: y + radius * 0.72 };
}

/** A thin round slice lying on the table. */
export function slice(
  at: Point,
  radius: number,
  look: CutFruit,
  { random, squash = 0.45 }: { random: Random; squash?: number },
): Thing {
  const rim = ellipse([at[0], at[1] + radius * 0.09], [radius, radius * squash]);
  const art = group([fill(rim, shadeOf(look.rind)), cutFace(at, radius, look, { random, squash })]);
  return { art, silhouette: rim, foot: at[1] };
}

export function lemon([x, y]: Point, radius: number, colour: Hex, lean: number): Thing {
  const r = radius;
  const outline = turn(
    move(
      smooth(
        [
          [-1.28 * r, 0.02 * r],
          [-1.06 * r, -0.2 * r],
          [-0.6 * r, -0.66 * r],
          [0.1 * r, -0.84 * r],
          [0.75 * r, -0.56 * r],
          [1.1 * r, -0.16 * r],
          [1.3 * r, 0.04 * r],
          [1.08 * r, 0.24 * r],
          [0.66 * r, 0.66 * r],
          [0, 0.84 * r],
          [-0.7 * r, 0.6 * r],
          [-1.08 * r, 0.22 * r],
        ],
        { closed: true },
      ),
      x,
      y,
    ),
    lean,
    [x, y],
  );
  const shade = shadeOf(colour);
  const ramp = radial([x - r * 0.4, y - r * 0.5], r * 1.8, [
    [0.4, shade, 0],
    [0.75, shade, 0.6],
    [1, shade, 1],
  ]);
  const glow = radial([x - r * 0.4, y - r * 0.4], r * 0.7, [
    [0, mix(colour, '#fffbe6', 0.7), 0.8],
    [1, colour, 0],
  ]);
  return {
    art: group([
      fill(outline, colour),
      clipped(outline, [fill(outline, glow)]),
      sprayed(shade, [fill(outline, ramp)]),
    ]),
    silhouette: outline,
    foot: y + r * 0.7,
  };
}

export function pear([x, foot]: Point, size: number, colour: Hex, lean = 0): Thing {
  const outline = turn(
    move(
      smooth(
        [
          [0, 0],
          [-0.34 * size, -0.06 * size],
          [-0.46 * size, -0.34 * size],
          [-0.3 * size, -0.68 * size],
          [-0.19 * size, -0.95 * size],
          [-0.02 * size, -1.08 * size],
          [0.16 * size, -0.96 * size],
          [0.26 * size, -0.68 * size],
          [0.45 * size, -0.36 * size],
          [0.34 * size, -0.06 * size],
        ],
        { closed: true },
      ),
      x,
      foot,
    ),
    lean,
    [x, foot],
  );
  const shade = shadeOf(colour);
  const ramp = linear(
    [x - size * 0.15, foot - size],
    [x + size * 0.5, foot - size * 0.2],
    [
      [0.2, shade, 0],
      [0.7, shade, 0.65],
      [1, shade, 1],
    ],
  );
  const glow = radial([x - size * 0.18, foot - size * 0.46], size * 0.3, [
    [0, mix(colour, '#fffbe6', 0.6), 0.8],
    [1, colour, 0],
  ]);
  const stalk = turn(
    smooth([
      [x - 0.01 * size, foot - 1.05 * size],
      [x + 0.03 * size, foot - 1.18 * size],
      [x + 0.12 * size, foot - 1.28 * size],
    ]),
    lean,
    [x, foot],
  );
  return {
    art: group([
      line(stalk, '#4d3a26', size * 0.045),
      fill(outline, colour),
      fill(outline, glow),
      sprayed(shade, [fill(outline, ramp)]),
    ]),
    silhouette: outline,
    foot: foot - size * 0.08,
  };
}

export interface LeafLook {
  length: number;
  width: number;
  angle: number;
  colour: Hex;
}

/** Two halves, one lit and one not, meeting at the rib. */
export function leaf([x, y]: Point, { length, width, angle, colour }: LeafLook): Svg {
  const spine: Outline = smooth([
    [0, 0],
    [length * 0.5, -width * 0.08],
    [length, 0],
  ]);
  const upper = smooth([
    [0, 0],
    [length * 0.28, -width * 0.46],
    [length * 0.62, -width * 0.44],
    [length, 0],
  ]);
  const lower = smooth([
    [length, 0],
    [length * 0.62, width * 0.4],
    [length * 0.28, width * 0.44],
    [0, 0],
  ]);
  const put = (points: Outline): Outline => move(turn(points, angle), x, y);
  const lit = Math.cos(angle) >= 0;
  return group([
    fill(put([...upper, ...lower]), lit ? colour : shadeOf(colour, 0.8)),
    fill(put([...spine, ...lower]), lit ? shadeOf(colour, 0.8) : colour),
    line(put(spine), mix(colour, '#fff8dc', 0.45), Math.max(2, width * 0.05), { opacity: 0.7 }),
  ]);
}

export interface BranchLook {
  leaf: Hex;
  wood: Hex;
  length: number;
  width: number;
  pairs?: number;
  fruit?: { colour: Hex; radius: number };
}

/** A branch along a line of points, leaves in opposite pairs, now and then a fruit. */
export function branch(points: Outline, look: BranchLook, random: Random): Svg {
  const way = smooth(points, { steps: 12 });
  const pairs = look.pairs ?? 7;
  const parts: Svg[] = [line(way, look.wood, 7)];
  for (let pair = 0; pair < pairs; pair += 1) {
    const index = Math.min(way.length - 2, Math.floor(((pair + 0.6) / pairs) * way.length));
    const here = way[index] ?? [0, 0];
    const ahead = way[index + 1] ?? here;
    const heading = Math.atan2(ahead[1] - here[1], ahead[0] - here[0]);
    const taper = 1 - (pair / pairs) * 0.4;
    for (const side of [-1, 1]) {
      const angle = heading + side * random.between(0.5, 0.95);
      const tone = mix(look.leaf, '#f3efcf', random.between(0, 0.22));
      parts.push(
        leaf(here, {
          length: look.length * taper * random.between(0.85, 1.12),
          width: look.width * taper,
          angle,
          colour: tone,
        }),
      );
    }
    if (look.fruit && pair % 2 === 1) {
      const { radius, colour } = look.fruit;
      const centre: Point = [here[0] + random.around(0, 14), here[1] + radius * 1.1];
      parts.push(ball(centre, radius, colour, { squash: 1.18 }).art);
    }
  }
  const last = way.at(-1) ?? [0, 0];
  parts.push(
    leaf(last, {
      length: look.length * 0.6,
      width: look.width * 0.6,
      angle: random.around(0.1, 0.5),
      colour: look.leaf,
    }),
  );
  return group(parts);
}

/** Beans, coffee, peppercorns: many small bodies of one kind, scattered. */
export function bean([x, y]: Point, size: number, colour: Hex, angle: number): Svg {
  const outline = move(
    turn(
      smooth(
        [
          [-size, 0.06 * size],
          [-0.72 * size, -0.46 * size],
          [0, -0.6 * size],
          [0.75 * size, -0.44 * size],
          [size, 0.08 * size],
          [0.6 * size, 0.5 * size],
          [0, 0.42 * size],
          [-0.62 * size, 0.52 * size],
        ],
        { closed: true, steps: 5 },
      ),
      angle,
    ),
    x,
    y,
  );
  return group([
    fill(move(outline, size * 0.22, size * 0.16), shadeOf(colour), 0.5),
    fill(outline, colour),
    fill(
      scale(move(outline, -size * 0.1, -size * 0.12), 0.45, 0.35, [x, y]),
      mix(colour, '#ffffff', 0.4),
      0.55,
    ),
  ]);
}

export function coffeeBean(at: Point, size: number, angle: number): Svg {
  const put = (points: Outline): Outline => turn(move(points, at[0], at[1]), angle, at);
  const body = put(ellipse([0, 0], [size, size * 0.72], { steps: 24 }));
  const seam = put(
    smooth([
      [-size * 0.95, 0],
      [-size * 0.3, -size * 0.14],
      [size * 0.3, size * 0.14],
      [size * 0.95, 0],
    ]),
  );
  return group([
    fill(move(body, size * 0.45, size * 0.3), '#4a241a', 0.4),
    fill(body, '#4f2d1d'),
    fill(put(ellipse([-size * 0.2, -size * 0.34], [size * 0.5, size * 0.16])), '#8a5a3c', 0.7),
    line(seam, '#1f0f08', size * 0.16),
  ]);
}

export function chestnut([x, y]: Point, size: number, random: Random): Thing {
  const colour: Hex = '#5b2a17';
  const lean = random.around(0, 0.5);
  const outline = turn(
    move(
      smooth(
        [
          [0, -size],
          [0.55 * size, -0.72 * size],
          [size, 0],
          [0.75 * size, 0.55 * size],
          [0, 0.66 * size],
          [-0.75 * size, 0.55 * size],
          [-size, 0],
          [-0.55 * size, -0.72 * size],
        ],
        { closed: true, steps: 6 },
      ),
      x,
      y,
    ),
    lean,
    [x, y],
  );
  const pale = turn(ellipse([x, y + size * 0.5], [size * 0.7, size * 0.26]), lean, [x, y]);
  return {
    art: group([
      fill(outline, colour),
      clipped(outline, [fill(pale, '#c99a6b')]),
      roundOff(outline, shadeOf(colour)),
      fill(
        turn(ellipse([x - size * 0.35, y - size * 0.3], [size * 0.12, size * 0.32]), 0.5, [x, y]),
        '#d98f62',
        0.6,
      ),
    ]),
    silhouette: outline,
    foot: y + size * 0.55,
  };
}

export function crumbs(area: (random: Random) => Point, count: number, colour: Hex, random: Random): Svg {
  return group(
    Array.from({ length: count }, () => {
      const at = area(random);
      const size = random.between(2.5, 7);
      const outline = handCut(ellipse(at, [size, size * 0.7], { steps: 7 }), random, { stray: 1.4 });
      return fill(move(outline, 3, 2), shadeOf(colour), 0.4) + fill(outline, colour);
    }),
  );
}
