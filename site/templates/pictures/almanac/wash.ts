import { mix, type Hex } from '../colour.ts';
import { ellipse, handCut, rectangle, smooth, type Outline, type Point } from '../geometry.ts';
import type { Random } from '../random.ts';
import type { Frame } from '../scene.ts';
import { blurred, fill, group, line, linear, radial, sprayed, type Svg } from '../svg.ts';

/** Three tones make a picture: the paper, a wash, and the ink. Everything else is one over another. */
export interface Wash {
  paper: Hex;
  wash: Hex;
  ink: Hex;
}

export const toneOf = ({ paper, wash, ink }: Wash, depth: number): Hex =>
  depth < 0.5 ? mix(paper, wash, depth * 2) : mix(wash, ink, (depth - 0.5) * 2);

/** The sheet, with the sky laid on wet: darker at one edge, bare paper at the other. */
export function sky(
  { width, height }: Frame,
  tones: Wash,
  { top, bottom, horizon = 0.62 }: { top: number; bottom: number; horizon?: number },
): Svg {
  const whole = rectangle(0, 0, width, height);
  return group([
    fill(whole, tones.paper),
    fill(
      whole,
      linear(
        [width * 0.1, 0],
        [0, height * horizon],
        [
          [0, toneOf(tones, top)],
          [1, toneOf(tones, bottom)],
        ],
      ),
    ),
  ]);
}

export function sun([x, y]: Point, radius: number, colour: Hex, glow = 0.7): Svg {
  return group([
    fill(
      ellipse([x, y], [radius * 5, radius * 5]),
      radial([x, y], radius * 5, [
        [0.15, colour, glow],
        [1, colour, 0],
      ]),
    ),
    fill(ellipse([x, y], [radius, radius], { steps: 90 }), colour),
  ]);
}

export interface Ridge {
  /** Heights along the sheet from left to right, as shares of its height. */
  line: readonly number[];
  depth: number;
  /** How far down the wash has run out, as a share of the height. */
  fade?: number;
  /** What is left of the wash where it has run out. */
  rest?: number;
}

function ridgeLine({ width, height }: Frame, heights: readonly number[], random: Random): Outline {
  const last = heights.length - 1;
  const points = heights.map((at, index): Point => [
    -30 + ((width + 60) * index) / last,
    (at + random.around(0, 0.004)) * height,
  ]);
  return handCut(smooth(points, { steps: 16 }), random, { stray: 0.9, longest: 26, closed: false });
}

/** A hill or a bank: colour stands along its top, where the brush began, and runs out into mist below. */
export function ridge(frame: Frame, tones: Wash, { line: heights, depth, fade = 0.4, rest = 0 }: Ridge): Svg {
  const { height, width } = frame;
  const top = ridgeLine(frame, heights, frame.random);
  const outline: Outline = [...top, [width + 30, height + 30], [-30, height + 30]];
  const high = Math.min(...top.map(([, y]) => y));
  const tone = toneOf(tones, depth);
  const end = toneOf(tones, depth * rest);
  return group([
    fill(
      outline,
      linear(
        [0, high],
        [width * 0.05, high + height * fade],
        [
          [0, tone],
          [0.35, mix(tone, end, 0.32)],
          [1, end],
        ],
      ),
    ),
    line(top, toneOf(tones, Math.min(1, depth + 0.09)), 2.4, { opacity: 0.5 }),
    sprayed(toneOf(tones, Math.min(1, depth + 0.16)), [
      fill(
        outline,
        linear(
          [0, high],
          [width * 0.12, high + height * fade * 0.55],
          [
            [0, tone, 0.5],
            [1, tone, 0],
          ],
        ),
      ),
    ]),
  ]);
}

/** A round-headed tree as a few touches of a loaded brush. */
export function tree(
  [x, foot]: Point,
  height: number,
  tone: Hex,
  { random, lean = 0 }: { random: Random; lean?: number },
): Svg {
  const touches = Array.from({ length: 15 }, (_, index) => {
    const angle = (index / 15) * Math.PI * 2;
    const far = random.between(0.1, 0.3);
    const size = height * random.between(0.1, 0.19);
    return fill(
      ellipse(
        [
          x + lean * height * 0.5 + Math.cos(angle) * height * far,
          foot - height * 0.66 + Math.sin(angle) * height * far * 0.82,
        ],
        [size, size * random.between(0.75, 0.95)],
      ),
      mix(tone, '#ffffff', random.between(0, 0.1)),
    );
  });
  return group([
    line(
      smooth([
        [x, foot],
        [x + lean * height * 0.2, foot - height * 0.3],
        [x + lean * height * 0.5, foot - height * 0.6],
      ]),
      tone,
      height * 0.045,
    ),
    ...touches,
  ]);
}

/** A tree in winter: limbs that fork until they are too thin to see. */
export function bareTree(
  [x, foot]: Point,
  height: number,
  tone: Hex,
  { random, lean = 0 }: { random: Random; lean?: number },
): Svg {
  const limbs: Svg[] = [];
  const grow = (from: Point, angle: number, length: number, level: number): void => {
    const to: Point = [from[0] + Math.sin(angle) * length, from[1] - Math.cos(angle) * length];
    limbs.push(line([from, to], tone, Math.max(1.3, height * 0.034 * 0.62 ** level)));
    if (level > 6) return;
    for (let fork = 0; fork < (level < 2 ? 3 : 2); fork += 1) {
      const bend = (fork / (level < 2 ? 2 : 1) - 0.5) * 0.95 + random.around(0, 0.2) + lean * 0.16;
      grow(to, angle * 0.82 + bend, length * random.between(0.66, 0.82), level + 1);
    }
  };
  grow([x, foot], lean * 0.18 + random.around(0, 0.04), height * 0.26, 0);
  return group(limbs);
}

/** A hedge along a line: hundreds of small touches that overlap, a taller one here and there. */
export function hedge(points: Outline, height: number, tone: Hex, random: Random): Svg {
  const length = points
    .slice(1)
    .reduce(
      (sum, [x, y], index) => sum + Math.hypot(x - (points[index]?.[0] ?? x), y - (points[index]?.[1] ?? y)),
      0,
    );
  const steps = Math.ceil(length / ((points.length - 1) * height * 0.4));
  return group(
    smooth(points, { steps }).map(([x, y], index) => {
      const tall = height * random.between(0.7, 1.25) * (index % 23 === 0 ? 1.7 : 1);
      const size = height * random.between(0.32, 0.6);
      const touch = ellipse([x, y - tall * 0.45], [size, tall * 0.55], { steps: 14 });
      return fill(touch, mix(tone, '#ffffff', random.between(0, 0.08)));
    }),
  );
}

/** Slanting rain: many thin strokes, longer and darker where it comes nearer. */
export function rain({ width, height, random }: Frame, tone: Hex, { count = 260, slant = 0.26 } = {}): Svg {
  return group(
    Array.from({ length: count }, () => {
      const near = random.next();
      const length = 26 + near * 110;
      const x = random.between(-80, width + 20);
      const y = random.between(-40, height);
      return line(
        [
          [x, y],
          [x - length * slant, y + length],
        ],
        tone,
        1 + near * 2,
        { opacity: 0.16 + near * 0.32 },
      );
    }),
  );
}

/** Birds far away: two strokes each, in a loose band. */
export function birds([x, y]: Point, count: number, tone: Hex, random: Random): Svg {
  return group(
    Array.from({ length: count }, (_, index) => {
      const size = random.between(9, 20);
      const at: Point = [x + index * random.between(34, 58), y + random.around(0, 44) - index * 7];
      return line(
        smooth([
          [at[0] - size, at[1] - size * 0.35],
          [at[0] - size * 0.4, at[1] - size * 0.42],
          at,
          [at[0] + size * 0.45, at[1] - size * 0.5],
          [at[0] + size, at[1] - size * 0.3],
        ]),
        tone,
        2.6,
      );
    }),
  );
}

/** Mist lying in a valley. */
export function mist([x, y]: Point, [wide, tall]: Point, colour: Hex, opacity = 0.8): Svg {
  return blurred(tall * 0.5, [fill(ellipse([x, y], [wide, tall]), colour, opacity)]);
}
