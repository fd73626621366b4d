import { expect, test } from 'vitest';
import { readVolume, trackAfter, trackBefore } from './album.ts';

const album = ['/s/one.mp3', '', '/s/three.mp3', ''].map((src) => ({ src }));

test.each([
  [-1, 0],
  [0, 2],
  [1, 2],
  [2, undefined],
  [9, undefined],
])('behind track %i comes %s', (index, next) => {
  expect(trackAfter(album, index)).toBe(next);
});

test.each([
  [2, 1, 0],
  [2, 3.5, 2],
  [0, 0, 0],
  [0, 20, 0],
])('back from track %i at %s seconds leads to %i', (index, seconds, before) => {
  expect(trackBefore(album, index, seconds)).toBe(before);
});

test.each([
  [null, 1],
  ['', 1],
  ['0', 0],
  ['0.4', 0.4],
  ['7', 1],
  ['-1', 0],
  ['loud', 1],
])('%j is the volume %d', (stored, volume) => {
  expect(readVolume(stored)).toBe(volume);
});
