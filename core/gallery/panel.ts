import type { PanelGroup } from '../fields/field.ts';
import { resolveDesign, type Design } from './designs.ts';

interface GalleryChoices {
  design: string;
  captions: boolean;
  lightbox: boolean;
  transition: string;
  thumbnails: boolean;
  autoplay: boolean;
  'square-thumbs': boolean;
  imageAspectRatio: number | 'Auto';
}

/** What shapes each design; everything else would change nothing. */
const LAYOUT: Readonly<Record<Design, readonly string[]>> = {
  grid: ['thumbnails-per-row', 'square-thumbs', 'imageAspectRatio', 'padding'],
  autogrid: ['columnWidth', 'columnWidthBehavior', 'imageAspectRatio', 'gutter', 'mixedContent'],
  autocolumns: ['columnWidth', 'columnWidthBehavior', 'gutter'],
  autorows: ['rowHeight', 'gutter'],
  carousel: ['slidesPerRow', 'imageAspectRatio', 'gutter', 'mixedContent'],
  list: ['listImageSize', 'imageAspectRatio', 'gutter'],
  strip: ['active-alignment', 'imageAspectRatio', 'vSize', 'gutter', 'activeSlideClickBehavior'],
  stacked: ['transition', 'transitionDirection', 'imageAspectRatio', 'auto-crop', 'clickBehavior'],
};

const MOVES: readonly Design[] = ['stacked', 'strip', 'carousel'];

/** What an owner is asked about a gallery: only what fits the design, and what was chosen with it. */
export function galleryPanel(values: GalleryChoices): readonly PanelGroup[] {
  const design = resolveDesign(values.design) ?? 'grid';
  const isMoving = MOVES.includes(design);
  const layout = LAYOUT[design].filter((name) => {
    if (name === 'transitionDirection') return values.transition === 'scroll';
    if (name === 'imageAspectRatio') return design !== 'grid' || !values['square-thumbs'];
    // A shape that was given decides the height already.
    return name !== 'vSize' || values.imageAspectRatio === 'Auto';
  });
  const opensLarge = design !== 'strip' || values.lightbox;
  return [
    { title: 'Pictures', fields: ['slides'] },
    { title: 'Design', fields: ['design', ...layout] },
    {
      title: 'Words',
      fields: ['captions', ...(design === 'stacked' && values.captions ? ['meta-position'] : [])],
    },
    {
      title: 'Large pictures',
      fields: ['lightbox', ...(opensLarge && values.lightbox ? ['lightboxTheme'] : [])],
    },
    ...(isMoving
      ? [
          {
            title: 'Movement',
            fields: [
              'autoplay',
              ...(values.autoplay ? ['autoplay-duration', 'randomize'] : []),
              'loop',
              ...(design === 'carousel' ? [] : ['thumbnails']),
              ...(design !== 'carousel' && values.thumbnails
                ? ['thumbnail-strip-height', 'thumbnail-strip-margin']
                : []),
            ],
          },
        ]
      : []),
    {
      title: 'More',
      fields: ['label', ...(isMoving ? ['historyHash'] : []), 'useBgImage'],
      isFolded: true,
    },
  ];
}
