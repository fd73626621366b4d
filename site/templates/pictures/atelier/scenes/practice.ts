import { mix, type Hex } from '../../colour.ts';
import { ellipse, handCut, move, rectangle, turn, type Outline, type Point } from '../../geometry.ts';
import type { Random } from '../../random.ts';
import type { Scenes } from '../../scene.ts';
import { blurred, clipped, fill, group, line, linear, type Svg } from '../../svg.ts';
import { stairs } from '../architecture.ts';
import { box, extrude, plane, type Solid } from '../solids.ts';
import { parallel } from '../space.ts';
import { accent, ink, plaster } from '../tones.ts';
import { dusk, paint, type View } from '../view.ts';

function sheetOfPaper(outline: Outline, colour: Hex, random: Random): Svg {
  const cut = handCut(outline, random, { stray: 0.8, longest: 120 });
  return group([
    blurred(16, [fill(move(cut, 22, 16), '#2a2a2c', 0.35)]),
    blurred(3, [fill(move(cut, 4, 3), '#2a2a2c', 0.4)]),
    fill(cut, colour),
    fill(
      cut,
      linear(
        cut[0] ?? [0, 0],
        [(cut[0]?.[0] ?? 0) + 900, (cut[0]?.[1] ?? 0) + 900],
        [
          [0, '#ffffff', 0.7],
          [0.7, colour, 0],
        ],
      ),
    ),
  ]);
}

/** A drawn floor plan: thick cut walls, thin lines for what lies below the cut. */
function floorPlan([x, y]: Point, unit: number): Svg {
  const at = (px: number, py: number): Point => [x + px * unit, y + py * unit];
  const thick = (points: readonly (readonly [number, number])[]): Svg =>
    line(
      points.map(([px, py]) => at(px, py)),
      ink,
      unit * 0.3,
      { cap: 'butt' },
    );
  const thin = (points: readonly (readonly [number, number])[], opacity = 0.8): Svg =>
    line(
      points.map(([px, py]) => at(px, py)),
      ink,
      1.8,
      { opacity },
    );
  const steps = Array.from({ length: 11 }, (_, index) =>
    thin([
      [7.4 + index * 0.28, 4.2],
      [7.4 + index * 0.28, 5.8],
    ]),
  );
  const grid = [0, 4, 8, 12].map((column) =>
    thin(
      [
        [column, -1.4],
        [column, 9.6],
      ],
      0.28,
    ),
  );
  const swing = (px: number, py: number): Svg =>
    line(ellipse(at(px, py), [unit * 1.1, unit * 1.1], { from: 0, to: Math.PI / 2, steps: 12 }), ink, 1.6, {
      opacity: 0.7,
    });
  return group([
    ...grid,
    thick([
      [0, 3],
      [0, 0],
      [5, 0],
    ]),
    thick([
      [7, 0],
      [12, 0],
      [12, 4],
    ]),
    thick([
      [12, 6],
      [12, 8],
      [4, 8],
    ]),
    thick([
      [2.4, 8],
      [0, 8],
      [0, 5],
    ]),
    thick([
      [4.4, 0],
      [4.4, 2.4],
    ]),
    thick([
      [4.4, 3.8],
      [4.4, 8],
    ]),
    thick([
      [4.4, 4],
      [7, 4],
    ]),
    thin([
      [5, -0.1],
      [7, -0.1],
    ]),
    thin([
      [5, 0.1],
      [7, 0.1],
    ]),
    thin([
      [12.1, 4],
      [12.1, 6],
    ]),
    thin([
      [0.1, 3],
      [0.1, 5],
    ]),
    swing(4.4, 2.6),
    swing(2.4, 8),
    ...steps,
    thin([
      [7.4, 4.2],
      [10.2, 4.2],
      [10.2, 5.8],
      [7.4, 5.8],
      [7.4, 4.2],
    ]),
    thin([
      [1, 1.2],
      [3, 1.2],
      [3, 2.2],
      [1, 2.2],
      [1, 1.2],
    ]),
    thin([
      [6, 1.4],
      [9.4, 1.4],
      [9.4, 2.6],
      [6, 2.6],
      [6, 1.4],
    ]),
  ]);
}

function drawnElevation([x, y]: Point, unit: number): Svg {
  const at = (px: number, py: number): Point => [x + px * unit, y - py * unit];
  const outline = [at(0, 0), at(0, 4), at(3, 6.4), at(6, 4), at(6, 0)];
  const hatch = Array.from({ length: 26 }, (_, index) =>
    line([at(index * 0.26 - 0.2, 0), at(index * 0.26 + 1.2, 6.6)], ink, 1.2, { opacity: 0.35 }),
  );
  return group([
    fill([at(6, 0), at(6, 2.8), at(12, 2.8), at(12, 0)], '#c9c6bf'),
    fill(outline, '#e2dfd8'),
    clipped(outline, hatch),
    line(outline, ink, 3, { closed: true }),
    fill([at(2, 0), at(2, 2.6), at(4, 2.6), at(4, 0)], ink),
    line([at(6, 2.8), at(12, 2.8), at(12, 0)], ink, 2.4),
    ...[7, 8.4, 9.8].map((px) =>
      line([at(px, 0.6), at(px + 0.9, 0.6), at(px + 0.9, 2), at(px, 2)], ink, 1.8, { closed: true }),
    ),
    line([at(-3, 0), at(15, 0)], ink, 4),
  ]);
}

export const practice: Scenes = {
  'model-table': ({ width, height, random }) => {
    const view: View = {
      width,
      height,
      camera: parallel({ scale: 300, origin: [590, 740], turn: 0.52, rise: 0.62 }),
      sun: [1, 0.15, -0.85],
      tones: plaster,
      soft: 2.6,
    };
    const card = '#f4f3ef';
    const contours: Solid[] = [0, 1, 2, 3, 4].map((level) =>
      extrude(
        [
          [-1.1 + level * 0.18, -0.6 - level * 0.05],
          [2.4, -0.6 + level * 0.12],
          [2.4, 1.6],
          [-0.6 + level * 0.34, 1.6],
        ],
        'z',
        [0.06 + level * 0.06, 0.12 + level * 0.06],
        { skin: mix('#c9b89c', '#efe6d6', level / 5) },
      ),
    );
    const trees = (
      [
        [-0.4, 1.2],
        [1.9, 1.3],
        [2.15, 1],
        [0.2, 1.4],
        [2.2, 0.1],
        [1.95, -0.2],
      ] as const
    ).map(([x, y]) => {
      const [foot, top] = view.camera.project([
        [x, y, 0.36],
        [x, y, 0.62],
      ]);
      if (!foot || !top) return '';
      return group([
        blurred(4, [fill(ellipse([foot[0] + 74, foot[1] + 26], [46, 20]), '#3c3b3f', 0.4)]),
        line([foot, top], '#6b6157', 4),
        fill(ellipse(top, [36, 36]), mix('#8d948a', '#d6d8cf', random.next() * 0.5)),
        fill(ellipse([top[0] - 10, top[1] - 10], [16, 14]), '#f0f0ea', 0.5),
      ]);
    });
    return [
      ...paint(view, [
        plane(
          [
            [-9, -9, 0],
            [9, -9, 0],
            [9, 9, 0],
            [-9, 9, 0],
          ],
          [0, 0, 1],
          { skin: '#d9d5cb' },
        ),
        box([-1.3, -0.8, 0], [2.6, 1.8, 0.06], { skin: '#a58a6a' }),
        ...contours,
        trees[0] ?? '',
        trees[3] ?? '',
        trees[1] ?? '',
        trees[2] ?? '',
        box([0.5, 0.75, 0.36], [1.55, 1.2, 0.74], { skin: card }),
        box([0.42, 0.68, 0.74], [1.65, 1.28, 0.78], { skin: card }),
        box([0.85, 0.25, 0.36], [1.25, 0.75, 0.56], { skin: card }),
        ...stairs({
          start: [0.49, 0.3, 0.36],
          steps: 4,
          going: 0.06,
          rise: 0.045,
          width: 0.3,
          toward: 'right',
          skin: card,
          eye: 9,
        }),
        box([1.25, -0.1, 0.36], [1.75, 0.35, 0.52], { skin: '#a58a6a' }),
        trees[4] ?? '',
        trees[5] ?? '',
        box([-2.2, -1.2, 0], [-1.5, -0.95, 0.16], { skin: '#e9e7e0' }),
        box([-2.15, -1.18, 0.16], [-1.6, -0.97, 0.24], { skin: '#bab6ad' }),
        box([-0.6, -1.5, 0], [0.9, -1.42, 0.02], { skin: '#3a3a3c' }),
        box([2.9, -0.4, 0], [3.9, 0.9, 0.02], { skin: '#fbfbf9' }),
        box([3, -0.1, 0.02], [3.8, 0.7, 0.03], { skin: '#efeeea' }),
      ]),
      dusk(view, [1, 1], [0.4, 0.3], 0.5),
    ];
  },

  drawings: ({ width, height, random }) => {
    const desk = '#b9b4aa';
    const slanted = (outline: Outline, angle: number, pivot: Point): Outline => turn(outline, angle, pivot);
    const spin = (angle: number, [x, y]: Point): string => `rotate(${(angle * 180) / Math.PI} ${x} ${y})`;
    const roll: Outline = slanted(rectangle(1180, 120, 620, 110), 0.5, [1400, 180]);
    const rule: Outline = slanted(rectangle(640, 960, 820, 54), -0.12, [1000, 980]);
    const ticks = Array.from({ length: 60 }, (_, index) => {
      const x = 660 + index * 13;
      return line(
        slanted(
          [
            [x, 962],
            [x, index % 5 ? 974 : 984],
          ],
          -0.12,
          [1000, 980],
        ),
        ink,
        1.8,
        { opacity: 0.8 },
      );
    });
    const pencil = slanted(rectangle(250, 930, 430, 17), -0.5, [400, 940]);
    const tip = slanted(
      [
        [680, 930],
        [722, 938.5],
        [680, 947],
      ],
      -0.5,
      [400, 940],
    );
    const square: Outline = [
      [1180, 640],
      [1640, 1000],
      [1180, 1000],
    ];
    return [
      fill(rectangle(0, 0, width, height), desk),
      fill(
        rectangle(0, 0, width, height),
        linear(
          [0, 0],
          [width, height],
          [
            [0, '#efece5', 0.9],
            [0.6, desk, 0],
            [1, '#5a564f', 0.6],
          ],
        ),
      ),
      group(
        [
          blurred(5, [
            fill(
              [
                [-20, 100],
                [760, -60],
                [1100, -60],
                [-20, 420],
              ],
              '#fffdf6',
            ),
            fill(
              [
                [-20, 520],
                [1240, -60],
                [1420, -60],
                [-20, 700],
              ],
              '#fffdf6',
            ),
          ]),
        ],
        { opacity: 0.35 },
      ),
      sheetOfPaper(slanted(rectangle(760, -80, 780, 560), 0.08, [1100, 200]), '#e3e0d8', random),
      group([drawnElevation([900, 380], 40)], { transform: spin(0.08, [1100, 200]) }),
      sheetOfPaper(slanted(rectangle(110, 140, 900, 690), -0.06, [560, 480]), '#f4f3ef', random),
      group([floorPlan([290, 270], 46)], { transform: spin(-0.06, [560, 480]) }),
      blurred(10, [fill(move(roll, 26, 30), '#2a2a2c', 0.45)]),
      fill(
        roll,
        linear(
          [1420, 130],
          [1370, 240],
          [
            [0, '#ffffff'],
            [0.5, '#e3e0d8'],
            [1, '#8d8a84'],
          ],
        ),
      ),
      blurred(8, [fill(move(square, 16, 14), '#2a2a2c', 0.3)]),
      fill(square, '#dfe3ea', 0.55),
      line(square, '#f7f8fa', 5, { closed: true, opacity: 0.9 }),
      line(
        [
          [1270, 790],
          [1460, 940],
          [1270, 940],
        ],
        '#f7f8fa',
        4,
        { closed: true, opacity: 0.9 },
      ),
      blurred(7, [fill(move(rule, 12, 12), '#2a2a2c', 0.4)]),
      fill(rule, '#dcd3c1'),
      ...ticks,
      blurred(5, [fill(move(pencil, 12, 14), '#2a2a2c', 0.45)]),
      fill(pencil, accent),
      fill(slanted(rectangle(250, 930, 430, 6), -0.5, [400, 940]), '#ffffff', 0.35),
      fill(tip, '#e3c79c'),
      fill(
        slanted(
          [
            [706, 935],
            [722, 938.5],
            [706, 942],
          ],
          -0.5,
          [400, 940],
        ),
        ink,
      ),
    ];
  },
};
