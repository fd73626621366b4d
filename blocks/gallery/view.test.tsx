import { describe, expect, test } from 'vitest';
import { checkWith } from '#core/fields/index.ts';
import { BLOCK_DESIGNS, resolveDesign } from '#core/gallery/designs.ts';
import { BLOCK_ID, draw, PICTURE } from '../kit/testing/draw.tsx';
import gallery from './block.ts';

const slides = [
  { image: PICTURE, title: 'One', description: 'Words' },
  { image: { ...PICTURE, alt: '' }, isDecorative: true },
  { image: PICTURE, clickThrough: { href: '/about' } },
  { type: 'video', title: 'Film', video: 'https://vimeo.com/76979871' },
];
const drawn = (values: object = {}) => draw(gallery, { slides, ...values });

test.each(BLOCK_DESIGNS)('the design %s is written whole', (design) => {
  const markup = drawn({ design });
  expect(markup).toContain(`data-design="${resolveDesign(design)}"`);
  expect(markup.match(/class="gallery-slide"/g)).toHaveLength(4);
});

describe('a slide says what it is', () => {
  const markup = drawn();

  test.each([
    'data-type="image" data-slide-id="abcdefghijklmnopqrstuvwx" data-slide-url="one"',
    'data-slide-id="abcdefghijklmnopqrstuvwx-2" data-slide-url="jar"',
    'data-type="video"',
    'data-src="/images/abcdefghijklmnopqrstuvwx/jar.jpg"',
    'data-image-dimensions="1600x900"',
    'data-image-focal-point="0.25,0.75"',
    'data-click-through-url="/about"',
    '--ratio:1.7778',
  ])('%s', (attribute) => {
    expect(markup).toContain(attribute);
  });

  test('and loads nothing before it is wanted, but everything without script', () => {
    expect(markup).toContain('src="data:image/gif');
    expect(markup).toMatch(/<noscript><img[^>]*src="[^"]*\?format=1000w"/);
    expect(markup).not.toContain('player.vimeo.com/video/76979871?autoplay');
  });
});

test('a link that could run script is none', () => {
  const markup = draw(gallery, {
    slides: [{ image: PICTURE, clickThrough: { href: 'javascript:alert(1)' } }],
  });
  expect(markup).not.toContain('javascript:');
});

test('with a lightbox the large picture is a link that needs no script', () => {
  expect(drawn({ lightbox: true })).toContain('href="/images/abcdefghijklmnopqrstuvwx/jar.jpg?format=2500w"');
});

test.each([
  [{ design: 'slideshow', imageAspectRatio: 2 }, '--fixed-ratio:2.0000'],
  [{ design: 'grid', 'thumbnails-per-row': 6 }, '--per-row:6;--per-row-medium:3;--per-row-narrow:2'],
  [{ design: 'autorows', rowHeight: 180 }, '--row-height:180px'],
  [{ design: 'autocolumns', columnWidth: 300, gutter: 12 }, '--gallery-gap:12px'],
  [{ design: 'carousel' }, '--gallery-gap:1%'],
  [{ design: 'list', listImageSize: 25 }, '--image-width:25%'],
  [{ design: 'slideshow', 'meta-position': 'top-left' }, 'data-meta="top-left"'],
  [{ design: 'slideshow', thumbnails: true, 'thumbnail-strip-height': 60 }, '--thumbnail-height:60px'],
  [{ design: 'slideshow', autoplay: true }, 'gallery-pause'],
])('%j', (values, markup) => {
  expect(drawn(values)).toContain(markup);
});

test('captions can be left out', () => {
  expect(drawn({ captions: false })).not.toContain('gallery-meta');
});

test('scripts may know its data', () => {
  const values = gallery.fields.read({ slides, design: 'carousel', slidesPerRow: 4, loop: 'yes' });
  const data = gallery.definition?.(values);
  expect(data).toMatchObject({ design: 'carousel', slidesPerRow: 4, loop: true });
  expect(data).not.toHaveProperty('slides');
});

test('nothing without slides, a hint in the editor', () => {
  expect(draw(gallery)).toBe('');
  expect(draw(gallery, {}, { isEditing: true })).toContain('Add pictures or videos');
  expect(draw(gallery, { slides: [{ type: 'video', video: '<p>' }] })).toBe('');
});

test('in the editor pictures are there at once', () => {
  const markup = draw(gallery, { slides }, { isEditing: true });
  expect(markup).toContain('data-editing');
  expect(markup).not.toContain('<noscript><img');
  expect(markup).toContain(`id="b${BLOCK_ID}-s1"`);
});

test('fifty pictures are the limit, and what is stored above stays', () => {
  const many = Array.from({ length: 51 }, () => ({ image: PICTURE }));
  expect(checkWith(gallery.fields, { slides: many })).toEqual({
    ok: false,
    problems: [{ path: 'slides', message: 'A gallery can hold up to 50 images.' }],
  });
  expect((gallery.fields.read({ slides: many }) as { slides: unknown[] }).slides).toHaveLength(51);
});

test('an embed that is none is refused with its own words', () => {
  expect(checkWith(gallery.fields, { slides: [{ type: 'video', video: '<p>hi</p>' }] })).toEqual({
    ok: false,
    problems: [{ path: 'slides.0.video', message: 'Invalid video embed.' }],
  });
});
