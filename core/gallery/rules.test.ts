import { describe, expect, test } from 'vitest';
import { defaultSettings, readBlockData } from './block-data.ts';
import { clampGroup, firstOfGroup, groupOf, slidesPerRowAt, totalGroups } from './carousel.ts';
import { alignmentOf, BLOCK_DESIGNS, DESIGNS, resolveDesign } from './designs.ts';
import { clickMove, designOptions, positiveNumber, thumbnailStripPadding } from './options.ts';

test.each([
  ['slider', 'strip'],
  ['slideshow', 'stacked'],
  ['stacked', 'stacked'],
  ['autorows', 'autorows'],
  ['foo', undefined],
  [undefined, undefined],
])('the design %j is laid out as %j', (name, design) => {
  expect(resolveDesign(name)).toBe(design);
});

test('every design that a block can have is laid out', () => {
  expect(new Set(BLOCK_DESIGNS.map(resolveDesign))).toEqual(new Set(DESIGNS));
});

test('an unknown design is named', () => {
  expect(() => readBlockData({ design: 'foo' })).toThrow(
    'These are not the gallery designs you are looking for: foo',
  );
});

describe('defaults', () => {
  test.each([
    ['carousel', { slidesPerRow: 3, gutter: '1%' }],
    ['grid', { perRow: 4, gutter: '20px' }],
    ['autorows', { rowHeight: 250, gutter: '20px' }],
    ['autogrid', { columnWidth: 250, gutter: '0px', columnWidthBehavior: 'min' }],
    ['autocolumns', { columnWidth: 250, gutter: '0px' }],
    ['strip', { speed: 0.5, preloadCount: 1, alignment: 'middle', aspectRatio: 50 }],
    ['stacked', { speed: 1, preloadCount: 1, autoHeight: true, clickBehavior: 'next', transition: 'fade' }],
  ] as const)('%s', (design, options) => {
    expect(designOptions(design)).toMatchObject(options);
  });

  test('of every gallery', () => {
    expect(defaultSettings('stacked')).toMatchObject({
      loop: true,
      keyboard: true,
      lazyLoad: true,
      refreshOnResize: true,
      refreshOnOrientationChange: true,
      useBgImage: false,
      historyHash: false,
      currentIndex: 0,
      autoplay: false,
      keys: { previous: 37, next: 39 },
      autoplayOptions: { timeout: 1000, pauseOnMouseover: ['container', 'controls'] },
    });
    expect(defaultSettings('strip').loop).toBe(true);
    expect(defaultSettings('carousel').loop).toBe(false);
  });
});

test.each([
  [
    { design: 'carousel', slidesPerRow: '4', lightbox: 'true' },
    { slidesPerRow: 4, lightbox: true },
  ],
  [{ design: 'slideshow', imageAspectRatio: 2 }, { aspectRatio: 50 }],
  [{ design: 'slideshow', imageAspectRatio: 'Auto' }, { aspectRatio: null }],
  [{ design: 'slider' }, { aspectRatio: 50 }],
  [{ design: 'slider', vSize: 4 }, { aspectRatio: 20 }],
  [{ design: 'slider', vSize: 4, imageAspectRatio: 4 }, { aspectRatio: 25 }],
  [{ design: 'slider', 'active-alignment': 'right' }, { alignment: 'end' }],
  [{ design: 'grid' }, { perRow: 4, gutter: '20px', aspectRatio: null }],
  [
    { design: 'grid', 'thumbnails-per-row': 6, padding: 8, 'square-thumbs': true },
    { perRow: 6, gutter: '8px', aspectRatio: 100 },
  ],
  [
    { design: 'autocolumns', columnWidth: '300px', gutter: 30 },
    { columnWidth: 300, gutter: '30px' },
  ],
  [{ design: 'autocolumns', columnWidth: -5 }, { columnWidth: 250 }],
  [{ design: 'list' }, { imageWidth: 40 }],
  [{ design: 'list', listImageSize: 25 }, { imageWidth: 25 }],
  [{ design: 'grid', mixedContent: true }, { mixedContent: true }],
  [
    { design: 'slideshow', transition: 'scroll', transitionDirection: 'vertical' },
    { transition: 'scroll', transitionOptions: { direction: 'vertical' } },
  ],
  [{ design: 'slideshow', transitionOptions: { zoom: 1.2 } }, { transitionOptions: { zoom: 1.2 } }],
  [
    { design: 'slideshow', preloadCount: 2, autoHeight: false },
    { preloadCount: 2, autoHeight: false },
  ],
  [{ design: 'slideshow', preloadCount: -1 }, { preloadCount: 1 }],
  [{ design: 'carousel', currentGroup: '1' }, { currentGroup: 1 }],
])('block data %j lays out %j', (data, options) => {
  expect(readBlockData(data).designOptions).toMatchObject(options);
});

test.each([
  [{ 'autoplay-duration': 4 }, { autoplayOptions: { timeout: 4000 } }],
  [{ 'autoplay-duration': 0 }, { autoplayOptions: { timeout: 5000 } }],
  [{ 'autoplay-duration': 'x' }, { autoplayOptions: { timeout: 5000 } }],
  [{}, { autoplay: false, autoplayOptions: { timeout: 5000, randomize: false }, metaPosition: 'bottom' }],
  [
    { autoplay: 'true', randomize: true },
    { autoplay: true, autoplayOptions: { randomize: true } },
  ],
  [{ 'meta-position': 'top-left' }, { metaPosition: 'top-left' }],
  [{ 'meta-position': 'x' }, { metaPosition: 'bottom' }],
  [{ 'auto-crop': true }, { cropMode: 'cover' }],
  [{ 'auto-crop': false }, { cropMode: 'contain' }],
  [{ lightboxTheme: 'light' }, { lightboxTheme: 'light' }],
  [{ lightboxTheme: 'x' }, { lightboxTheme: 'dark' }],
  [{ loop: false }, { loop: false }],
  [
    { thumbnails: true, 'thumbnail-strip-height': 60, 'thumbnail-strip-margin': 4, padding: 10 },
    { thumbnails: { isShown: true, height: 60, margin: 4, padding: 5 } },
  ],
  [{ historyHash: true }, { historyHash: true }],
  [{ historyHash: 'photo' }, { historyHash: 'photo' }],
  [{ loaderOptions: { dprMax: 1 } }, { loaderOptions: { dprMax: 1 } }],
  [{ videoLoaderOptions: { mode: 'fill' } }, { videoLoaderOptions: { mode: 'fill' } }],
  [{ speed: 0.2, easing: 'linear' }, { designOptions: { speed: 0.2, easing: 'linear' } }],
  [{ easing: 'bounce' }, { designOptions: { easing: null } }],
])('block data %j sets %j', (data, settings) => {
  expect(readBlockData({ design: 'slideshow', ...data })).toMatchObject(settings);
});

test.each([
  ['left', 'start'],
  ['center', 'middle'],
  ['right', 'end'],
  ['x', 'middle'],
  [undefined, 'middle'],
])('the side %j aligns at the %s', (side, alignment) => {
  expect(alignmentOf(side)).toBe(alignment);
});

test('what is invalid keeps its default', () => {
  expect(designOptions('strip', { alignment: 'top', speed: -1 })).toMatchObject({
    alignment: 'middle',
    speed: 0.5,
  });
  expect(designOptions('autogrid', { columnWidthBehavior: 'x', columnWidth: 0 })).toMatchObject({
    columnWidthBehavior: 'min',
    columnWidth: 250,
  });
});

test.each([
  [0, undefined],
  [-5, undefined],
  ['abc', undefined],
  [300, 300],
  ['300', 300],
  ['300px', 300],
  [Number.NaN, undefined],
])('the column width %j is %j', (value, width) => {
  expect(positiveNumber(value)).toBe(width);
});

test.each([
  ['next', 0.1, 'next'],
  ['previous', 0.9, 'previous'],
  ['auto', 0.2, 'previous'],
  ['auto', 0.8, 'next'],
  ['side', 0.2, 'previous'],
  ['x', 0.8, undefined],
])('clicking with %j at %d goes %j', (behavior, share, move) => {
  const { clickBehavior } = designOptions('stacked', { clickBehavior: behavior });
  expect(clickMove(clickBehavior, share)).toBe(move);
});

test.each([
  [10, 5],
  [5, 5],
  [3, 3],
])('a thumbnail strip with padding %d gets %d', (asked, padding) => {
  expect(thumbnailStripPadding(asked)).toBe(padding);
});

describe('a carousel', () => {
  test.each([
    [479, 4, 2],
    [480, 4, 3],
    [400, 1, 1],
    [723, 5, 3],
    [724, 5, 5],
    [700, 2, 2],
  ])('of %d px with %d in a row shows %d', (width, asked, shown) => {
    expect(slidesPerRowAt(width, asked)).toBe(shown);
  });

  test.each([
    [9, 3, 3],
    [7, 3, 3],
    [3, 3, 1],
    [0, 3, 0],
  ])('of %d slides, %d in a row, has %d groups', (slides, perRow, groups) => {
    expect(totalGroups(slides, perRow)).toBe(groups);
  });

  test.each([
    [5, 2],
    [-1, 0],
    [1, 1],
  ])('has group %d at %d', (asked, group) => {
    expect(clampGroup(asked, 3)).toBe(group);
  });

  test.each([
    [0, 7, 0],
    [1, 7, 3],
    [2, 7, 4],
    [9, 7, 4],
    [1, 2, 0],
  ])('shows in group %d of %d slides from slide %d on', (group, slides, first) => {
    expect(firstOfGroup(group, slides, 3)).toBe(first);
  });

  test('knows the group of a slide', () => {
    expect([0, 2, 3, 6].map((slide) => groupOf(slide, 7, 3))).toEqual([0, 0, 1, 2]);
  });
});
