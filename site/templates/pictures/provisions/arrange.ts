import type { Outline } from '../geometry.ts';
import type { Svg } from '../svg.ts';
import { castShadow, type Shadow, type Thing } from './light.ts';

/** Every shadow lies on the table before anything stands on it; then the furthest things come first. */
export function arrange(things: readonly Thing[], shadow: Shadow): readonly Svg[] {
  const ordered = [...things].sort((a, b) => a.foot - b.foot);
  return [...ordered.map((thing) => castShadow(thing, shadow)), ...ordered.map((thing) => thing.art)];
}

export function resting({ art, outline }: { art: Svg; outline: Outline }, foot: number): Thing {
  return { art, silhouette: outline, foot };
}
