import { escape } from '../text/html.ts';
import { MAX_DETAIL_ZOOM } from './detail.ts';
import { clip, type Box } from './clip.ts';
import { placeLabels } from './labels.ts';
import type { Place } from './location.ts';
import { gridKilometres, kilometresPerPixel, project, worldPixels, type Point } from './projection.ts';
import { paletteOf, type Palette } from './palettes.ts';
import type { MapStyle } from './styles.ts';
import type { Country, Ring } from './topology.ts';

export interface City {
  name: string;
  population: number;
  /** Projected. */
  at: Point;
}

export interface World {
  countries: readonly Country[];
  /** The largest first. */
  cities: readonly City[];
}

export interface Drawing {
  centre: Place;
  zoom: number;
  style: MapStyle;
  hasLabels: boolean;
  width: number;
  height: number;
}

/** A map as SVG, of nothing but what is handed in. */
export function drawMap(drawing: Drawing, world: World): string {
  const { width, height, style } = drawing;
  const palette = paletteOf(style);
  const isPlain = drawing.zoom > MAX_DETAIL_ZOOM;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${isPlain ? palette.land : palette.water}" d="M0 0h${width}v${height}H0z"/>`,
    isPlain ? grid(drawing, palette) : land(drawing, world.countries, palette),
    drawing.hasLabels ? words(drawing, world, palette) : '',
    '</svg>',
  ].join('');
}

const MARGIN = 4;
/** The world stands beside itself, so that a map can show both sides of the date line. */
const COPIES = [-1, 0, 1];

function land(drawing: Drawing, countries: readonly Country[], { land: fill, border }: Palette): string {
  const paths = countries.flatMap(({ rings }) => {
    const lines = rings.flatMap((ring) => COPIES.map((copy) => outline(drawing, ring, copy))).join('');
    return lines === '' ? [] : [`<path d="${lines}"/>`];
  });
  return `<g fill="${fill}" stroke="${border}" stroke-linejoin="round">${paths.join('')}</g>`;
}

/** One ring in pixels, as far as the drawing shows it. */
function outline(drawing: Drawing, { points, box }: Ring, copy: number): string {
  const { width, height } = drawing;
  const toPixels = pixelsOf(drawing);
  const [from, to] = [toPixels({ x: box[0] + copy, y: box[1] }), toPixels({ x: box[2] + copy, y: box[3] })];
  const seen: Box = [-MARGIN, -MARGIN, width + MARGIN, height + MARGIN];
  if (to.x < seen[0] || to.y < seen[1] || from.x > seen[2] || from.y > seen[3]) return '';
  const all: Point[] = [];
  for (let at = 0; at < points.length; at += 2)
    all.push(toPixels({ x: (points[at] ?? 0) + copy, y: points[at + 1] ?? 0 }));
  const kept = withoutNear(clip(all, seen));
  if (kept.length < 3) return '';
  return `M${kept.map(({ x, y }) => `${x} ${y}`).join('L')}z`;
}

/** On whole pixels, each once. */
function withoutNear(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const [x, y] = [Math.round(point.x), Math.round(point.y)];
    const last = kept.at(-1);
    if (last?.x !== x || last.y !== y) kept.push({ x, y });
  }
  return kept;
}

function pixelsOf({ centre, zoom, width, height }: Drawing): (point: Point) => Point {
  const size = worldPixels(zoom);
  const middle = project(centre);
  return ({ x, y }) => ({ x: (x - middle.x) * size + width / 2, y: (y - middle.y) * size + height / 2 });
}

function grid({ centre, zoom, width, height }: Drawing, { border }: Palette): string {
  const step = gridKilometres(centre, zoom) / kilometresPerPixel(centre, zoom);
  const lines = (length: number) => {
    const first = (length / 2) % step;
    return Array.from({ length: Math.ceil((length - first) / step) }, (_, at) =>
      Math.round(first + at * step),
    );
  };
  const upright = lines(width).map((x) => `M${x} 0v${height}`);
  const level = lines(height).map((y) => `M0 ${y}h${width}`);
  return `<path stroke="${border}" fill="none" d="${[...upright, ...level].join('')}"/>`;
}

function words(drawing: Drawing, world: World, { ink, land: halo }: Palette): string {
  const toPixels = pixelsOf(drawing);
  const middle = project(drawing.centre);
  const labels = placeLabels({
    zoom: drawing.zoom,
    width: drawing.width,
    height: drawing.height,
    countries: world.countries.map(({ name, rings }) => ({ name, ...middleOf(rings, toPixels) })),
    cities: world.cities.map(({ name, population, at }) => ({
      name,
      population,
      at: toPixels(nearest(at, middle)),
    })),
  });
  const drawn = labels.map(({ name, kind, x, y }) => {
    const text = `<text x="${x}" y="${y}" class="${kind}">${escape(name)}</text>`;
    return kind === 'country' ? text : `<circle cx="${x - 8}" cy="${y - 4}" r="3"/>${text}`;
  });
  return `<style>text{font:13px system-ui,sans-serif;paint-order:stroke;stroke:${halo};stroke-width:3px;stroke-linejoin:round}.country{font-size:14px;letter-spacing:.12em;text-anchor:middle;opacity:.7}</style><g fill="${ink}">${drawn.join('')}</g>`;
}

/** The copy of a point that is on the same side of the date line as the map. */
function nearest({ x, y }: Point, middle: Point): Point {
  return { x: x - Math.round(x - middle.x), y };
}

/** The middle of a country's largest part, and how wide that part is. */
function middleOf(rings: readonly Ring[], toPixels: (point: Point) => Point): { at: Point; room: number } {
  const area = ({ box: [left, top, right, bottom] }: Ring) => (right - left) * (bottom - top);
  const largest = rings.reduce((found, ring) => (area(ring) > area(found) ? ring : found));
  const [left, top, right, bottom] = largest.box;
  const [from, to] = [toPixels({ x: left, y: top }), toPixels({ x: right, y: bottom })];
  return { at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, room: to.x - from.x };
}
