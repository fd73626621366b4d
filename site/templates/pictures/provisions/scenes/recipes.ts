import { mix } from '../../colour.ts';
import { ellipse, rectangle, smooth, turn, type Point } from '../../geometry.ts';
import type { Random } from '../../random.ts';
import type { Scenes } from '../../scene.ts';
import { fill, group, line, type Svg } from '../../svg.ts';
import { breadSlice, nearby } from '../baked.ts';
import { bloodOrange, lemonCut } from '../fruit.ts';
import { board } from '../goods.ts';
import { dropShadow } from '../light.ts';
import { flatCloth } from '../linen.ts';
import { backdrop, cutPaper, windowLight } from '../paper.ts';
import { ball, bean, crumbs, cutFace, leaf } from '../produce.ts';
import { fork, knife, plate, pot, spoon } from '../tableware.ts';

function herbs(at: Point, spread: Point, count: number, random: Random): Svg[] {
  return Array.from({ length: count }, () =>
    leaf(nearby(at, spread)(random), {
      length: random.between(36, 64),
      width: random.between(16, 26),
      angle: random.between(0, 6.2),
      colour: random.pick(['#6f8148', '#55683a', '#8a9455']),
    }),
  );
}

function faceWithShadow(at: Point, radius: number, random: Random, look = bloodOrange): Svg {
  return group([
    dropShadow(ellipse(at, [radius, radius]), '#4a2018', 9),
    cutFace(at, radius, look, { random }),
  ]);
}

export const recipes: Scenes = {
  'recipe-beans-on-toast': ({ width, height, random }) => {
    const toast = breadSlice([660, 600], 690, random, { lean: -0.25 });
    const other = breadSlice([1330, 1010], 420, random, { lean: 0.5 });
    const beans = Array.from({ length: 84 }, () => {
      const angle = random.between(0, Math.PI * 2);
      const far = Math.sqrt(random.next());
      const at: Point = [670 + Math.cos(angle) * far * 290, 590 + Math.sin(angle) * far * 190];
      return bean(
        at,
        random.between(30, 38),
        random.pick(['#e6c9ae', '#d9b08f', '#c98f72']),
        random.between(0, 3.1),
      );
    });
    return [
      backdrop({ width, height }, { wall: '#b7c1a6', table: '#b7c1a6' }, -60, random),
      flatCloth(
        [
          [980, -80],
          [1560, -60],
          [1700, 640],
          [1060, 690],
        ],
        { cloth: '#f1ebdd', stripe: '#b4452b', shadow: '#4b523d' },
        random,
        [0.12, 0.18, 0.78, 0.84],
      ),
      plate([660, 610], 470, { glaze: '#efe8da', shadow: '#4b523d' }),
      dropShadow(toast.outline, '#6b4a2c', 14),
      toast.art,
      group([
        fill(
          smooth(
            [
              [370, 600],
              [500, 430],
              [760, 370],
              [970, 480],
              [970, 660],
              [780, 790],
              [480, 790],
            ],
            { closed: true },
          ),
          '#b5593a',
          0.75,
        ),
      ]),
      ...beans,
      ...herbs([670, 590], [330, 220], 22, random),
      fork([1220, 190], 520, { angle: 1.35, metal: '#c4c9c6', shadow: '#4b523d' }),
      dropShadow(other.outline, '#4b523d', 14),
      other.art,
      ...Array.from(
        { length: 10 },
        () => ball(nearby([200, 1080], [160, 70])(random), random.between(9, 13), '#2f2622').art,
      ),
      crumbs(nearby([1080, 1080], [170, 70]), 26, '#c99a5c', random),
      faceWithShadow([120, 180], 120, random, lemonCut),
    ];
  },

  'recipe-orange-salad': ({ width, height, random }) => {
    const ringed = [0, 1, 2, 3, 4, 5, 6].map((index): Point => {
      const angle = (index / 7) * Math.PI * 2 + 0.4;
      return [930 + Math.cos(angle) * 255, 600 + Math.sin(angle) * 255];
    });
    const onions = Array.from({ length: 9 }, () => {
      const at = nearby([930, 600], [330, 310])(random);
      const radius = random.between(46, 76);
      return line(
        ellipse(at, [radius, radius * 0.86], { from: random.between(0, 3), to: random.between(4, 7) }),
        '#b06a86',
        9,
        { opacity: 0.9 },
      );
    });
    return [
      backdrop({ width, height }, { wall: '#4f6b62', table: '#4f6b62' }, -60, random),
      windowLight([-160, -260], { width: 900, height: 1000, lean: 0.5, colour: '#e6efd8', opacity: 0.16 }),
      plate([930, 600], 540, { glaze: '#e9d9bd', shadow: '#1f2f2a' }),
      ...[...ringed, [930, 600] as const, [800, 500] as const].map((at, index) =>
        faceWithShadow(
          at,
          index > 6 ? 138 : random.between(128, 150),
          random,
          index % 3 === 2 ? { rind: '#dd8a35', pith: '#f5dfb8', flesh: '#e0792c' } : bloodOrange,
        ),
      ),
      ...onions,
      ...Array.from(
        { length: 13 },
        () =>
          ball(
            nearby([930, 600], [360, 340])(random),
            random.between(28, 36),
            random.pick(['#3a2c33', '#4d5a2c']),
          ).art,
      ),
      ...herbs([930, 600], [460, 440], 26, random),
      ...[
        [180, 960],
        [330, 1090],
      ].map(([x, y]) => faceWithShadow([x ?? 0, y ?? 0], 130, random)),
      leaf([60, 820], { length: 220, width: 96, angle: -0.6, colour: '#7d9060' }),
      (() => {
        const tool = knife([90, 330], 560, -0.5);
        return group([dropShadow(tool.outline, '#1f2f2a', 10), tool.art]);
      })(),
    ];
  },

  'recipe-lemon-bean-pot': ({ width, height, random }) => {
    const inPot: Svg[] = [
      ...Array.from({ length: 150 }, () => {
        const angle = random.between(0, Math.PI * 2);
        const far = Math.sqrt(random.next()) * 380;
        return bean(
          [640 + Math.cos(angle) * far, 590 + Math.sin(angle) * far],
          random.between(32, 40),
          random.pick(['#ead9b4', '#dcc492', '#e4cda0']),
          random.between(0, 3.1),
        );
      }),
      ...[
        [520, 470],
        [760, 560],
        [590, 760],
      ].map(([x, y]) => faceWithShadow([x ?? 0, y ?? 0], 92, random, lemonCut)),
      ...herbs([640, 590], [330, 330], 24, random),
      ...Array.from({ length: 12 }, () =>
        fill(
          ellipse(nearby([640, 590], [340, 340])(random), [random.between(10, 26), random.between(8, 20)]),
          '#f6d66a',
          0.45,
        ),
      ),
    ];
    const ladle = spoon([760, 720], 640, 0.38, '#b98a55');
    const slices = (
      [
        [1330, 250, 0.2],
        [1440, 420, -0.3],
      ] as const
    ).map(([x, y, lean]) => breadSlice([x, y], 330, random, { lean }));
    return [
      backdrop({ width, height }, { wall: '#d9a441', table: '#d9a441' }, -60, random),
      cutPaper(turn(rectangle(-90, 760, 620, 560), 0.12, [200, 1000]), '#e9c987', random),
      board(turn(rectangle(1120, 60, 520, 560), 0.08, [1380, 330]), '#a5764a', 10, '#6b4315'),
      ...slices.flatMap((one) => [dropShadow(one.outline, '#4a2c14', 12), one.art]),
      pot([640, 590], 460, { iron: '#b4452b', broth: '#c9964a', shadow: '#6b3f12' }, inPot),
      dropShadow(ladle.outline, '#5a2f10', 14),
      ladle.art,
      ...Array.from({ length: 11 }, () =>
        bean(
          nearby([1240, 1050], [230, 80])(random),
          38,
          mix('#ead9b4', '#ffffff', 0.1),
          random.between(0, 3),
        ),
      ),
      ...herbs([180, 1060], [120, 80], 7, random),
      faceWithShadow([1500, 800], 110, random, lemonCut),
    ];
  },
};
