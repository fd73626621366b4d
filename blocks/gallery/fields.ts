import { GALLERY_MEDIA_TYPES } from '#core/enumerations/content.ts';
import { choice, group, image, link, list, text, toggle, type ValueOf } from '#core/fields/index.ts';
import { drawnAs, galleryOptions, optionData } from '#core/gallery/fields.ts';
import { galleryImagesLimitMessage, MAX_IMAGES_PER_GALLERY } from '#core/limits.ts';
import { embed } from '../video/embed-field.ts';

export const slide = group({
  type: choice(['image', 'video'], 'image', { label: 'Kind' }),
  /** Where it came from: uploaded for this gallery, or one of the site's files. */
  mediaType: choice(GALLERY_MEDIA_TYPES, 'image empty', { label: 'Source' }),
  id: text({ max: 80, isLiteral: true, label: 'Id' }),
  image: image({ label: 'Picture', video: 'video' }),
  isDecorative: toggle(false, { label: 'Decorative', help: 'Left out when the page is read aloud.' }),
  title: text({ max: 200, label: 'Title' }),
  description: text({ max: 2000, lines: 4, label: 'Description' }),
  clickThrough: link({ label: 'Link', help: 'A click leads there instead of opening the picture.' }),
  video: embed({ label: 'Video', help: 'Its address or embed code.', overlay: 'image' }),
});

export type SlideValues = ValueOf<typeof slide>;

export const fields = group({
  slides: drawnAs(
    'slides',
    list(slide, {
      max: MAX_IMAGES_PER_GALLERY,
      tooMany: galleryImagesLimitMessage(),
      label: 'Pictures and videos',
    }),
  ),
  ...galleryOptions,
});

export type GalleryValues = ValueOf<typeof fields>;

export const blockData = ({ slides: _slides, ...options }: GalleryValues) => optionData(options);
