import { mix, type Hex } from '../colour.ts';
import { ellipse, rectangle, smooth, type Outline, type Point } from '../geometry.ts';
import type { Random } from '../random.ts';
import type { Frame } from '../scene.ts';
import { blurred, fill, group, line, linear, radial, type Svg } from '../svg.ts';

/** A silver print: black that is not quite black, white that is the paper. */
const BLACK: Hex = '#0e0d0d';
const PAPER: Hex = '#f3f1ec';

/** From 0, the deepest black, to 1, bare paper. */
export const silver = (light: number): Hex => mix(BLACK, PAPER, light);

/** Light from the zenith to the horizon, and from there down to the edge. */
export function air(
  { width, height }: Frame,
  { top, middle, bottom, horizon = 0.5 }: { top: number; middle: number; bottom: number; horizon?: number },
): Svg {
  return fill(
    rectangle(0, 0, width, height),
    linear(
      [0, 0],
      [0, height],
      [
        [0, silver(top)],
        [horizon, silver(middle)],
        [1, silver(bottom)],
      ],
    ),
  );
}

/** Somewhere behind the cloud it is brighter. */
export function glow(at: Point, radius: number, light = 1, strength = 0.8): Svg {
  return fill(
    ellipse(at, [radius, radius]),
    radial(at, radius, [
      [0, silver(light), strength],
      [0.4, silver(light), strength * 0.45],
      [1, silver(light), 0],
    ]),
  );
}

/** Water after four minutes with the shutter open: streaks, and no waves. */
export function stillWater(
  { width, height, random }: Frame,
  { from, light, dark, count = 90 }: { from: number; light: number; dark: number; count?: number },
): Svg {
  const top = height * from;
  const streaks = Array.from({ length: count }, () => {
    const depth = random.next() ** 1.6;
    const y = top + (height - top) * depth;
    const long = width * random.between(0.12, 0.7);
    const x = random.between(-0.2, 0.95) * width;
    const tone = silver(random.next() > 0.45 ? light + 0.12 : dark - 0.04);
    return fill(ellipse([x + long / 2, y], [long / 2, 0.8 + depth * 7]), tone, random.between(0.08, 0.28));
  });
  return group([
    fill(
      rectangle(0, top, width, height - top),
      linear(
        [0, top],
        [0, height],
        [
          [0, silver(light)],
          [1, silver(dark)],
        ],
      ),
    ),
    blurred(3, streaks),
  ]);
}

/** A bank of fog along a line: white in front of everything behind it. */
export function fog([x, y]: Point, [wide, tall]: Point, light = 0.95, opacity = 0.8): Svg {
  return blurred(tall * 0.55, [fill(ellipse([x, y], [wide, tall]), silver(light), opacity)]);
}

/** Land seen across water: a soft edge that grows darker the nearer it is. */
export function land(
  { width, height, random }: Frame,
  heights: readonly number[],
  { light, soft = 2, foot = 1.1 }: { light: number; soft?: number; foot?: number },
): Svg {
  const last = heights.length - 1;
  const ridge = smooth(
    heights.map((at, index): Point => [
      -40 + ((width + 80) * index) / last,
      (at + random.around(0, 0.006)) * height,
    ]),
    { steps: 14 },
  );
  return blurred(soft, [fill([...ridge, [width + 40, height * foot], [-40, height * foot]], silver(light))]);
}

/** A post in the water, with what is left of it upside down. */
export function post([x, foot]: Point, [wide, tall]: Point, light: number, lean = 0): Svg {
  const outline: Outline = [
    [x - wide / 2, foot],
    [x - wide / 2 + lean, foot - tall],
    [x + wide / 2 + lean, foot - tall * 0.985],
    [x + wide / 2, foot],
  ];
  const mirrored: Outline = outline.map(([px, py]) => [px, foot + (foot - py) * 0.8]);
  return group([
    fill(
      mirrored,
      linear(
        [0, foot],
        [0, foot + tall * 0.8],
        [
          [0, silver(light), 0.62],
          [1, silver(light), 0],
        ],
      ),
    ),
    fill(
      outline,
      linear(
        [x - wide / 2, 0],
        [x + wide / 2, 0],
        [
          [0, silver(light)],
          [0.7, silver(light + 0.08)],
          [1, silver(light + 0.26)],
        ],
      ),
    ),
  ]);
}

/** A tree that has lost everything: limbs that fork until the grain swallows them. */
export function winterTree([x, foot]: Point, height: number, light: number, random: Random): Svg {
  const limbs: Svg[] = [];
  const grow = (from: Point, angle: number, { length, level }: { length: number; level: number }): void => {
    const to: Point = [from[0] + Math.sin(angle) * length, from[1] - Math.cos(angle) * length];
    limbs.push(line([from, to], silver(light + level * 0.02), Math.max(1, height * 0.036 * 0.6 ** level)));
    if (level > 7) return;
    for (let fork = 0; fork < (level === 1 ? 3 : 2); fork += 1) {
      const bend = (fork / (level === 1 ? 2 : 1) - 0.5) * 1.05 + random.around(0, 0.22);
      grow(to, angle * 0.78 + bend, { length: length * random.between(0.68, 0.83), level: level + 1 });
    }
  };
  grow([x, foot], random.around(0, 0.05), { length: height * 0.24, level: 0 });
  return group(limbs);
}

/** Flakes between the lens and everything else; the near ones out of focus. */
export function snowfall({ width, height, random }: Frame, count: number, light = 1): Svg {
  const flake = (size: number, opacity: number): Svg =>
    fill(
      ellipse([random.between(0, width), random.between(0, height)], [size, size * 1.15], { steps: 12 }),
      silver(light),
      opacity,
    );
  return group([
    ...Array.from({ length: count }, () => flake(random.between(0.8, 2.6), random.between(0.3, 0.8))),
    blurred(
      4,
      Array.from({ length: count / 12 }, () => flake(random.between(5, 13), random.between(0.1, 0.35))),
    ),
  ]);
}

/** The corners of an old lens. */
export function vignette({ width, height }: Frame, strength = 0.42): Svg {
  const middle: Point = [width / 2, height / 2];
  return fill(
    rectangle(0, 0, width, height),
    radial(middle, Math.hypot(width, height) / 2, [
      [0.45, BLACK, 0],
      [1, BLACK, strength],
    ]),
  );
}
