import { ellipse, hull, type Outline } from '../../geometry.ts';
import type { Frame, Scenes } from '../../scene.ts';
import { blurred, fill, group, linear, radial } from '../../svg.ts';
import { bars, gap, indoors, room } from '../architecture.ts';
import { box, circle, extrude, loft, type Profile, type Solid } from '../solids.ts';
import { perspective, type Vec } from '../space.ts';
import { accent, concrete, plaster, timber } from '../tones.ts';
import { dusk, paint, wire, type Tones, type View } from '../view.ts';

/** Every piece stands in the same corner, in the same light. */
function corner(
  { width, height }: Frame,
  tones: Tones,
  skin?: { floor: `#${string}`; walls: `#${string}` },
): { view: View; shell: readonly Solid[]; openings: readonly (readonly Vec[])[] } {
  const view: View = {
    width,
    height,
    camera: perspective({ eye: [1.35, -3.4, 1.25], yaw: 0.02, focal: 1640, centre: [600, 640] }),
    sun: [1, 0.62, -0.78],
    tones,
    soft: 2.4,
  };
  const openings = [gap('x', -1.6, [-2.4, 0.9], [0.25, 3.4])];
  const shell = [
    ...room([-1.6, -5, 0], [4.4, 1.7, 3.6], {
      openings,
      ...(skin && { floor: skin.floor, walls: skin.walls }),
    }),
    ...bars('y', -1.6, {
      across: [-2.4, 0.9],
      up: [0.25, 3.4],
      look: { columns: 2, rows: 1, thick: 0.1, skin: '#8d8b86' },
    }),
  ];
  return { view, shell, openings };
}

/** A leaning bar in the plane of the side view. */
function leaning(
  bottom: readonly [number, number],
  top: readonly [number, number],
  { thick, depth, skin }: { thick: number; depth: readonly [number, number]; skin: `#${string}` },
): Solid {
  const profile: Profile = [
    [bottom[0], bottom[1]],
    [bottom[0] + thick, bottom[1]],
    [top[0] + thick, top[1]],
    [top[0], top[1]],
  ];
  return extrude(profile, 'y', depth, { skin });
}

export const furniture: Scenes = {
  'chair-01': (frame) => {
    const { view, shell, openings } = corner(frame, plaster);
    const oak = '#a58a6a';
    const sides = (
      [
        [0.62, 0.66],
        [0, 0.04],
      ] as const
    ).map(([from, to]) => [
      leaning([0.86, 0], [1.02, 0.44], { thick: 0.045, depth: [from, to], skin: oak }),
      leaning([1.72, 0], [1.5, 0.5], { thick: 0.045, depth: [from, to], skin: oak }),
      box([0.98, from, 0.58], [1.66, to, 0.62], { skin: oak }),
      leaning([1.02, 0.4], [1.0, 0.6], { thick: 0.045, depth: [from, to], skin: oak }),
    ]);
    const seat = extrude(
      [
        [0.96, 0.42],
        [1.56, 0.33],
        [1.57, 0.37],
        [0.97, 0.465],
      ],
      'y',
      [0.05, 0.61],
      { skin: '#3f3d3b' },
    );
    const back = extrude(
      [
        [1.53, 0.33],
        [1.575, 0.33],
        [1.78, 0.98],
        [1.735, 0.98],
      ],
      'y',
      [0.05, 0.61],
      { skin: '#3f3d3b' },
    );
    return [
      ...paint(view, [
        ...shell,
        ...indoors([...(sides[0] ?? []), back, seat, ...(sides[1] ?? [])], openings),
      ]),
      dusk(view, [1, 0.1], [0.3, 0.6], 0.6),
    ];
  },

  'table-02': (frame) => {
    const { view, shell, openings } = corner(frame, timber, { floor: '#e2d9cb', walls: '#efe9df' });
    const ash = '#d2bd9d';
    const trestle = (x: number): Solid[] => [
      extrude(
        [
          [x - 0.02, 0],
          [x + 0.02, 0],
          [x + 0.16, 0.68],
          [x + 0.12, 0.68],
        ],
        'y',
        [0.66, 0.72],
        { skin: ash },
      ),
      extrude(
        [
          [x + 0.26, 0],
          [x + 0.3, 0],
          [x + 0.16, 0.68],
          [x + 0.12, 0.68],
        ],
        'y',
        [0.66, 0.72],
        { skin: ash },
      ),
      extrude(
        [
          [x - 0.02, 0],
          [x + 0.02, 0],
          [x + 0.16, 0.68],
          [x + 0.12, 0.68],
        ],
        'y',
        [0, 0.06],
        { skin: ash },
      ),
      extrude(
        [
          [x + 0.26, 0],
          [x + 0.3, 0],
          [x + 0.16, 0.68],
          [x + 0.12, 0.68],
        ],
        'y',
        [0, 0.06],
        { skin: ash },
      ),
    ];
    const bowl = loft(circle([1.9, 0.3], 0.06, 28), circle([1.9, 0.3], 0.17, 28), [0.745, 0.83], {
      skin: '#4a4038',
    });
    return [
      ...paint(view, [
        ...shell,
        ...indoors(
          [
            ...trestle(0.34),
            ...trestle(1.96),
            box([0.2, -0.1, 0.7], [2.5, 0.82, 0.745], { skin: ash }),
            bowl,
            box([0.72, 0.2, 0.745], [1.02, 0.42, 0.77], { skin: '#8d7b66' }),
            box([0.75, 0.22, 0.77], [1, 0.4, 0.79], { skin: '#efe9df' }),
          ],
          openings,
        ),
      ]),
      dusk(view, [1, 0.1], [0.3, 0.6], 0.6),
    ];
  },

  'lamp-03': (frame) => {
    const { view, shell, openings } = corner(frame, concrete, { floor: '#b9babb', walls: '#c3c4c5' });
    const ring = (radius: number, z: number): Outline =>
      view.camera.project(circle([1.3, 0.3], radius, 40).map(([px, py]): Vec => [px, py, z]));
    const shade = hull([...ring(0.34, 1.22), ...ring(0.2, 1.52)]);
    const [heart] = view.camera.project([[1.3, 0.3, 1.24]]);
    const [x, y] = heart ?? [600, 600];
    const glow = (radius: number, opacity: number): string =>
      fill(
        ellipse([x, y], [radius, radius]),
        radial([x, y], radius, [
          [0, '#fff3d6', opacity],
          [1, '#fff3d6', 0],
        ]),
      );
    return [
      ...paint(view, [
        ...shell,
        ...indoors(
          [
            extrude(circle([1.3, 0.3], 0.2, 40), 'z', [0, 0.03], { skin: '#2a2c30' }),
            extrude(circle([1.3, 0.3], 0.014, 10), 'z', [0.03, 1.3], { skin: '#2a2c30' }),
          ],
          openings,
        ),
      ]),
      dusk(view, [1, 0.1], [0.3, 0.6], 0.8),
      group([blurred(20, [glow(640, 0.75)])], { blend: 'soft-light' }),
      fill(
        shade,
        linear(
          [x - 170, y],
          [x + 190, y],
          [
            [0, '#fffdf6'],
            [0.35, '#fff3d6'],
            [1, '#d9c7a0'],
          ],
        ),
      ),
      fill(ring(0.34, 1.22), '#fff6df'),
      glow(300, 0.45),
      wire(
        view,
        [
          [1.42, 0.3, 1.22],
          [1.42, 0.3, 0.98],
        ],
        { colour: '#2a2c30', width: 4 },
      ),
    ];
  },

  'shelf-04': (frame) => {
    const { view, shell, openings } = corner(frame, plaster);
    const steel = '#4a4a4c';
    const levels = [0.16, 0.58, 1, 1.42, 1.84];
    const posts = (y: number): Solid[] =>
      [0.3, 1.32, 2.34].map((x) => box([x, y, 0], [x + 0.03, y + 0.03, 1.98], { skin: steel }));
    const book = (
      x: number,
      z: number,
      { thick, tall, skin }: { thick: number; tall: number; skin: `#${string}` },
    ): Solid => box([x, 1.2, z], [x + thick, 1.42, z + tall], { skin });
    const spines = ['#d6d2c9', '#8d8a84', '#bab6ad', '#5d5b57', '#e9e6df'] as const;
    const things: Record<number, readonly Solid[]> = {
      0: [
        box([0.5, 1.16, 0.18], [1, 1.44, 0.4], { skin: '#c9c5bc' }),
        box([1.6, 1.16, 0.18], [2.1, 1.44, 0.34], { skin: '#b3a995' }),
      ],
      1: Array.from({ length: 9 }, (_, index) =>
        book(1.42 + index * 0.075, 0.6, {
          thick: 0.06,
          tall: 0.26 + (index % 3) * 0.03,
          skin: spines[index % 5] ?? '#d6d2c9',
        }),
      ),
      2: [
        ...Array.from({ length: 7 }, (_, index) =>
          book(0.42 + index * 0.08, 1.02, {
            thick: 0.065,
            tall: 0.25 + (index % 4) * 0.025,
            skin: spines[(index * 2) % 5] ?? '#d6d2c9',
          }),
        ),
        loft(circle([1.9, 1.3], 0.07, 24), circle([1.9, 1.3], 0.12, 24), [1.02, 1.2], { skin: '#7d6f60' }),
      ],
      3: [
        box([0.6, 1.18, 1.44], [0.95, 1.4, 1.5], { skin: '#bab6ad' }),
        box([0.62, 1.2, 1.5], [0.93, 1.38, 1.55], { skin: accent }),
        extrude(circle([1.75, 1.3], 0.08, 24), 'z', [1.44, 1.68], { skin: '#efeeea' }),
      ],
      4: [],
    };
    return [
      ...paint(view, [
        ...shell,
        ...indoors(
          [
            ...posts(1.5),
            ...levels.flatMap((z, index) => [
              box([0.3, 1.1, z], [2.37, 1.53, z + 0.02], { skin: '#b99f7d' }),
              ...(things[index] ?? []),
            ]),
            ...posts(1.1),
          ],
          openings,
        ),
      ]),
      dusk(view, [1, 0.1], [0.3, 0.6], 0.6),
    ];
  },
};
