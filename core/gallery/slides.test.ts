import { expect, test } from 'vitest';
import { nameSlides } from './slide-names.ts';
import { askedSlide, findSlide, historyKey, slideAddress } from './slides.ts';

const asset = 'abcdefghijklmnopqrstuvwx';

test('every slide has a name of its own', () => {
  const slide = { id: '', src: `/images/${asset}/Two Hills.jpg`, title: '' };
  expect(
    nameSlides([slide, slide, { id: 'own', src: '', title: 'Évening' }, { id: '', src: '', title: '' }]),
  ).toEqual([
    { id: asset, url: 'two-hills' },
    { id: `${asset}-2`, url: 'two-hills-2' },
    { id: 'own', url: 'evening' },
    { id: 'slide-4', url: 'slide-4' },
  ]);
});

test.each([
  [true, 'itemId'],
  ['photo', 'photo'],
  [false, undefined],
  ['', undefined],
])('history %j is kept under %j', (setting, key) => {
  expect(historyKey(setting)).toBe(key);
});

const slides = [
  { id: 'a', url: 'one' },
  { id: '2', url: 'two' },
  { id: 'c', url: 'three' },
];

test.each([
  ['a', 0],
  ['two', 1],
  ['2', 1],
  ['0', 0],
  ['1', 1],
  ['unknown', undefined],
  ['7', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j is slide %j', (wanted, index) => {
  expect(findSlide(wanted, slides)).toBe(index);
});

const page = { pathname: '/photos', search: '', hash: '' };

test.each([
  [{ search: '?itemId=a' }, undefined, 'a'],
  [{ hash: '#itemId=b' }, undefined, 'b'],
  [{ pathname: '/photos/sun%20set' }, '/photos', 'sun set'],
  [{ pathname: '/photos/sunset/' }, '/photos/', 'sunset'],
  [{ pathname: '/photos/a/b%20c' }, '/photos', 'a/b c'],
  [{ pathname: '/photosets/a' }, '/photos', undefined],
  [{ pathname: '/photos/%' }, '/photos', '%'],
  [{ search: '?nomotion=true' }, '/photos', undefined],
])('%j below %j asks for %j', (address, collection, asked) => {
  expect(askedSlide({ ...page, ...address }, 'itemId', collection)).toBe(asked);
});

test.each([
  [{}, '/photos', '/photos/sun%20set'],
  [{}, '/photos/', '/photos/sun%20set'],
  [{ pathname: '/a', search: '?b=1' }, undefined, '/a?b=1&itemId=sun+set'],
  [{ search: '?itemId=old' }, '/photos', '/photos/sun%20set'],
])('from %j below %j the address is %j', (address, collection, result) => {
  expect(slideAddress({ ...page, ...address }, { key: 'itemId', value: 'sun set' }, collection)).toBe(result);
});
