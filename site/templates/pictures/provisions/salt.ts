import { handCut, smooth, type Outline, type Point } from '../geometry.ts';
import type { Random } from '../random.ts';
import { clipped, fill, group, linear, sprayed } from '../svg.ts';
import type { Thing } from './light.ts';

/** Salt in a heap: a broken cone of white, one side in blue shade. */
export function saltHeap([x, foot]: Point, width: number, tall: number, random: Random): Thing {
  const w = width / 2;
  const outline = handCut(
    smooth(
      [
        [x - w, foot],
        [x - w * 0.55, foot - tall * 0.42],
        [x - w * 0.12, foot - tall * 0.96],
        [x + w * 0.1, foot - tall],
        [x + w * 0.5, foot - tall * 0.5],
        [x + w, foot],
        [x + w * 0.4, foot + w * 0.14],
        [x - w * 0.4, foot + w * 0.14],
      ],
      { closed: true },
    ),
    random,
    { stray: 3, longest: 22 },
  );
  const ridge: Outline = smooth([
    [x + w * 0.1, foot - tall],
    [x + w * 0.02, foot - tall * 0.6],
    [x + w * 0.22, foot - tall * 0.25],
    [x + w * 0.12, foot + w * 0.16],
  ]);
  return {
    silhouette: outline,
    foot,
    art: group([
      fill(outline, '#f7f5ee'),
      clipped(outline, [
        fill([...ridge, [x + w * 1.1, foot + w * 0.2], [x + w, foot - tall * 0.3]], '#a9b9c4', 0.75),
        sprayed('#8498a8', [
          fill(
            outline,
            linear(
              [x - w * 0.3, foot - tall],
              [x + w, foot],
              [
                [0.3, '#8498a8', 0],
                [1, '#8498a8', 0.75],
              ],
            ),
          ),
        ]),
      ]),
    ]),
  };
}
