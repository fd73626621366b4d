import { multiply, type Hex } from '../colour.ts';
import { move, type Outline, type Point } from '../geometry.ts';
import { blurred, fill, group, linear, sprayed, type Svg } from '../svg.ts';

/** The lamp stands at the upper left behind the table: one unit of height throws this much shadow. */
const THROW: Point = [0.92, 0.3];

/** Shade is never grey: it is the paper seen through a plum wash. */
const WASH: Hex = '#7d6570';

export function shadeOf(colour: Hex, depth = 1): Hex {
  return multiply(colour, WASH, depth);
}

export interface Thing {
  art: Svg;
  /** What stands between the lamp and the table. */
  silhouette: Outline;
  /** The height on the sheet at which it touches the table. */
  foot: number;
}

function throwShadow(outline: Outline, foot: number, length: number): Outline {
  return outline.map(([x, y]) => {
    const height = foot - y;
    return height <= 0 ? [x, y] : [x + height * THROW[0] * length, foot + height * THROW[1] * length];
  });
}

export interface Shadow {
  colour: Hex;
  length?: number;
  strength?: number;
}

/** A long shadow that is crisp at the foot and dissolves with distance, over a dark line of contact. */
export function castShadow(
  { silhouette, foot }: Thing,
  { colour, length = 1, strength = 0.85 }: Shadow,
): Svg {
  const thrown = throwShadow(silhouette, foot, length);
  const xs = silhouette.map(([x]) => x);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const height = foot - Math.min(...silhouette.map(([, y]) => y));
  const end: Point = [right + height * THROW[0] * length, foot + height * THROW[1] * length];
  const fade = linear([(left + right) / 2, foot], end, [
    [0, colour, strength],
    [0.45, colour, strength * 0.8],
    [1, colour, 0.08],
  ]);
  const near = linear([(left + right) / 2, foot], end, [
    [0, colour, 0.9],
    [0.4, colour, 0],
  ]);
  const soft = Math.min(20, 4 + height * 0.013);
  const contact = silhouette.filter(([, y]) => y > foot - Math.max(16, height * 0.06));
  return group([
    blurred(soft, [fill(thrown, fade)]),
    blurred(3, [fill(thrown, near, 0.55)]),
    contact.length > 2 ? blurred(5, [fill(move(contact, 5, 4), colour, 0.75)]) : '',
  ]);
}

/** A sheet or plate lying flat: its shadow is itself, moved away from the lamp. */
export function dropShadow(outline: Outline, colour: Hex, lift: number): Svg {
  return group([
    blurred(lift * 0.8, [fill(move(outline, lift * 1.5, lift * 0.95), colour, 0.5)]),
    blurred(2.5, [fill(move(outline, lift * 0.4, lift * 0.3), colour, 0.5)]),
  ]);
}

/** Turns a flat shape away from the lamp: dots gather towards its lower right. */
export function roundOff(outline: Outline, colour: Hex, { from = 0.35, depth = 0.9 } = {}): Svg {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const start: Point = [Math.min(...xs), Math.min(...ys)];
  const end: Point = [Math.max(...xs), Math.max(...ys)];
  const ramp = linear(start, end, [
    [from, colour, 0],
    [0.98, colour, depth],
  ]);
  return sprayed(colour, [fill(outline, ramp)]);
}
