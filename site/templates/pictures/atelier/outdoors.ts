import { mix, type Hex } from '../colour.ts';
import { rectangle, smooth, type Outline } from '../geometry.ts';
import { fill, group, linear, type Svg } from '../svg.ts';
import { plane, type Solid } from './solids.ts';
import type { Vec } from './space.ts';
import type { View } from './view.ts';

export function sky({ width, height }: View, top: Hex, low: Hex): Svg {
  return fill(
    rectangle(0, 0, width, height),
    linear(
      [0, 0],
      [width * 0.2, height],
      [
        [0, top],
        [0.8, low],
      ],
    ),
  );
}

export function glass(corners: readonly Vec[], colour: Hex, front: Vec = [0, -1, 0]): Solid {
  return plane(corners, front, { flat: { colour } });
}

/** Land in front of the picture, with a rough upper edge and its own light. */
export function land(points: Outline, colour: Hex, { width, height, tones }: View): Svg {
  const edge = smooth(points, { steps: 12 });
  const outline: Outline = [...edge, [width + 20, height + 20], [-20, height + 20]];
  return group([
    fill(outline, colour),
    fill(
      outline,
      linear(
        [0, 0],
        [width, height],
        [
          [0.2, mix(colour, '#ffffff', 0.35), 0.9],
          [0.8, mix(colour, tones.deep, 0.25), 0.9],
        ],
      ),
    ),
  ]);
}
