import { project, type Point } from './projection.ts';

/** What is read of a file in TopoJSON: lines that neighbours share, and countries made of them. */
export interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: readonly (readonly (readonly [number, number])[])[];
  objects: { countries: { geometries: readonly Geometry[] } };
}

type Geometry = { properties: { name: string } } & (
  | { type: 'Polygon'; arcs: readonly (readonly number[])[] }
  | { type: 'MultiPolygon'; arcs: readonly (readonly (readonly number[])[])[] }
);

export interface Ring {
  /** x and y in turn: half a million points as objects would fill the memory of a small server. */
  points: Float64Array;
  /** Left, top, right, bottom. */
  box: readonly [number, number, number, number];
}

const POLE = 0.9999;

export interface Country {
  name: string;
  rings: readonly Ring[];
}

/** The countries of a file, projected. */
export function countriesOf(topology: Topology): Country[] {
  const arcs = topology.arcs.map((arc) => decode(arc, topology.transform));
  const ring = (indexes: readonly number[]): Ring => {
    const points = unbroken(
      indexes.flatMap((index, at) => {
        const arc = index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []);
        // An arc begins where the one before it ended.
        return at === 0 ? arc : arc.slice(1);
      }),
    );
    return { points: Float64Array.from(points.flatMap(({ x, y }) => [x, y])), box: boxOf(points) };
  };
  return topology.objects.countries.geometries.map((geometry) => ({
    name: geometry.properties.name,
    rings: (geometry.type === 'Polygon' ? geometry.arcs : geometry.arcs.flat()).map(ring),
  }));
}

/** Each position is told by its distance from the one before. */
function decode(
  arc: Topology['arcs'][number],
  { scale, translate }: Topology['transform'],
): readonly Point[] {
  let [x, y] = [0, 0];
  return arc.map(([right, up]) => {
    x += right;
    y += up;
    return project({ lng: x * scale[0] + translate[0], lat: y * scale[1] + translate[1] });
  });
}

/** Goes on beyond the date line, where the file begins again at the other side; around the poles it is no line. */
function unbroken(points: readonly Point[]): Point[] {
  let [before, turns] = [points[0]?.x ?? 0, 0];
  return points.map(({ x, y }) => {
    if (y > 0 && y < POLE) turns -= Math.round(x - before);
    before = x;
    return { x: x + turns, y };
  });
}

function boxOf(points: readonly Point[]): Ring['box'] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}
