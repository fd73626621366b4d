import { mix, type Hex } from '../../colour.ts';
import { ellipse, move, rectangle, smooth, turn, type Outline, type Point } from '../../geometry.ts';
import type { Scenes } from '../../scene.ts';
import { fill, group, line, type Svg } from '../../svg.ts';
import { planTree } from '../architecture.ts';
import { accent, ink } from '../tones.ts';

/** The ground a flat roof keeps from the sun: the roof, swept to where its edge falls. */
function shadowOf(outline: Outline, high: number): Outline {
  const moved = move(outline, high, high * 0.66);
  const [a, b, c, d] = outline;
  const [, f, g, h] = moved;
  return a && b && c && d && f && g && h ? [a, b, f, g, h, d] : outline;
}

export const sitePlan: Scenes = {
  'site-plan': ({ width, height, random }) => {
    const paper = '#eceae4';
    const contours = Array.from({ length: 17 }, (_, index) => {
      const base = -180 + index * 78;
      const points: Point[] = Array.from({ length: 9 }, (_, step) => [
        -40 + step * 215,
        base + Math.sin(step * 0.9 + index * 0.16) * (44 + index * 3) + step * 26,
      ]);
      return line(smooth(points), ink, index % 5 === 0 ? 2.6 : 1.3, { opacity: index % 5 === 0 ? 0.5 : 0.3 });
    });
    const river: Outline = [
      ...smooth([
        [-40, 900],
        [260, 860],
        [520, 930],
        [860, 900],
        [1160, 990],
        [1660, 950],
      ]),
      [1660, 1160],
      [-40, 1160],
    ];
    const waves = Array.from({ length: 5 }, (_, index) =>
      line(
        smooth([
          [-40, 930 + index * 34],
          [260, 892 + index * 34],
          [520, 962 + index * 32],
          [860, 936 + index * 30],
          [1160, 1022 + index * 22],
          [1660, 984 + index * 26],
        ]),
        ink,
        1.3,
        { opacity: 0.3 },
      ),
    );
    const road: Outline = smooth([
      [1180, -60],
      [1140, 180],
      [1240, 420],
      [1180, 640],
      [1320, 800],
      [1660, 860],
    ]);
    const roof = (outline: Outline, high: number, colour: Hex): Svg =>
      group([
        fill(shadowOf(outline, high), '#3c3b3f', 0.72),
        fill(outline, colour),
        line(outline, ink, 2.4, { closed: true }),
      ]);
    const tilt = (outline: Outline): Outline => turn(outline, -0.16, [680, 520]);
    const house = tilt(rectangle(470, 400, 460, 130));
    const wing = tilt(rectangle(760, 530, 130, 230));
    const court = tilt(rectangle(470, 530, 290, 230));
    const paving = Array.from({ length: 9 }, (_, index) =>
      line(
        tilt([
          [470 + index * 32, 530],
          [470 + index * 32, 760],
        ]),
        ink,
        1.2,
        { opacity: 0.3 },
      ),
    );
    const old = [
      rectangle(110, 130, 150, 110),
      rectangle(300, 90, 110, 150),
      rectangle(1370, 240, 170, 120),
      rectangle(1420, 470, 120, 150),
    ].map((one, index) => turn(one, [0.2, 0.12, -0.2, -0.1][index] ?? 0, one[0]));
    const planted = Array.from({ length: 58 }, () => {
      const at: Point = [random.between(20, 1580), random.between(30, 1080)];
      const clear =
        (at[0] > 400 && at[0] < 1080 && at[1] > 300 && at[1] < 830) ||
        (at[0] > 1080 && at[0] < 1400 && at[1] < 880) ||
        at[1] > 840 ||
        (at[0] < 460 && at[1] < 280) ||
        (at[0] > 1330 && at[1] > 200 && at[1] < 660);
      return clear
        ? ''
        : planTree(
            at,
            random.between(20, 44),
            { crown: mix('#b9bcb0', '#dcdcd2', random.next()), shadow: '#3c3b3f', ink },
            random,
          );
    });
    const row = Array.from({ length: 8 }, (_, index) =>
      planTree(
        [430 + index * 88, 330 - index * 14],
        30,
        { crown: '#c6c9bd', shadow: '#3c3b3f', ink },
        random,
      ),
    );
    return [
      fill(rectangle(0, 0, width, height), paper),
      ...contours,
      fill(river, '#c9cdd0'),
      ...waves,
      line(river.slice(0, -2), ink, 2.4, { opacity: 0.6 }),
      line(road, '#fbfaf7', 64, { cap: 'butt' }),
      line(move(road, -32, 0), ink, 1.8, { opacity: 0.5 }),
      line(move(road, 32, 0), ink, 1.8, { opacity: 0.5 }),
      line(
        tilt([
          [930, 470],
          [1170, 500],
        ]),
        '#fbfaf7',
        30,
        { cap: 'butt' },
      ),
      fill(court, '#f8f7f3'),
      ...paving,
      ...old.map((one) => roof(one, 34, '#d2cfc7')),
      roof(wing, 46, '#fdfdfb'),
      roof(house, 58, '#fdfdfb'),
      line(
        tilt([
          [470, 465],
          [930, 465],
        ]),
        ink,
        1.8,
        { opacity: 0.6 },
      ),
      line(
        tilt([
          [825, 530],
          [825, 760],
        ]),
        ink,
        1.8,
        { opacity: 0.6 },
      ),
      fill(tilt(rectangle(560, 600, 90, 90)), accent),
      ...row,
      ...planted,
      line(ellipse([1490, 990], [46, 46]), ink, 2.4, { closed: true }),
      fill(
        [
          [1490, 936],
          [1506, 1012],
          [1490, 998],
          [1474, 1012],
        ],
        ink,
      ),
    ];
  },
};
