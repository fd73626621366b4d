import type { Random } from './random.ts';
import type { Svg } from './svg.ts';

export interface Frame {
  width: number;
  height: number;
  random: Random;
}

/** Draws the layers of one picture, back to front. */
export type Scene = (frame: Frame) => readonly Svg[];
export type Scenes = Readonly<Record<string, Scene>>;
