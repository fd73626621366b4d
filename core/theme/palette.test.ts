import { describe, expect, test } from 'vitest';
import { AA_TEXT, contrast, luminance } from './colour.ts';
import { toOklch } from './oklch.ts';
import { derivePalette, type Seeds } from './palette.ts';

const SEEDS: Record<string, Seeds> = {
  'warm paper': { paper: '#f6f1e7', ink: '#22201b', accent: '#b4452b' },
  'warm night': { paper: '#1b1915', ink: '#efe8da', accent: '#e07a5c' },
  'blue on grey': { paper: '#f2f2ef', ink: '#111111', accent: '#2b4bf2' },
  'an accent too pale to read': { paper: '#ffffff', ink: '#333333', accent: '#ffe066' },
  'an accent too dark at night': { paper: '#0e0e0e', ink: '#ededea', accent: '#10206b' },
  'an ink too pale to read': { paper: '#ffffff', ink: '#c9c9c9', accent: '#d0d0d0' },
  'all the same grey': { paper: '#808080', ink: '#808080', accent: '#808080' },
};

describe.each(Object.entries(SEEDS))('%s', (_, seeds) => {
  const palette = derivePalette(seeds);

  test.each(Object.entries(palette))('text reads on %s', (_tone, roles) => {
    for (const text of [roles.ink, roles.quiet, roles.accent])
      expect(contrast(text, roles.paper)).toBeGreaterThanOrEqual(AA_TEXT);
    expect(contrast(roles.onAccent, roles.accent)).toBeGreaterThanOrEqual(AA_TEXT);
  });
});

test('no ground on a dark page glares', () => {
  const palette = derivePalette({ paper: '#1b1915', ink: '#efe8da', accent: '#e07a5c' });
  for (const { paper, ink } of Object.values(palette)) expect(luminance(paper)).toBeLessThan(luminance(ink));
  expect(luminance(palette.ink.paper)).toBeLessThan(luminance(palette.paper.paper));
});

test('what is pale by day leans at night towards a page that has a colour', () => {
  const of = (paper: string) => derivePalette({ paper, ink: '#fff1dc', accent: '#ff7d66' }).pastel3.paper;
  expect(toOklch(of('#161616')).hue).toBeCloseTo(toOklch('#ff7d66').hue + 6, -1);
  expect(toOklch(of('#161616')).hue).toBeGreaterThan(20);
  expect(toOklch(of('#11143a')).hue).toBeLessThan(10);
});

test.each([
  ['clay', '#1b1915', '#e07a5c'],
  ['sage', '#161614', '#8fc0a4'],
  ['coral', '#11143a', '#ff7d66'],
])('%s keeps its hue on a dark page, and its colour instead of going grey', (_, paper, accent) => {
  const ground = toOklch(derivePalette({ paper, ink: '#efe8da', accent }).accent.paper);
  const chosen = toOklch(accent);
  expect(Math.abs(ground.hue - chosen.hue)).toBeLessThan(3);
  expect(ground.chroma).toBeGreaterThan(0.9 * Math.min(chosen.chroma, 0.15));
  expect(ground.lightness).toBeLessThan(0.45);
});

test('colours that already read stay as they were chosen', () => {
  const { paper, ink, accent } = derivePalette({ paper: '#f2f2ef', ink: '#111111', accent: '#2b4bf2' }).paper;
  expect([paper, ink, accent]).toEqual(['#f2f2ef', '#111111', '#2b4bf2']);
});
