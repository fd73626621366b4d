import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  makeRows,
  MAX_ROW_STRETCH,
  MIN_ROW_STRETCH,
  placeInRows,
  ROW_BANDS,
  ROW_SPANS,
  targetHeight,
  type Row,
} from './rows.ts';

const [LANDSCAPE, SQUARE, PORTRAIT, PANORAMA, TALL] = [1.6, 1, 0.6667, 4, 0.35];
const MIXED = [LANDSCAPE, SQUARE, PORTRAIT, PANORAMA, LANDSCAPE, TALL, SQUARE];
const CAMERA = [1.5, 0.6667, 1.5, 1.7778, 1];
const many = (count: number, of: readonly number[]) =>
  Array.from({ length: count }, (_, index) => of[(index * index + index) % of.length] ?? 1);
const at = (width: number) => ({ from: width, to: width });
const heightIn = (row: Row, width: number, { height, gap }: { height: number; gap: number }) =>
  row.isFull ? (width - (row.count - 1) * gap) / row.ratio : targetHeight(height, at(width));

test.each([
  ['three that fill a row together', [1.5, 1, 1.5], 1060, [3]],
  ['two rows rather than a low and a high one', [1.5, 1.5, 1.5, 1.5], 780, [2, 2]],
  ['a panorama alone', [1.5, 1.5, 4, 1.5, 1.5], 800, [2, 1, 2]],
  ['portraits in pairs on a telephone', [0.7, 0.7, 0.7, 0.7], 350, [2, 2]],
  ['landscapes alone on a telephone', [1.5, 1.5], 350, [1, 1]],
  ['one picture', [1.5], 1000, [1]],
  ['none', [], 1000, []],
])('%s', (_, ratios, width, counts) => {
  const rows = makeRows(ratios, at(width), { height: 250, gap: 20 });
  expect(rows.map(({ count }) => count)).toEqual(counts);
});

test.each([
  ['one that is much too small to fill the width', [1.5], [false]],
  ['one that nearly fills it', [3.5], [true]],
  ['a tall one before a very wide one', [0.4, 12], [false, true]],
])('%s', (_, ratios, full) => {
  const rows = makeRows(ratios, at(1000), { height: 250, gap: 20 });
  expect(rows.map(({ isFull }) => isFull)).toEqual(full);
});

describe.each([
  { height: 250, gap: 20 },
  { height: 150, gap: 6 },
  { height: 400, gap: 0 },
  { height: 900, gap: 60 },
])('rows near $height px, $gap px apart', (measures) => {
  test.each([
    ['a landscape', [LANDSCAPE]],
    ['a panorama', [PANORAMA]],
    ['a tall one', [TALL]],
    ['two', [LANDSCAPE, PORTRAIT]],
    ['a panorama between tall ones', [TALL, PANORAMA, TALL]],
    ['seven of all kinds', MIXED],
    ['fifty of all kinds', many(50, MIXED)],
    ['fifty panoramas and tall ones', many(50, [PANORAMA, TALL, PANORAMA, TALL, TALL])],
    ['fifty of a camera', many(50, CAMERA)],
    ['two hundred and fifty', many(250, CAMERA)],
  ])('%s: none much too high, several together none much too low', (_, ratios) => {
    for (const span of ROW_SPANS) {
      const target = targetHeight(measures.height, span);
      const rows = makeRows(ratios, span, measures);
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(ratios.length);
      for (const row of rows) {
        expect(heightIn(row, span.to, measures)).toBeLessThan((MAX_ROW_STRETCH / 0.8 + 0.01) * target);
        if (row.count > 1) expect(heightIn(row, span.from, measures)).toBeGreaterThan(0.4 * target);
      }
    }
  });

  test('what comes out of a camera fills every row but the last, near that height', () => {
    for (const span of ROW_SPANS.filter(({ from }) => from > 3 * measures.height)) {
      for (const row of makeRows(many(50, CAMERA), span, measures).slice(0, -1)) {
        expect(row.isFull).toBe(true);
        expect(heightIn(row, span.from, measures)).toBeGreaterThanOrEqual(
          0.9 * MIN_ROW_STRETCH * measures.height,
        );
        expect(heightIn(row, span.to, measures)).toBeLessThanOrEqual(MAX_ROW_STRETCH * measures.height);
      }
    }
  });
});

test('a picture has a height in every band, one with its row; what is left over stays behind a row that is not full', () => {
  const places = placeInRows([0.4, 12], { height: 250, gap: 20 });
  expect(places.map((bands) => bands.length)).toEqual([ROW_BANDS.length, ROW_BANDS.length]);
  expect(places[0]?.[7]).toEqual({ height: '250px', rest: '100cqi - 100px' });
  expect(places[1]?.[7]).toEqual({ height: '8.3333cqi' });
  const [first, second] = placeInRows([1.5, 2.5], { height: 250, gap: 20 });
  expect(first?.[7]).toEqual({ height: '25cqi - 5px' });
  expect(second?.[7]).toEqual(first?.[7]);
});

test('the style sheet has the same bands and the same bound', () => {
  const css = readFileSync(new URL('../../blocks/gallery/rows.css', import.meta.url), 'utf8');
  const bands = [
    ...css.matchAll(/width >= (\d+)px\) \{\s+\.gallery\[data-design='autorows'\][^}]+--h(\d+)\)/g),
  ];
  expect(bands.map(([, width, band]) => [Number(width), Number(band)])).toEqual(
    [...ROW_BANDS.entries()].slice(1).map(([band, width]) => [width, band]),
  );
  expect(css).toContain(`min(var(--h), ${MAX_ROW_STRETCH} * var(--row-height))`);
});
