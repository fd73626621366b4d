import { mix, type Hex } from '../colour.ts';
import { ellipse, handCut, hull, rectangle, type Outline, type Point } from '../geometry.ts';
import type { Random } from '../random.ts';
import { clipped, fill, group, line, linear, sprayed, type Svg } from '../svg.ts';
import { dropShadow, shadeOf, type Thing } from './light.ts';

/** A cloth seen from above, hem and stripes included. */
export function flatCloth(
  outline: Outline,
  colours: { cloth: Hex; stripe: Hex; shadow: Hex },
  random: Random,
  stripes: readonly number[],
): Svg {
  const cut = handCut(outline, random, { stray: 3, longest: 80 });
  const [a, b, c, d] = outline;
  if (!a || !b || !c || !d) return '';
  const between = (from: Point, to: Point, t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ];
  const bands = stripes.map((at) =>
    fill(
      [between(a, b, at), between(a, b, at + 0.025), between(d, c, at + 0.025), between(d, c, at)],
      colours.stripe,
    ),
  );
  const shade = shadeOf(colours.cloth);
  const folds = [0.33, 0.66].map((at) => {
    const from = between(a, d, at);
    const to = between(b, c, at);
    return fill(
      [from, to, between(b, c, at + 0.045), between(a, d, at + 0.045)],
      linear(from, between(a, d, at + 0.05), [
        [0, shade, 0.55],
        [1, shade, 0],
      ]),
    );
  });
  return group([
    dropShadow(cut, colours.shadow, 10),
    fill(cut, colours.cloth),
    clipped(cut, [...bands, ...folds]),
  ]);
}

/** A cloth over a rail: broad folds fall straight, the hem swings, stripes cross and dip with the folds. */
export function hungCloth(
  [x, y]: Point,
  { width, height }: { width: number; height: number },
  random: Random,
): { art: Svg; outline: Outline } {
  const cloth = '#efe9db';
  const shade = shadeOf(cloth);
  const steps = 60;
  const sway = (t: number): number => Math.sin(t * 19) * 0.6 + Math.sin(t * 8.3 + 1) * 0.4;
  const drop = (t: number, share: number): Point => [
    x + width * (t - 0.5) * (0.94 + share * 0.06),
    y + height * share + sway(t) * 22 * share,
  ];
  const across = Array.from({ length: steps + 1 }, (_, index) => index / steps);
  const outline = [
    ...across.map((t) => drop(t, 1)),
    ...[...across].reverse().map((t): Point => [drop(t, 0)[0], y]),
  ];
  const folds = across.slice(0, -1).map((t) => {
    const next = t + 1 / steps + 0.002;
    const slope = sway(t + 0.01) - sway(t - 0.01);
    const tone = Math.min(0.8, Math.max(0, 0.22 - slope * 2.6 + t * 0.18));
    return fill(
      [[drop(t, 0)[0], y], [drop(next, 0)[0], y], drop(next, 1), drop(t, 1)],
      mix(cloth, shade, tone),
    );
  });
  const bands = (
    [
      [0.7, 12],
      [0.735, 12],
      [0.77, 12],
      [0.9, 40],
    ] as const
  ).map(([share, thick]) =>
    line(
      across.map((t) => drop(t, share + random.around(0, 0.0006))),
      '#3d5672',
      thick,
      { opacity: 0.85, cap: 'butt' },
    ),
  );
  const topShade = linear(
    [0, y],
    [0, y + 120],
    [
      [0, shade, 0.6],
      [1, shade, 0],
    ],
  );
  return { outline, art: clipped(outline, [...folds, ...bands, fill(outline, topShade)]) };
}

export function foldedCloth(
  [x, foot]: Point,
  width: number,
  layers: readonly (readonly ['#efe9db' | '#b4452b' | '#d9c9a8' | '#3d5672', number])[],
): Thing {
  const tall = 58;
  const arts = layers.map(([colour, shift], index) => {
    const bottom = foot - index * tall;
    const left = x - width / 2 + shift;
    const right = x + width / 2 + shift * 0.4;
    const edge: Outline = [
      ...ellipse([left + tall / 2, bottom - tall / 2], [tall / 2, tall / 2], {
        from: Math.PI / 2,
        to: Math.PI * 1.5,
        steps: 14,
      }),
      [right, bottom - tall + 4],
      [right + 6, bottom - tall / 2],
      [right, bottom],
    ];
    const shade = shadeOf(colour);
    return group([
      fill(edge, colour),
      sprayed(shade, [
        fill(
          edge,
          linear(
            [x, bottom - tall],
            [right, bottom + 30],
            [
              [0, shade, 0],
              [1, shade, 0.8],
            ],
          ),
        ),
      ]),
      line(
        [
          [left + tall * 0.5, bottom - tall * 0.5],
          [right, bottom - tall * 0.46],
        ],
        shade,
        5,
        { opacity: 0.7 },
      ),
      fill(
        [
          [left + 20, bottom - 9],
          [right, bottom - 9],
          [right, bottom + 2],
          [left + 20, bottom + 2],
        ],
        shade,
        0.55,
      ),
    ]);
  });
  const high = foot - layers.length * tall;
  const last = layers.at(-1) ?? (['#efe9db', 0] as const);
  const left = x - width / 2 + last[1] + 14;
  const right = x + width / 2 + last[1] * 0.4;
  const top: Outline = [
    [left, high + 6],
    [right, high + 6],
    [right - 50, high - 74],
    [left + 74, high - 74],
  ];
  const stripes = [0.12, 0.17, 0.22].map((at) =>
    fill(
      [
        [left + (right - left) * at, high + 8],
        [left + (right - left) * (at + 0.022), high + 8],
        [left + 74 + (right - left - 124) * (at + 0.022), high - 80],
        [left + 74 + (right - left - 124) * at, high - 80],
      ],
      '#3d5672',
    ),
  );
  return {
    foot,
    silhouette: hull([...rectangle(x - width / 2, high, width, foot - high), ...top]),
    art: group([...arts, fill(top, mix(last[0], '#ffffff', 0.35)), clipped(top, stripes)]),
  };
}
