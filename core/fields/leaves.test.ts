import { describe, expect, test } from 'vitest';
import type { Field } from './field.ts';
import { checkWith, choice, colour, image, link, NO_IMAGE, number, text, toggle } from './index.ts';
import { NO_LINK } from './link.ts';

const PICTURE = {
  src: '/images/abcdefghijklmnopqrstuvwx/jar.jpg',
  alt: 'A jar',
  width: 1600,
  height: 900,
  focalPoint: { x: 0, y: 1 },
};
const title = text({ max: 5, initial: 'New' });
const lines = text({ max: 20, lines: 3 });
const size = number({ min: 1, max: 10, initial: 4 });
const share = number({ min: 0, max: 1, initial: 0.5, step: 0.1 });
const level = choice([1, 2, 3], 2);
const name = choice(['small', 'large'], 'small');
const link_ = link();
const picture = image();

describe('what is right is kept', () => {
  test.each<[string, Field<unknown>, unknown]>([
    ['text', title, 'abcde'],
    ['empty text', title, ''],
    ['text in lines', lines, 'a\n\tb'],
    ['letters of any script', title, 'žlutý'],
    ['number', size, 10],
    ['fraction', share, 0.25],
    ['choice of numbers', level, 3],
    ['choice of names', name, 'large'],
    ['switch', toggle(false), true],
    ['colour', colour('#ffffff'), '#b4452b'],
    ['no colour', colour('#ffffff'), ''],
    ['link', link_, { href: '/shop', newWindow: true }],
    ['picture', picture, PICTURE],
  ])('%s', (_, field, value) => {
    expect(checkWith(field, value)).toEqual({ ok: true, value });
    expect(field.read(value)).toEqual(value);
  });

  test.each<[string, Field<unknown>, unknown, unknown]>([
    ['a colour in lower case', colour('#ffffff'), '#B4452B', '#b4452b'],
    ['a link without what is not said', link_, { href: '/a', rel: 'x' }, { href: '/a', newWindow: false }],
    ['a picture that was taken away', picture, { src: '', alt: 7 }, NO_IMAGE],
    ['a picture without foreign keys', picture, { ...PICTURE, onload: 'x' }, PICTURE],
  ])('%s', (_, field, value, kept) => {
    expect(checkWith(field, value)).toEqual({ ok: true, value: kept });
  });
});

describe('what is wrong is named when it comes in, and becomes the default when it is stored', () => {
  test.each<[Field<unknown>, unknown, string]>([
    [title, 'abcdef', 'Must be at most 5 characters.'],
    [title, 7, 'Must be text.'],
    [title, null, 'Must be text.'],
    [title, ['a'], 'Must be text.'],
    [title, 'a\nb', 'Must be a single line.'],
    [title, 'a\u0000b', 'Must not contain control characters.'],
    [lines, 'a\rb', 'Must not contain control characters.'],
    [size, 0, 'Must be between 1 and 10.'],
    [size, 11, 'Must be between 1 and 10.'],
    [size, 1.5, 'Must be a whole number.'],
    [size, Number.NaN, 'Must be a number.'],
    [size, Infinity, 'Must be a number.'],
    [size, '4', 'Must be a number.'],
    [share, 1.1, 'Must be between 0 and 1.'],
    [level, 4, '4 is not one of the expected options'],
    [level, '2', '2 is not one of the expected options'],
    [name, 'huge', 'huge is not one of the expected options'],
    [name, 'toString', 'toString is not one of the expected options'],
    [name, {}, 'This is not one of the expected options'],
    [name, 'x'.repeat(500), `${'x'.repeat(60)} is not one of the expected options`],
    [toggle(true), 'false', 'Must be on or off.'],
    [toggle(true), 0, 'Must be on or off.'],
    [colour('#ffffff'), 'red', 'Must be a colour such as #b4452b.'],
    [colour('#ffffff'), '#fff', 'Must be a colour such as #b4452b.'],
    [colour('#ffffff'), '#b4452b;x:y', 'Must be a colour such as #b4452b.'],
    [link_, '/shop', 'Must be a link.'],
    [link_, { href: 7 }, 'Must be a link.'],
    [link_, { href: '/a b' }, 'A link must not contain spaces.'],
    [link_, { href: 'java\nscript:x' }, 'A link must not contain spaces.'],
    [link_, { href: `/${'a'.repeat(2000)}` }, 'A link must be at most 2000 characters.'],
    [picture, 'x.jpg', 'Must be a picture.'],
    [
      picture,
      { ...PICTURE, src: 'https://elsewhere.example/x.jpg' },
      'Must be a picture from the site’s own files.',
    ],
    [picture, { ...PICTURE, src: '/images/../../secret' }, 'Must be a picture from the site’s own files.'],
    [
      picture,
      { ...PICTURE, alt: 'x'.repeat(1001) },
      'The description must be text of at most 1000 characters.',
    ],
    [picture, { ...PICTURE, width: 0 }, 'Width and height must be whole numbers of pixels.'],
    [picture, { ...PICTURE, height: 1.5 }, 'Width and height must be whole numbers of pixels.'],
    [
      picture,
      { ...PICTURE, focalPoint: { x: 2, y: 0 } },
      'The focal point must be two numbers between 0 and 1.',
    ],
    [picture, { ...PICTURE, focalPoint: undefined }, 'The focal point must be two numbers between 0 and 1.'],
  ])('%# %j', (field, value, message) => {
    expect(checkWith(field, value)).toEqual({ ok: false, problems: [{ path: '', message }] });
    expect(field.read(value)).toEqual(field.initial);
  });

  test('a link’s default is no link', () => {
    expect(link_.initial).toEqual(NO_LINK);
  });
});
