import { mix, type Hex } from '../colour.ts';
import { ellipse, handCut, hull, move, smooth, turn, type Outline, type Point } from '../geometry.ts';
import type { Random } from '../random.ts';
import { clipped, fill, group, line, linear, radial, sprayed, type Svg } from '../svg.ts';
import { roundOff, shadeOf, type Thing } from './light.ts';

const CRUST: Hex = '#9a5a2b';
const FLOUR: Hex = '#f0dfc0';
const CRUMB: Hex = '#ecd6ac';

/** A round loaf: dark crust, one long ear, a few leaf-shaped scores, flour on the lit side. */
export function loaf([x, foot]: Point, width: number, random: Random): Thing {
  const w = width / 2;
  const outline = handCut(
    move(
      smooth(
        [
          [-0.98 * w, -0.2 * w],
          [-0.95 * w, -0.52 * w],
          [-0.66 * w, -0.92 * w],
          [-0.1 * w, -1.1 * w],
          [0.5 * w, -1.02 * w],
          [0.9 * w, -0.66 * w],
          [1 * w, -0.24 * w],
          [0.84 * w, 0.08 * w],
          [0.3 * w, 0.17 * w],
          [-0.4 * w, 0.16 * w],
          [-0.84 * w, 0.06 * w],
        ],
        { closed: true },
      ),
      x,
      foot,
    ),
    random,
    { stray: 1.4 },
  );
  const at = (across: number, up: number): Point => [x + w * across, foot - w * up];
  const slash = (across: number): Svg => {
    const crest = 1.02 - (across + 0.05) ** 2 * 0.55;
    const from = at(across - 0.16, 0.3);
    const to = at(across + 0.2, crest);
    const bow = at(across - 0.1, (0.3 + crest) / 2 + 0.08);
    const belly = at(across + 0.1, (0.3 + crest) / 2 - 0.08);
    return group([
      fill(smooth([from, [bow[0] - w * 0.05, bow[1]], to, belly], { closed: true }), '#5f2f14'),
      fill(smooth([from, bow, to, belly], { closed: true }), '#dcae6e'),
      sprayed('#9a5a2b', [
        fill(
          smooth([from, bow, to, belly], { closed: true }),
          linear(bow, belly, [
            [0.1, '#9a5a2b', 0],
            [1, '#9a5a2b', 0.8],
          ]),
        ),
      ]),
      line(smooth([from, [bow[0] - w * 0.045, bow[1]], to]), FLOUR, w * 0.022, { opacity: 0.9 }),
    ]);
  };
  const scores = [-0.66, -0.36, -0.06, 0.24, 0.54].map(slash);
  const flour = radial(at(-0.35, 0.75), w * 1.1, [
    [0, FLOUR, 0.62],
    [0.6, FLOUR, 0.3],
    [1, FLOUR, 0],
  ]);
  const art = group([
    fill(outline, CRUST),
    fill(
      outline,
      radial(at(-0.3, 0.6), w * 1.2, [
        [0, '#c98545', 0.95],
        [1, CRUST, 0],
      ]),
    ),
    sprayed(FLOUR, [fill(outline, flour)]),
    clipped(outline, scores),
    roundOff(outline, shadeOf(CRUST, 1), { from: 0.42, depth: 0.95 }),
    fill(
      outline,
      linear(at(0, 0.1), at(0.1, -0.18), [
        [0, '#3c1d10', 0],
        [1, '#3c1d10', 0.75],
      ]),
    ),
  ]);
  return { art, silhouette: outline, foot: foot + w * 0.06 };
}

/** A slice: crust around, crumb with holes. `squash` lays it back. */
export function breadSlice(
  [x, y]: Point,
  width: number,
  random: Random,
  { squash = 1, lean = 0 } = {},
): { art: Svg; outline: Outline } {
  const w = width / 2;
  const shape = (inset: number): Outline =>
    turn(
      move(
        smooth(
          (
            [
              [-0.9, 0.55],
              [-0.98, 0],
              [-0.82, -0.5],
              [-0.3, -0.72],
              [0.3, -0.72],
              [0.82, -0.5],
              [0.98, 0],
              [0.9, 0.55],
              [0, 0.64],
            ] as const
          ).map(([px, py]): Point => [px * w * inset, py * w * inset * squash]),
          { closed: true },
        ),
        x,
        y,
      ),
      lean,
      [x, y],
    );
  const outline = shape(1);
  const crumb = shape(0.92);
  const holes = Array.from({ length: 26 }, () => {
    const at: Point = [random.around(x, w * 0.75), random.around(y, w * 0.5 * squash)];
    const size = random.between(4, 15);
    return fill(
      turn(ellipse(at, [size, size * 0.6 * squash]), random.around(0, 0.8), at),
      shadeOf(CRUMB, 0.75),
      0.6,
    );
  });
  return {
    outline,
    art: group([
      fill(outline, CRUST),
      fill(crumb, CRUMB),
      clipped(crumb, holes),
      roundOff(crumb, shadeOf(CRUMB), { from: 0.5, depth: 0.5 }),
    ]),
  };
}

export interface CheeseLook {
  length: number;
  height: number;
  paste: Hex;
  rind: Hex;
}

/** A wedge of a hard wheel: the point towards us on the left, rind at the back on the right. */
export function cheese([x, foot]: Point, { length, height, paste, rind }: CheeseLook, random: Random): Thing {
  const tip: Point = [x - length * 0.5, foot];
  const nearEnd: Point = [x + length * 0.42, foot + length * 0.022];
  const farEnd: Point = [x + length * 0.56, foot - length * 0.3];
  const up = ([px, py]: Point, share = 1): Point => [px, py - height * share];
  const face = handCut([tip, nearEnd, up(nearEnd), up(tip)], random, { stray: 3, longest: 36 });
  const lid = handCut([up(tip), up(nearEnd), up(farEnd)], random, { stray: 1.6, longest: 60 });
  const back = [nearEnd, farEnd, up(farEnd), up(nearEnd)];
  const shade = shadeOf(paste);
  const flecks = Array.from({ length: 60 }, () => {
    const at: Point = [
      random.between(tip[0] + 20, nearEnd[0] - 10),
      random.between(foot - height * 0.95, foot + 10),
    ];
    const size = random.between(3, 9);
    return fill(
      handCut(ellipse(at, [size, size * 0.7], { steps: 6 }), random, { stray: 2 }),
      random.pick([mix(paste, '#ffffff', 0.6), shade, shade]),
      0.6,
    );
  });
  const whole = hull([...face, ...lid, ...back]);
  const art = group([
    fill(whole, paste),
    fill(back, rind),
    fill(
      back,
      linear(nearEnd, farEnd, [
        [0, shadeOf(rind), 0.2],
        [1, shadeOf(rind), 1],
      ]),
    ),
    fill(face, paste),
    clipped(face, [
      ...flecks,
      fill(
        face,
        linear(
          [nearEnd[0] - 46, 0],
          [nearEnd[0], 0],
          [
            [0, rind, 0],
            [1, rind, 0.85],
          ],
        ),
      ),
      sprayed(shade, [
        fill(
          face,
          linear(up(tip), nearEnd, [
            [0.25, shade, 0],
            [1, shade, 0.85],
          ]),
        ),
      ]),
    ]),
    fill(lid, mix(paste, '#fffbea', 0.45)),
    clipped(lid, [line([up(nearEnd), up(farEnd)], rind, 34, { opacity: 0.75 })]),
  ]);
  return { art, silhouette: whole, foot: foot + length * 0.018 };
}

/** Toast or loaf crumbs gathered around a point. */
export function nearby([x, y]: Point, spread: Point): (random: Random) => Point {
  return (random) => [
    x + (random.next() + random.next() - 1) * spread[0],
    y + (random.next() + random.next() - 1) * spread[1],
  ];
}
