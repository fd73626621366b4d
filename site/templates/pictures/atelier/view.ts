import { mix, multiply, type Hex } from '../colour.ts';
import { rectangle, type Outline } from '../geometry.ts';
import {
  blurred,
  clipped,
  edge,
  fill,
  group,
  line,
  linear,
  sprayed,
  type Gradient,
  type Svg,
} from '../svg.ts';
import type { Face, Solid } from './solids.ts';
import { dot, unit, type Camera, type Vec } from './space.ts';
import { shadowOn } from './sun.ts';

/** Two tones and what lies between them: sunlit paper, and the shade that everything else is seen through. */
export interface Tones {
  paper: Hex;
  shade: Hex;
  deep: Hex;
}

export interface View {
  width: number;
  height: number;
  camera: Camera;
  /** The way the light travels. */
  sun: Vec;
  tones: Tones;
  /** How soft the edges of shadows are, in pixels. */
  soft?: number;
}

export type Item = Solid | Svg;

function ramp({ width, height }: View, from: Hex, to: Hex): Gradient {
  return linear(
    [0, 0],
    [width, height],
    [
      [0, from],
      [1, to],
    ],
  );
}

function litPaint(view: View, skin: Hex, normal: Vec): Gradient {
  const grazing = 1 - Math.min(1, Math.max(0, -dot(normal, unit(view.sun))));
  const tone = mix(skin, multiply(skin, view.tones.shade), grazing * 0.22);
  return ramp(view, mix(tone, '#ffffff', 0.25), mix(tone, view.tones.shade, 0.1));
}

/** Shade is not one tone: what faces up is lightest, what faces down or away is deepest. */
function shadedPaint(view: View, skin: Hex, normal: Vec): Gradient {
  const { shade, deep } = view.tones;
  const turned =
    normal[2] > 0.5
      ? 0.02
      : normal[2] < -0.5
        ? 0.22
        : normal[0] > 0.5
          ? 0.36
          : normal[0] < -0.5
            ? 0.04
            : 0.12;
  const tone = multiply(skin, mix(shade, deep, turned));
  return ramp(view, mix(tone, deep, 0.05), mix(tone, deep, 0.2));
}

function overlap(a: Outline, b: Outline): boolean {
  const span = (points: Outline, axis: 0 | 1): readonly [number, number] => {
    const values = points.map((point) => point[axis]);
    return [Math.min(...values), Math.max(...values)];
  };
  return ([0, 1] as const).every((axis) => {
    const [low, high] = span(a, axis);
    const [otherLow, otherHigh] = span(b, axis);
    return low < otherHigh && otherLow < high;
  });
}

function paintFace(view: View, face: Face, casters: readonly Solid[]): Svg {
  const { camera, sun, tones, soft = 1.6 } = view;
  const place = face.corners[0];
  if (!place || !camera.sees(face.normal, place)) return '';
  const outline = camera.project(face.corners);
  const frame = rectangle(0, 0, view.width, view.height);
  if (outline.length < 3 || !overlap(outline, frame)) return '';
  if (face.flat) return fill(outline, face.flat.colour, face.flat.opacity);
  const skin = face.skin ?? tones.paper;
  const shaded = shadedPaint(view, skin, face.normal);
  // A hairline of the same paint closes the gaps that neighbouring faces would show.
  const sealed = (paint: Gradient): Svg => fill(outline, paint) + edge(outline, paint);
  if (dot(face.normal, sun) > -1e-3) return sealed(shaded);
  const lit = litPaint(view, skin, face.normal);
  const shadows = casters.flatMap(({ vertices }) => {
    const shadow = camera.project(shadowOn(face, vertices, sun));
    return shadow.length > 2 && overlap(shadow, outline)
      ? [fill(shadow, shaded) + edge(shadow, shaded, soft * 3)]
      : [];
  });
  const sunlight = (region: Outline): Svg =>
    clipped(region, [fill(region, lit), shadows.length > 0 ? blurred(soft, shadows) : '']);
  if (!face.openings)
    return sealed(lit) + clipped(outline, [shadows.length > 0 ? blurred(soft, shadows) : '']);
  const patches = face.openings
    .map((opening) => camera.project(shadowOn(face, opening, sun)))
    .filter((patch) => patch.length > 2 && overlap(patch, outline));
  return sealed(shaded) + clipped(outline, [blurred(soft, patches.map(sunlight))]);
}

/** Paints bodies in the order given, furthest first; every body shades every other. */
export function paint(view: View, items: readonly Item[]): readonly Svg[] {
  const solids = items.filter((item): item is Solid => typeof item !== 'string');
  return items.map((item) => {
    if (typeof item === 'string') return item;
    const casters = solids.filter((solid) => solid.casts && solid !== item);
    return group(item.faces.map((face) => paintFace(view, face, casters)));
  });
}

/** Dots of the deepest tone gathering towards one side of the sheet. */
export function dusk(
  { width, height, tones }: View,
  from: readonly [number, number],
  to: readonly [number, number],
  depth = 0.5,
): Svg {
  const shade = linear(
    [from[0] * width, from[1] * height],
    [to[0] * width, to[1] * height],
    [
      [0, tones.deep, depth],
      [1, tones.deep, 0],
    ],
  );
  return group([sprayed(tones.deep, [fill(rectangle(0, 0, width, height), shade)])], {
    opacity: 0.32,
    blend: 'multiply',
  });
}

/** A thin drawn line between places. */
export function wire(
  view: View,
  places: readonly Vec[],
  { colour, width, opacity = 1 }: { colour: Hex; width: number; opacity?: number },
): Svg {
  return line(view.camera.project(places), colour, width, { opacity, cap: 'butt' });
}
