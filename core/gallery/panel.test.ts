import { expect, test } from 'vitest';
import { galleryPanel } from './panel.ts';

const CHOICES = {
  design: 'grid',
  captions: true,
  lightbox: false,
  transition: 'fade',
  thumbnails: false,
  autoplay: false,
  'square-thumbs': true,
  imageAspectRatio: 'Auto',
} as const;

const offered = (more: Partial<Parameters<typeof galleryPanel>[0]>) =>
  galleryPanel({ ...CHOICES, ...more }).flatMap(({ fields }) => fields);

test.each([
  [
    'slideshow',
    ['autoplay', 'transition', 'auto-crop', 'thumbnails', 'meta-position'],
    ['slidesPerRow', 'padding', 'vSize'],
  ],
  ['stacked', ['transition'], ['gutter']],
  ['slider', ['active-alignment', 'thumbnails', 'vSize', 'imageAspectRatio'], ['transition', 'columnWidth']],
  [
    'grid',
    ['thumbnails-per-row', 'square-thumbs', 'padding', 'lightbox'],
    ['autoplay', 'gutter', 'rowHeight'],
  ],
  ['carousel', ['slidesPerRow', 'gutter', 'imageAspectRatio'], ['thumbnails', 'transition', 'padding']],
  ['autogrid', ['columnWidth', 'columnWidthBehavior', 'gutter'], ['rowHeight', 'autoplay']],
  ['autocolumns', ['columnWidth', 'gutter'], ['rowHeight', 'slidesPerRow']],
  ['autorows', ['rowHeight', 'gutter'], ['columnWidth', 'imageAspectRatio']],
  ['list', ['listImageSize'], ['columnWidth', 'autoplay', 'meta-position']],
])('%s offers %j and not %j', (design, fitting, others) => {
  const fields = offered({ design });
  expect(fields).toEqual(expect.arrayContaining(['slides', 'design', 'captions', 'lightbox', ...fitting]));
  expect(fields.filter((field) => others.includes(field))).toEqual([]);
  expect(new Set(fields).size).toBe(fields.length);
});

test.each([
  [{ design: 'slideshow', autoplay: true }, 'autoplay-duration'],
  [{ design: 'slideshow', thumbnails: true }, 'thumbnail-strip-height'],
  [{ design: 'slideshow', transition: 'scroll' }, 'transitionDirection'],
  [{ lightbox: true }, 'lightboxTheme'],
  [{ 'square-thumbs': false }, 'imageAspectRatio'],
])('with %j also %s, otherwise not', (more, field) => {
  expect(offered(more)).toContain(field);
  expect(offered('design' in more ? { design: more.design } : {})).not.toContain(field);
});

test('a strip with a shape of its own is not asked for its height', () => {
  expect(offered({ design: 'slider', imageAspectRatio: 2 })).not.toContain('vSize');
});
