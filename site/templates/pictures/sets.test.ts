import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { drawSvg } from './draw.ts';
import { MAX_PICTURE_BYTES } from './render.ts';
import { pictureSets } from './sets.ts';

const MAX_ALT_LENGTH = 140;

const rows = pictureSets.flatMap((set) =>
  set.pictures.map((picture) => ({ label: `${set.template}/${picture.name}`, set, picture })),
);

function pathOf({ set, picture }: (typeof rows)[number]): string {
  return fileURLToPath(new URL(`../${set.template}/pictures/${picture.file}`, import.meta.url));
}

describe.each(rows)('$label', (row) => {
  const { set, picture } = row;

  test('is drawn without chance, with no place that could not be calculated', () => {
    const chance = vi.spyOn(Math, 'random');
    expect(drawSvg(set, picture)).not.toMatch(/NaN|Infinity|undefined/);
    expect(chance).not.toHaveBeenCalled();
    chance.mockRestore();
  });

  test('is on disk in the size it says, small enough to send', async () => {
    const { width, height, format } = await sharp(pathOf(row)).metadata();
    expect({ width, height, format }).toEqual({
      width: picture.width,
      height: picture.height,
      format: 'jpeg',
    });
    expect((await stat(pathOf(row))).size).toBeLessThan(MAX_PICTURE_BYTES);
  });

  test('is described, and its focal point lies inside it', () => {
    expect(picture.alt).toMatch(/\.$/);
    expect(picture.alt.length).toBeLessThanOrEqual(MAX_ALT_LENGTH);
    for (const share of [picture.focalPoint.x, picture.focalPoint.y]) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
    }
  });
});

test.each(pictureSets)('$template: the second drawing is like the first', (set) => {
  const [picture] = set.pictures;
  if (!picture) throw new Error('A set without pictures.');
  expect(drawSvg(set, picture)).toBe(drawSvg(set, picture));
});

test.each(pictureSets)('$template: every scene is a picture, and every name is used once', (set) => {
  const names = set.pictures.map((picture) => picture.name);
  expect(new Set(names).size).toBe(names.length);
  expect([...names].sort()).toEqual(Object.keys(set.scenes).sort());
});
