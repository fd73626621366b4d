import { ellipse, rectangle, turn, type Point } from '../../geometry.ts';
import type { Scenes } from '../../scene.ts';
import { fill, group, line, type Svg } from '../../svg.ts';
import { card, TONES, week, type Slot } from '../week.ts';
import { widthOf, written } from '../writing.ts';

const { page, ink, meeting, second, over, free, deep } = TONES;
const slot = (
  [day, from, hours]: readonly [number, number, number],
  state: Slot['state'],
  name: string,
  part?: Slot['part'],
): Slot => ({ day, from, hours, state, name, ...(part && { part }) });

const FULL: readonly Slot[] = [
  slot([0, 9, 1], 'on', 'Stand-up'),
  slot([0, 10, 1.5], 'second', 'Roadmap review'),
  slot([0, 11.5, 1], 'on', '1:1', [0, 2]),
  slot([0, 11.5, 1.5], 'second', 'Sync', [1, 2]),
  slot([0, 13, 2], 'on', 'Budget review'),
  slot([0, 15, 1], 'second', 'Check-in'),
  slot([0, 16, 2], 'on', 'Steering group'),
  slot([1, 9, 0.5], 'second', 'Pre-read'),
  slot([1, 9.5, 2], 'on', 'Planning', [0, 2]),
  slot([1, 9.5, 1], 'second', 'Demo', [1, 2]),
  slot([1, 11.5, 1], 'on', 'Alignment'),
  slot([1, 13, 1], 'second', 'Follow-up'),
  slot([1, 14, 1], 'on', 'Weekly sync'),
  slot([1, 15, 3], 'on', 'Quarter', [0, 2]),
  slot([1, 15.5, 2], 'second', 'Status', [1, 2]),
  slot([2, 9, 1], 'on', 'Kick-off'),
  slot([2, 10, 2], 'on', 'Town hall'),
  slot([2, 12.5, 1], 'second', 'Touch base'),
  slot([2, 13.5, 1.5], 'on', 'Sync', [0, 3]),
  slot([2, 13.5, 1], 'second', '1:1', [1, 3]),
  slot([2, 14, 1.5], 'on', 'QA', [2, 3]),
  slot([2, 15.5, 1], 'second', 'Any other business'),
  slot([2, 16.5, 1.5], 'on', 'Post-mortem'),
  slot([3, 9, 1.5], 'second', 'Brainstorm'),
  slot([3, 10.5, 1], 'on', 'Vendor call'),
  slot([3, 11.5, 1.5], 'on', 'Design review'),
  slot([3, 13.5, 1], 'second', 'Retro'),
  slot([3, 14.5, 2], 'on', 'Sync on the sync'),
  slot([3, 16.5, 1], 'second', 'Catch-up'),
  slot([4, 9, 2], 'on', 'Pre-meeting'),
  slot([4, 11, 1], 'second', 'Interview', [0, 2]),
  slot([4, 11, 1.5], 'on', 'Retro', [1, 2]),
  slot([4, 13, 1], 'on', 'Follow-up'),
  slot([4, 14, 1.5], 'second', 'Hiring'),
  slot([4, 15.5, 2.5], 'on', 'Planning the planning'),
];

const LEFT: readonly Slot[] = [
  slot([0, 9, 0.75], 'second', 'Stand-up'),
  slot([0, 10, 8], 'free', 'Free'),
  slot([1, 9, 2.5], 'free', 'Free'),
  slot([1, 11.5, 1], 'on', 'Budget review'),
  slot([1, 13, 5], 'free', 'Free'),
  slot([2, 9, 9], 'free', 'Free'),
  slot([3, 9, 4], 'free', 'Free'),
  slot([3, 13.5, 1], 'second', '1:1'),
  slot([3, 14.5, 3.5], 'free', 'Free'),
  slot([4, 9, 1], 'on', 'Demo'),
  slot([4, 10, 4], 'free', 'Free'),
];

const centred = (words: string, [x, y]: Point, size: number, tone: `#${string}`): Svg =>
  written(words, [x - widthOf(words, size) / 2, y], size, tone);

/** A chair from above. */
function chair([x, y]: Point, angle: number, tone: `#${string}`): Svg {
  const seat = turn(card(x - 52, y - 46, [104, 92], 30), angle, [x, y]);
  const back = turn(card(x - 58, y - 70, [116, 30], 15), angle, [x, y]);
  return group([fill(seat, tone), fill(back, ink)]);
}

export const product: Scenes = {
  'week-full': (frame) => [week(frame, FULL)],
  'week-left': (frame) => [week(frame, LEFT)],

  'hero-week': (frame) => {
    const { width, height } = frame;
    const ended = FULL.map((each) =>
      each.day * 7 + each.from > 15 ? each : { ...each, state: 'over' as const },
    );
    const at: Point = [width * 0.58, height * 0.26];
    return [
      week(
        frame,
        ended
          .filter(({ day }) => day !== 2)
          .concat([slot([2, 9, 1.5], 'over', 'Kick-off'), slot([2, 10.5, 7.5], 'free', 'Free')]),
        { left: 0.07, top: 0.09, right: 1.06, bottom: 1.06 },
      ),
      fill(card(at[0] + 18, at[1] + 24, [width * 0.34, height * 0.34], 30), ink, 0.16),
      fill(card(at[0], at[1], [width * 0.34, height * 0.34], 30), ink),
      written('This meeting is over.', [at[0] + 44, at[1] + 102], 50, page),
      written('Nobody objected.', [at[0] + 44, at[1] + 166], 36, '#9db5b1'),
      fill(card(at[0] + 44, at[1] + height * 0.34 - 118, [width * 0.34 - 88, 74], 37), free),
      written('Give back 41 minutes', [at[0] + 88, at[1] + height * 0.34 - 70], 36, ink),
      fill(
        [
          [at[0] + width * 0.26, at[1] + height * 0.34 - 66],
          [at[0] + width * 0.26 + 52, at[1] + height * 0.34 - 24],
          [at[0] + width * 0.26 + 24, at[1] + height * 0.34 - 20],
          [at[0] + width * 0.26 + 12, at[1] + height * 0.34 + 8],
        ],
        page,
      ),
      line(
        [
          [at[0] + width * 0.26, at[1] + height * 0.34 - 66],
          [at[0] + width * 0.26 + 52, at[1] + height * 0.34 - 24],
          [at[0] + width * 0.26 + 24, at[1] + height * 0.34 - 20],
          [at[0] + width * 0.26 + 12, at[1] + height * 0.34 + 8],
        ],
        ink,
        5,
        { closed: true },
      ),
    ];
  },

  meter: (frame) => {
    const { width, height } = frame;
    const middle: Point = [width / 2, height / 2];
    const radius = width * 0.36;
    return [
      fill(rectangle(0, 0, width, height), free),
      ...Array.from({ length: 60 }, (_, index) => {
        const angle = (index / 60) * Math.PI * 2 - Math.PI / 2;
        const [near, far] = [radius * (index % 5 === 0 ? 1.08 : 1.13), radius * 1.2];
        return line(
          [
            [middle[0] + Math.cos(angle) * near, middle[1] + Math.sin(angle) * near],
            [middle[0] + Math.cos(angle) * far, middle[1] + Math.sin(angle) * far],
          ],
          ink,
          index % 5 === 0 ? 8 : 4,
        );
      }),
      fill(ellipse(middle, [radius, radius], { steps: 120 }), page),
      fill(
        [middle, ...ellipse(middle, [radius, radius], { from: -Math.PI / 2, to: Math.PI * 0.78, steps: 90 })],
        meeting,
      ),
      fill(ellipse(middle, [radius * 0.62, radius * 0.62], { steps: 90 }), ink),
      centred('€412', [middle[0], middle[1] + 36], 150, page),
      centred('so far', [middle[0], middle[1] + 106], 54, '#9db5b1'),
    ];
  },

  vote: (frame) => {
    const { width, height } = frame;
    const raised = new Set([0, 2, 3, 5, 6, 9, 10, 13, 15]);
    return [
      fill(rectangle(0, 0, width, height), second),
      ...Array.from({ length: 16 }, (_, index) => {
        const at: Point = [
          width * (0.17 + (index % 4) * 0.22),
          height * (0.2 + Math.floor(index / 4) * 0.22),
        ];
        const up = raised.has(index);
        return group([
          ...(up
            ? [
                line(
                  [
                    [at[0] + 46, at[1] + 40],
                    [at[0] + 62, at[1] - 78],
                  ],
                  ink,
                  26,
                ),
              ]
            : []),
          fill(card(at[0] - 62, at[1] + 20, [124, 74], 37), up ? ink : '#e3a52f'),
          fill(ellipse([at[0], at[1] - 14], [40, 40]), up ? page : '#ffdf9c'),
        ]);
      }),
    ];
  },

  minutes: (frame) => {
    const { width, height } = frame;
    const sheet = turn(card(width * 0.22, height * 0.12, [width * 0.56, height * 0.76], 16), -0.06, [
      width / 2,
      height / 2,
    ]);
    const rule = (y: number): Svg =>
      fill(turn(card(width * 0.3, height * y, [width * 0.4, 6], 3), -0.06, [width / 2, height / 2]), over);
    const words = [
      written('Minutes', [width * 0.3, height * 0.27], 62, deep),
      written('We ship on Thursday.', [width * 0.3, height * 0.39], 40, ink),
      written('Ana tells sales.', [width * 0.3, height * 0.47], 40, ink),
      written('By Friday noon.', [width * 0.3, height * 0.55], 40, ink),
    ];
    return [
      fill(rectangle(0, 0, width, height), deep),
      fill(
        sheet.map(([x, y]): Point => [x + 26, y + 32]),
        '#074b4d',
      ),
      fill(sheet, page),
      // As `turn` does, in degrees.
      group(words, { transform: `rotate(${(-0.06 * 180) / Math.PI} ${width / 2} ${height / 2})` }),
      ...[0.63, 0.71, 0.79].map(rule),
    ];
  },

  room: (frame) => {
    const { width, height } = frame;
    const table = card(width * 0.24, height * 0.33, [width * 0.52, height * 0.34], 90);
    const seats = [0.32, 0.44, 0.56, 0.68];
    return [
      fill(rectangle(0, 0, width, height), '#d9ece6'),
      fill(
        table.map(([x, y]): Point => [x + 20, y + 26]),
        '#b9d6cd',
      ),
      fill(table, page),
      ...seats.map((x, index) =>
        index === 2
          ? chair([width * 0.61, height * 0.11], 0.5, meeting)
          : chair([width * x, height * 0.22], 0, deep),
      ),
      ...seats.map((x, index) =>
        index === 0
          ? chair([width * 0.26, height * 0.9], Math.PI + 0.7, meeting)
          : chair([width * x, height * 0.78], Math.PI, deep),
      ),
      ...seats.slice(1).map((x) => fill(card(width * x - 46, height * 0.56, [92, 64], 8), over)),
      fill(ellipse([width * 0.36, height * 0.5], [34, 34]), second),
      fill(ellipse([width * 0.66, height * 0.44], [34, 34]), second),
      fill(
        [
          [width * 0.9, 0],
          [width, 0],
          [width, height * 0.66],
        ],
        free,
      ),
      line(
        [
          [width * 0.9, 0],
          [width, height * 0.66],
        ],
        ink,
        10,
      ),
    ];
  },
};
