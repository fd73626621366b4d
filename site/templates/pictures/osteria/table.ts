import { mix, type Hex } from '../colour.ts';
import { ellipse, handCut, move, rectangle, smooth, turn, type Outline, type Point } from '../geometry.ts';
import type { Random } from '../random.ts';
import type { Frame } from '../scene.ts';
import { blurred, clipped, fill, group, line, linear, radial, type Svg } from '../svg.ts';

/** Everything is seen from above, at four in the afternoon: the sun comes from the upper left. */
export const INK: Hex = '#2a1711';
export const CREAM: Hex = '#fff3dd';
export const RED: Hex = '#c8102e';
export const TOMATO: Hex = '#dd3b22';
export const OLIVE: Hex = '#6f7a35';
export const BASIL: Hex = '#2f6b3c';
export const LEMON: Hex = '#f2c43d';
export const WOOD: Hex = '#b77d4a';
export const BLUE: Hex = '#2f5f8a';

const FALL: Point = [0.9, 0.62];

export function disc(at: Point, radius: number, colour: Hex, opacity?: number): Svg {
  return fill(ellipse(at, [radius, radius], { steps: 72 }), colour, opacity);
}

/** What lies or stands on the table throws its outline away from the sun. */
export function shadow(outline: Outline, lift: number, strength = 0.38): Svg {
  return group([
    blurred(Math.max(2, lift * 0.22), [fill(move(outline, lift * FALL[0], lift * FALL[1]), INK, strength)]),
    blurred(2, [fill(move(outline, 3, 3), INK, strength * 0.7)]),
  ]);
}

export function sunlight({ width, height }: Frame): Svg {
  const whole = rectangle(0, 0, width, height);
  return fill(
    whole,
    linear(
      [0, 0],
      [width, height],
      [
        [0, '#fff6d8', 0.34],
        [0.5, '#fff6d8', 0],
        [1, '#3a1410', 0.28],
      ],
    ),
  );
}

/** A chequered cloth: bands cross, and where two meet the colour is full. */
export function cloth({ width, height, random }: Frame, colour: Hex, check: number, angle = 0): Svg {
  const far = Math.hypot(width, height);
  const middle: Point = [width / 2, height / 2];
  const bands = (isAcross: boolean): Svg[] =>
    Array.from({ length: Math.ceil((far * 1.2) / check / 2) }, (_, index) => {
      const from = middle[0] - far * 0.6 + index * check * 2;
      const down = middle[1] - far * 0.6 + index * check * 2;
      const band = isAcross
        ? rectangle(middle[0] - far * 0.6, down, far * 1.2, check)
        : rectangle(from, middle[1] - far * 0.6, check, far * 1.2);
      return fill(handCut(turn(band, angle, middle), random, { stray: 1.4, longest: 160 }), colour, 0.56);
    });
  return group([fill(rectangle(0, 0, width, height), CREAM), ...bands(true), ...bands(false)]);
}

/** Boards of a bare table, each its own tone. */
export function boards({ width, height, random }: Frame, wood: Hex, wide = 190): Svg {
  return group(
    Array.from({ length: Math.ceil(height / wide) }, (_, index) => {
      const y = index * wide;
      const tone = mix(wood, random.next() > 0.5 ? '#fff0d0' : INK, random.between(0.02, 0.12));
      return group([
        fill(rectangle(0, y, width, wide), tone),
        ...Array.from({ length: 7 }, () => {
          const at = y + random.between(10, wide - 10);
          return line(
            smooth([
              [-10, at],
              [width * 0.35, at + random.around(0, 8)],
              [width * 0.7, at + random.around(0, 8)],
              [width + 10, at + random.around(0, 8)],
            ]),
            mix(tone, INK, 0.5),
            2,
            { opacity: 0.2 },
          );
        }),
        fill(rectangle(0, y + wide - 5, width, 5), INK, 0.35),
      ]);
    }),
  );
}

export interface PlateLook {
  glaze?: Hex;
  rim?: Hex;
  /** A second line inside the rim. */
  line?: Hex;
}

/** A plate, with what is on it drawn by the second argument inside its well. */
export function plate(
  at: Point,
  radius: number,
  { glaze = '#fffaf0', rim = RED, line: second }: PlateLook,
  food: readonly Svg[] = [],
): Svg {
  const outline = ellipse(at, [radius, radius], { steps: 90 });
  const shade: Point = [at[0] + radius * 0.3, at[1] + radius * 0.26];
  return group([
    shadow(outline, radius * 0.13),
    fill(outline, glaze),
    line(ellipse(at, [radius * 0.955, radius * 0.955], { steps: 90 }), rim, radius * 0.035, { closed: true }),
    second
      ? line(ellipse(at, [radius * 0.885, radius * 0.885], { steps: 90 }), second, radius * 0.012, {
          closed: true,
        })
      : '',
    fill(
      ellipse(at, [radius * 0.76, radius * 0.76], { steps: 80 }),
      radial(shade, radius * 1.3, [
        [0, mix(glaze, '#ffffff', 0.4)],
        [0.7, mix(glaze, INK, 0.07)],
        [1, mix(glaze, INK, 0.2)],
      ]),
    ),
    line(
      ellipse(at, [radius * 0.76, radius * 0.76], { from: Math.PI * 0.85, to: Math.PI * 1.65 }),
      INK,
      radius * 0.012,
      { opacity: 0.22 },
    ),
    ...food,
  ]);
}

/** A glass from above: foot, bowl, and what is in it. */
export function glass(at: Point, radius: number, drink: Hex, fillTo = 0.78): Svg {
  const outline = ellipse(at, [radius, radius], { steps: 60 });
  return group([
    blurred(radius * 0.1, [fill(move(outline, radius * 0.75, radius * 0.52), drink, 0.34)]),
    shadow(outline, radius * 0.4, 0.22),
    disc(at, radius, '#fdfaf2', 0.42),
    disc([at[0] + radius * 0.04, at[1] + radius * 0.03], radius * fillTo, drink),
    fill(
      ellipse(at, [radius * fillTo, radius * fillTo], { steps: 60 }),
      radial([at[0] - radius * 0.3, at[1] - radius * 0.3], radius * 1.2, [
        [0, mix(drink, '#ffffff', 0.35), 0.9],
        [0.6, drink, 0],
        [1, INK, 0.35],
      ]),
    ),
    line(ellipse(at, [radius, radius], { steps: 60 }), '#ffffff', radius * 0.07, {
      closed: true,
      opacity: 0.85,
    }),
    line(
      ellipse(at, [radius * 0.88, radius * 0.88], { from: Math.PI * 0.95, to: Math.PI * 1.4 }),
      '#ffffff',
      radius * 0.09,
    ),
  ]);
}

type Tool = 'fork' | 'knife' | 'spoon';

export function cutlery(
  kind: Tool,
  [x, y]: Point,
  { length, angle = 0, metal = '#d8d2c4' }: { length: number; angle?: number; metal?: Hex },
): Svg {
  const put = (points: Outline): Outline => turn(move(points, x, y), angle, [x, y]);
  const handle = put(
    smooth(
      [
        [-length * 0.018, 0],
        [-length * 0.03, length * 0.3],
        [-length * 0.036, length * 0.5],
        [length * 0.036, length * 0.5],
        [length * 0.03, length * 0.3],
        [length * 0.018, 0],
      ],
      { closed: true, steps: 6 },
    ),
  );
  const heads: Record<Tool, readonly Outline[]> = {
    knife: [
      smooth(
        [
          [-length * 0.03, 0],
          [-length * 0.038, -length * 0.3],
          [length * 0.004, -length * 0.5],
          [length * 0.03, -length * 0.3],
          [length * 0.024, 0],
        ],
        { closed: true, steps: 6 },
      ),
    ],
    spoon: [
      ellipse([0, -length * 0.34], [length * 0.09, length * 0.15]),
      rectangle(-length * 0.018, -length * 0.24, length * 0.036, length * 0.28),
    ],
    fork: [
      smooth(
        [
          [-length * 0.018, 0],
          [-length * 0.075, -length * 0.22],
          [length * 0.075, -length * 0.22],
          [length * 0.018, 0],
        ],
        { closed: true, steps: 6 },
      ),
      ...[-0.06, -0.02, 0.02, 0.06].map((at) =>
        rectangle(length * (at - 0.01), -length * 0.46, length * 0.02, length * 0.27),
      ),
    ],
  };
  const parts = [handle, ...heads[kind].map(put)];
  return group([
    ...parts.map((part) => shadow(part, length * 0.03, 0.3)),
    ...parts.map((part) => fill(part, metal)),
    line(
      put([
        [0, length * 0.05],
        [0, length * 0.42],
      ]),
      '#ffffff',
      length * 0.012,
      { opacity: 0.7 },
    ),
  ]);
}

/** A folded napkin. */
export function napkin(
  [x, y]: Point,
  [wide, tall]: Point,
  { colour, random, angle = 0 }: { colour: Hex; random: Random; angle?: number },
): Svg {
  const outline = handCut(turn(rectangle(x, y, wide, tall), angle, [x, y]), random, {
    stray: 2.4,
    longest: 70,
  });
  const fold = turn(
    [
      [x + wide * 0.5, y],
      [x + wide * 0.52, y + tall],
    ],
    angle,
    [x, y],
  );
  return group([
    shadow(outline, 12, 0.3),
    fill(outline, colour),
    clipped(outline, [
      line(fold, mix(colour, INK, 0.4), 4, { opacity: 0.5 }),
      line(move(fold, wide * 0.38, 0), mix(colour, '#ffffff', 0.6), 5, { opacity: 0.8 }),
      line(move(fold, -wide * 0.38, 0), mix(colour, '#ffffff', 0.6), 5, { opacity: 0.8 }),
    ]),
  ]);
}

/** A hand and a forearm reaching in from an edge. */
export function hand(
  [x, y]: Point,
  size: number,
  { angle, skin, sleeve }: { angle: number; skin: Hex; sleeve: Hex },
): Svg {
  const put = (points: Outline): Outline => turn(move(points, x, y), angle, [x, y]);
  const finger = (from: Point, to: Point, wide: number): Svg => line(put([from, to]), skin, size * wide);
  const palm = put(
    smooth(
      [
        [-size * 0.3, size * 0.1],
        [-size * 0.34, size * 0.5],
        [-size * 0.2, size * 0.86],
        [size * 0.2, size * 0.86],
        [size * 0.33, size * 0.45],
        [size * 0.28, size * 0.06],
      ],
      { closed: true, steps: 8 },
    ),
  );
  const arm = put([
    [-size * 0.2, size * 0.76],
    [-size * 0.26, size * 3],
    [size * 0.3, size * 3],
    [size * 0.2, size * 0.76],
  ]);
  const cuff = put([
    [-size * 0.36, size * 1.35],
    [-size * 0.5, size * 4],
    [size * 0.56, size * 4],
    [size * 0.38, size * 1.35],
  ]);
  return group([
    ...[palm, arm, cuff].map((part) => shadow(part, size * 0.16, 0.3)),
    fill(arm, skin),
    fill(palm, skin),
    finger([-size * 0.2, size * 0.2], [-size * 0.25, -size * 0.34], 0.15),
    finger([-size * 0.06, size * 0.14], [-size * 0.08, -size * 0.5], 0.155),
    finger([size * 0.08, size * 0.14], [size * 0.09, -size * 0.47], 0.155),
    finger([size * 0.21, size * 0.2], [size * 0.24, -size * 0.3], 0.14),
    finger([-size * 0.26, size * 0.55], [-size * 0.54, size * 0.1], 0.16),
    ...[-0.14, 0.01, 0.15].map((at) =>
      line(
        put([
          [size * at, size * 0.12],
          [size * at, size * 0.3],
        ]),
        mix(skin, INK, 0.4),
        size * 0.022,
        {
          opacity: 0.5,
        },
      ),
    ),
    fill(cuff, sleeve),
    line(
      put([
        [-size * 0.37, size * 1.42],
        [size * 0.39, size * 1.42],
      ]),
      mix(sleeve, '#ffffff', 0.5),
      size * 0.05,
    ),
  ]);
}
