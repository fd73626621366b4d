import { expect, test } from 'vitest';
import { drawMap, type Drawing, type World } from './drawing.ts';
import { MAX_DETAIL_ZOOM } from './detail.ts';
import { project } from './projection.ts';

const drawing: Drawing = {
  centre: { lat: 0, lng: 0 },
  zoom: 2,
  style: 'Original',
  hasLabels: true,
  width: 400,
  height: 300,
};
/** A country of four corners, in parts of the world. */
const square = (name: string, left: number, top: number, size: number) => ({
  name,
  rings: [
    {
      points: Float64Array.from([left, top, left + size, top, left + size, top + size, left, top + size]),
      box: [left, top, left + size, top + size] as const,
    },
  ],
});
const world: World = {
  countries: [square('Near <land>', 0.45, 0.45, 0.1), square('Far land', 0.1, 0.1, 0.01)],
  cities: [{ name: 'Port', population: 9_000_000, at: project({ lat: 5, lng: 5 }) }],
};

test('only what lies on the map is drawn, on whole pixels', () => {
  const svg = drawMap({ ...drawing, hasLabels: false }, world);
  expect(svg.match(/<path d="[^"]+"\/>/g)).toEqual(['<path d="M149 99L251 99L251 201L149 201z"/>']);
  expect(svg).not.toContain('<text');
});

test('countries and cities have their names, written so that they cannot be markup', () => {
  const svg = drawMap({ ...drawing, zoom: 5 }, world);
  expect(svg).toContain('Near &lt;land&gt;</text>');
  expect(svg).toMatch(/<circle [^>]+><text[^>]*>Port<\/text>/);
  expect(svg).not.toContain('Far land');
});

test('what is beyond the date line is seen from the other side', () => {
  const east = square('East', 0.98, 0.45, 0.01);
  const seen = (lng: number) =>
    drawMap({ ...drawing, centre: { lat: 0, lng }, hasLabels: false }, { countries: [east], cities: [] });
  expect(seen(-179)).toContain('<path d="');
  expect(seen(0)).not.toContain('<path d="');
});

test('closer than the outlines are known there is a grid', () => {
  const at = (zoom: number) => drawMap({ ...drawing, zoom, hasLabels: false }, world);
  expect(at(MAX_DETAIL_ZOOM)).not.toMatch(/d="M\d+ 0v300/);
  expect(at(MAX_DETAIL_ZOOM + 1)).toMatch(/d="M\d+ 0v300/);
});
