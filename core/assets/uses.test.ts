import { expect, test } from 'vitest';
import { showNewVersion } from './uses.ts';

const id = 'abcdefghijklmnopqrstuvwx';
const other = 'bbbbbbbbbbbbbbbbbbbbbbbb';
const picture = { src: `/images/${id}/2/jar.jpg`, width: 10, height: 20 };
const focalPoint = { x: 0, y: 1 };

test('every use shows the new version and keeps its own words', () => {
  const body = {
    shareImage: { src: `/images/${id}/jar.jpg`, alt: 'A jar', width: 1, height: 2, focalPoint },
    list: [
      { values: { image: { src: `/images/${id}/3/jar.jpg`, alt: '', width: 1, height: 2, focalPoint } } },
    ],
    stranger: { src: `/images/${other}/jar.jpg`, width: 1 },
    words: `/images/${id}/jar.jpg`,
    nothing: null,
  };
  expect(showNewVersion(body, id, picture)).toEqual({
    shareImage: { ...picture, alt: 'A jar', focalPoint },
    list: [{ values: { image: { ...picture, alt: '', focalPoint } } }],
    stranger: body.stranger,
    words: body.words,
    nothing: null,
  });
});
