import { renderToStaticMarkup } from '#blocks/kit/testing/render.tsx';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fromText } from '#core/rich-text/from-text.ts';
import { draw, PICTURE } from '../kit/testing/draw.tsx';
import image from './block.ts';
import { SHAPE_MASKS } from './fields.ts';

test.each(['inline', 'poster', 'card', 'overlap', 'collage', 'stack'])(
  'the layout %s has its class',
  (layout) => {
    expect(draw(image, { image: PICTURE, layout, title: 'A jar' })).toContain(`class="image is-${layout}"`);
  },
);

test('without words every layout is a picture alone', () => {
  expect(draw(image, { image: PICTURE, layout: 'card' })).toContain('class="image is-inline"');
});

test('the picture keeps its place, its focal point and its choice of sizes', () => {
  const markup = draw(image, {
    image: PICTURE,
    ratio: 'tall',
    fit: 'contain',
    shadow: 'light',
    border: 'white',
  });
  for (const part of [
    'data-ratio="tall"',
    'data-fit="contain"',
    'data-shadow="light"',
    'data-border="white"',
    'width="1600" height="900"',
    'alt="A jar"',
    'data-image-dimensions="1600x900"',
    'data-image-focal-point="0.25,0.75"',
    'object-position:25% 75%',
    'loading="lazy"',
    '?format=750w 750w',
  ])
    expect(markup).toContain(part);
});

test('the first picture of a page is asked for at once', () => {
  expect(draw(image, { image: PICTURE, eager: 'first' })).toMatch(/loading="eager".*fetchPriority="high"/);
});

test.each(SHAPE_MASKS.filter((mask) => mask !== 'none'))('the mask %s is named on the block', (mask) => {
  expect(draw(image, { image: PICTURE, mask })).toContain(`data-shape-mask="${mask}"`);
});

test('every mask has its outline', () => {
  const masks = readFileSync(join(import.meta.dirname, 'masks.css'), 'utf8');
  expect(SHAPE_MASKS).toHaveLength(33);
  for (const mask of SHAPE_MASKS.slice(1)) expect(masks).toContain(`[data-shape-mask='${mask}']`);
});

test('a mask of the first set keeps its form under its new name', () => {
  expect(image.fields.read({ image: PICTURE, mask: 'petal' })).toMatchObject({ mask: 'leaf' });
});

test('without a mask there is no attribute', () => {
  expect(draw(image, { image: PICTURE })).not.toContain('data-shape-mask');
});

test.each([
  ['own', 1600 / 900],
  ['square', 1],
  ['tall', 2 / 3],
] as const)('the shape %s is told to scripts as a number', (ratio, expected) => {
  const values = image.fields.read({ image: PICTURE, ratio });
  expect(image.definition?.(values)).toEqual({ imageAspectRatio: expected });
});

describe('words', () => {
  test('title, note, text and button, each only when there is one', () => {
    const markup = draw(image, {
      image: PICTURE,
      title: 'Honey',
      note: '€ 9',
      text: fromText('From *chestnut*.'),
      to: { href: '/honey' },
      action: 'Buy',
    });
    expect(markup).toContain('<p class="image-title">Honey</p><p class="image-note">€ 9</p>');
    expect(markup).toContain('<div class="image-text prose"><p>From <em>chestnut</em>.</p></div>');
    expect(markup).toContain('<a href="/honey" class="button is-theme is-medium">Buy</a>');
    expect(draw(image, { image: PICTURE, title: 'Honey' })).not.toMatch(/image-note|image-text|image-action/);
  });

  test('without a button the title is the link, or the note, or the picture', () => {
    const to = { href: '/honey' };
    expect(draw(image, { image: PICTURE, to, title: 'Honey', note: '€ 9' })).toContain(
      '<a href="/honey">Honey</a></p><p class="image-note">€ 9</p>',
    );
    expect(draw(image, { image: PICTURE, to, note: '€ 9' })).toContain('<a href="/honey">€ 9</a>');
    expect(draw(image, { image: PICTURE, to })).toContain('<a href="/honey"><img');
  });

  test('a linked picture without a description still has a name', () => {
    expect(draw(image, { image: { ...PICTURE, alt: '' }, to: { href: '/honey' } })).toContain(
      '<span class="visually-hidden">/honey</span>',
    );
  });
});

test('an empty block asks for a picture in the editor and leaves no trace on the page', () => {
  expect(draw(image, {}, { isEditing: true })).toContain('Choose a picture');
  expect(draw(image, { title: 'Words' })).toBe('');
  expect(draw(image, { image: { ...PICTURE, src: 'https://elsewhere.example/x.jpg' } })).toBe('');
});

test.each([
  [{}, '(max-width: 432px) 100vw, (max-width: 800px) 50vw, (min-width: 1744px) 400px, 25vw'],
  [{ ratio: 'square' }, '(max-width: 432px) 178vw, (max-width: 800px) 89vw, (min-width: 1744px) 712px, 45vw'],
  [{ layout: 'card' }, '(max-width: 432px) 100vw, (max-width: 800px) 50vw, (min-width: 1744px) 400px, 25vw'],
])('%o asks for a picture as wide as its place', (values, sizes) => {
  const { fields, View } = image;
  const room = { wide: 1 / 4, tablet: 1 / 2, phone: 1, isBounded: true };
  const markup = renderToStaticMarkup(
    <View id="b" isEditing={false} room={room} values={fields.read({ image: PICTURE, ...values })} />,
  );
  expect(/sizes="(.*?)"/.exec(markup)?.[1]).toBe(sizes);
});
