import type { Hex } from './colour.ts';
import type { Outline, Point } from './geometry.ts';
import { hash } from './random.ts';

export type Svg = string;

/** A gradient carries its own definition; the id comes from the content, so equal ones are one. */
export interface Gradient {
  id: string;
  definition: Svg;
}
export type Paint = Hex | Gradient;
export type Stop = readonly [offset: number, colour: Hex, opacity?: number];

export function number(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function define(tag: string, attributes: string, body: Svg): Gradient {
  const id = `${tag.charAt(0)}${hash(attributes + body).toString(36)}`;
  return { id, definition: `<${tag} id="${id}" ${attributes}>${body}</${tag}>` };
}

function stopsOf(stops: readonly Stop[]): Svg {
  return stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}

export function linear(from: Point, to: Point, stops: readonly Stop[]): Gradient {
  const ends = `x1="${number(from[0])}" y1="${number(from[1])}" x2="${number(to[0])}" y2="${number(to[1])}"`;
  return define('linearGradient', `gradientUnits="userSpaceOnUse" ${ends}`, stopsOf(stops));
}

export function radial([x, y]: Point, radius: number, stops: readonly Stop[]): Gradient {
  const circle = `cx="${number(x)}" cy="${number(y)}" r="${number(radius)}"`;
  return define('radialGradient', `gradientUnits="userSpaceOnUse" ${circle}`, stopsOf(stops));
}

export function pathData(points: Outline, closed = true): string {
  return `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

function attribute(name: string, value: string | number | undefined): string {
  return value === undefined ? '' : ` ${name}="${value}"`;
}

export function fill(points: Outline, paint: Paint, opacity?: number): Svg {
  const gradient = typeof paint === 'string' ? undefined : paint;
  const colour = typeof paint === 'string' ? paint : `url(#${paint.id})`;
  return `${gradient?.definition ?? ''}<path d="${pathData(points)}" fill="${colour}"${attribute('opacity', opacity)}/>`;
}

/** A line along the outline in a gradient that is already on the sheet. */
export function edge(points: Outline, paint: Gradient, width = 1): Svg {
  return `<path d="${pathData(points)}" fill="none" stroke="url(#${paint.id})" stroke-width="${number(width)}"/>`;
}

export function line(
  points: Outline,
  colour: Hex,
  width: number,
  {
    opacity,
    closed = false,
    cap = 'round',
  }: { opacity?: number; closed?: boolean; cap?: 'round' | 'butt' } = {},
): Svg {
  const pen = `stroke="${colour}" stroke-width="${number(width)}" stroke-linecap="${cap}" stroke-linejoin="round"`;
  return `<path d="${pathData(points, closed)}" fill="none" ${pen}${attribute('opacity', opacity)}/>`;
}

export function group(
  children: readonly Svg[],
  options: { opacity?: number; transform?: string; blend?: 'multiply' | 'screen' | 'soft-light' } = {},
): Svg {
  const style = options.blend ? ` style="mix-blend-mode:${options.blend}"` : '';
  return `<g${attribute('opacity', options.opacity)}${attribute('transform', options.transform)}${style}>${children.join('')}</g>`;
}

export function clipped(shape: Outline | readonly Outline[], children: readonly Svg[]): Svg {
  const outlines = (typeof shape[0]?.[0] === 'number' ? [shape] : shape) as readonly Outline[];
  const clip = define('clipPath', '', `<path d="${outlines.map((one) => pathData(one)).join('')}"/>`);
  return `${clip.definition}<g clip-path="url(#${clip.id})">${children.join('')}</g>`;
}

export function blurred(radius: number, children: readonly Svg[]): Svg {
  const room = 'x="-50%" y="-50%" width="200%" height="200%"';
  const blur = define('filter', room, `<feGaussianBlur stdDeviation="${number(radius)}"/>`);
  return `${blur.definition}<g filter="url(#${blur.id})">${children.join('')}</g>`;
}

/** Breaks a soft ramp of one colour up into dots, like paint flicked from a brush. */
export function sprayed(colour: Hex, children: readonly Svg[]): Svg {
  const dots = define(
    'filter',
    'x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB"',
    `<feTurbulence type="fractalNoise" baseFrequency="0.36" numOctaves="2" seed="7"/>
<feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.4 0 0 0 -0.7" result="noise"/>
<feComposite in="SourceAlpha" in2="noise" operator="arithmetic" k1="0" k2="2.1" k3="2.1" k4="-2.1" result="dots"/>
<feFlood flood-color="${colour}"/><feComposite in2="dots" operator="in"/>`,
  );
  return `${dots.definition}<g filter="url(#${dots.id})">${children.join('')}</g>`;
}

export function sheet(width: number, height: number, children: readonly Svg[]): Svg {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${children.join('')}</svg>`;
}
