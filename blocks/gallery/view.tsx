import type { CSSProperties } from 'react';
import {
  followsHeight,
  readBlockData,
  VIDEO_THUMBNAIL_RATIO,
  type GallerySettings,
} from '#core/gallery/block-data.ts';
import { CAROUSEL_MEDIUM_SLIDES, CAROUSEL_NARROW_SLIDES } from '#core/gallery/carousel.ts';
import { MOVING_DESIGNS } from '#core/gallery/designs.ts';
import type { DesignOptions } from '#core/gallery/options.ts';
import { optionData, type GalleryOptionValues } from '#core/gallery/fields.ts';
import { placeInRows } from '#core/gallery/rows.ts';
import { nameSlides, type SlideName } from '#core/gallery/slide-names.ts';
import type { ViewProps } from '../kit/block.tsx';
import { Island } from '../kit/islands.tsx';
import type { GalleryValues, SlideValues } from './fields.ts';
import GalleryIsland from './island.tsx';
import { hasContent, ratioOf, Slide, SlideImage } from './slide.tsx';
import { useWords } from '../kit/words.ts';

export function GalleryView({ id, values, isEditing }: ViewProps<GalleryValues>) {
  const slides = values.slides.filter(hasContent);
  const { slides: _, ...options } = values;
  return <GalleryOf id={id} values={options} slides={slides} isEditing={isEditing} />;
}

/** A gallery that wakes when it is seen. */
export function GalleryOf(props: GalleryProps) {
  return (
    <Island
      name="gallery"
      wake="visible"
      component={GalleryIsland}
      props={{ id: props.id }}
      words={['gallery', 'video']}
      content={[<GalleryMarkup key="gallery" {...props} />]}
    />
  );
}

interface GalleryProps {
  id: string;
  values: GalleryOptionValues;
  slides: readonly SlideValues[];
  isEditing: boolean;
  /** Set where the slides are the items of a collection, with pages of their own. */
  collection?: { path: string; names: readonly SlideName[] };
}

/** Everything a gallery shows, complete before its island wakes. */
export function GalleryMarkup({ id, values, slides, isEditing, collection }: GalleryProps) {
  const say = useWords('gallery');
  const settings = readBlockData(optionData(values));
  const { design, designOptions } = settings;
  const names =
    collection?.names ?? nameSlides(slides.map(({ id, image, title }) => ({ id, src: image.src, title })));
  const isMoving = MOVING_DESIGNS.has(design);
  const inRows = design === 'autorows' ? rowsOf(slides, designOptions) : [];
  const domId = (index: number) => `b${id}-s${index + 1}`;
  return (
    <div
      className="gallery"
      data-design={design}
      data-crop={settings.cropMode}
      data-shape={designOptions.aspectRatio === null || designOptions.mixedContent ? 'own' : 'fixed'}
      {...(followsHeight(settings) && { 'data-follows': '' })}
      data-meta={settings.metaPosition}
      data-column-width={designOptions.columnWidthBehavior}
      data-alignment={designOptions.alignment}
      {...(design === 'carousel' && fits(slides.length, designOptions.slidesPerRow))}
      {...(designOptions.lightbox && { 'data-lightbox': '' })}
      {...(isEditing && { 'data-editing': '' })}
      {...(isMoving && { role: 'group', 'aria-roledescription': say('carousel') })}
      {...((isMoving || values.label !== '') && { 'aria-label': values.label || say('gallery') })}
      {...(!isMoving && values.label !== '' && { role: 'group' })}
      style={measures(settings, slides[0])}
    >
      {/* Until the engine moves it, it is scrolled, by keys too. */}
      <div className="gallery-viewport" {...(isMoving && !isEditing && { tabIndex: 0 })}>
        <ul className="gallery-track">
          {slides.map((slide, index) => (
            <Slide
              key={index}
              slide={slide}
              name={names[index] ?? { id: '', url: '' }}
              domId={domId(index)}
              settings={settings}
              isEditing={isEditing}
              collectionPath={collection?.path}
              inRows={inRows[index]}
            />
          ))}
        </ul>
      </div>
      {isMoving && slides.length > 1 && <Bar count={slides.length} hasAutoplay={settings.autoplay} />}
      {isMoving && settings.thumbnails.isShown && slides.length > 1 && (
        <Thumbnails slides={slides} domId={domId} isEditing={isEditing} />
      )}
    </div>
  );
}

function Bar({ count, hasAutoplay }: { count: number; hasAutoplay: boolean }) {
  const say = useWords('gallery');
  return (
    <div className="gallery-bar">
      <p className="gallery-count" {...(!hasAutoplay && { 'aria-live': 'polite' as const })}>
        <span className="gallery-current">1</span>
        <span aria-hidden="true"> / </span>
        <span className="visually-hidden"> {say('of')} </span>
        <span className="gallery-total">{count}</span>
      </p>
      {hasAutoplay && (
        <button
          type="button"
          className="gallery-button gallery-pause"
          aria-label={say('pause')}
          aria-pressed="false"
        >
          <Icon path="M9 6v12M15 6v12" />
          <Icon path="M8 5.5v13l11-6.5z" />
        </button>
      )}
      <button type="button" className="gallery-button gallery-previous" aria-label={say('previous')}>
        <Icon path="M19 12H5m6-6-6 6 6 6" />
      </button>
      <button type="button" className="gallery-button gallery-next" aria-label={say('next')}>
        <Icon path="M5 12h14m-6-6 6 6-6 6" />
      </button>
    </div>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function Thumbnails(props: {
  slides: readonly SlideValues[];
  domId: (index: number) => string;
  isEditing: boolean;
}) {
  const say = useWords('gallery');
  return (
    <div className="gallery-thumbnails">
      {props.slides.map((slide, index) => {
        const ratio = slide.type === 'video' ? VIDEO_THUMBNAIL_RATIO : ratioOf(slide);
        const name = slide.title || slide.image.alt || say('slide', { number: index + 1 });
        return (
          <a
            key={index}
            className="gallery-thumbnail"
            href={`#${props.domId(index)}`}
            aria-label={name}
            data-type={slide.type}
            style={{ '--ratio': ratio.toFixed(4) } as CSSProperties}
          >
            {slide.image.src !== '' && (
              <SlideImage slide={{ ...slide, isDecorative: true }} isEditing={props.isEditing} />
            )}
          </a>
        );
      })}
    </div>
  );
}

function rowsOf(slides: readonly SlideValues[], { rowHeight, gutter }: DesignOptions) {
  const gap = Number.parseFloat(gutter) || 0;
  // As it is written into the page: sums of rounded ratios are what the browser adds up.
  const ratios = slides.map((slide) => Number(ratioOf(slide).toFixed(4)));
  return placeInRows(ratios, { height: rowHeight, gap });
}

/** Where all slides fit there is nothing to move; the style sheet hides the bar there, before any script. */
function fits(count: number, perRow: number) {
  return {
    ...(count <= perRow && { 'data-fits-wide': '' }),
    ...(count <= Math.min(perRow, CAROUSEL_MEDIUM_SLIDES) && { 'data-fits-medium': '' }),
    ...(count <= Math.min(perRow, CAROUSEL_NARROW_SLIDES) && { 'data-fits-narrow': '' }),
  };
}

/** All sizes are known before a picture has come: nothing on the page moves when it does. */
function measures(settings: GallerySettings, first: SlideValues | undefined): CSSProperties {
  const { design, designOptions, thumbnails } = settings;
  const { aspectRatio, gutter, columnWidth, rowHeight, imageWidth } = designOptions;
  const perRow = design === 'carousel' ? designOptions.slidesPerRow : designOptions.perRow;
  const fixed = aspectRatio === null ? undefined : 100 / aspectRatio;
  const box = fixed ?? (first ? ratioOf(first) : 1);
  return {
    '--gallery-gap': gutter,
    '--per-row': perRow,
    '--per-row-medium': Math.min(perRow, CAROUSEL_MEDIUM_SLIDES),
    '--per-row-narrow': Math.min(perRow, CAROUSEL_NARROW_SLIDES),
    '--column-width': `${columnWidth}px`,
    '--row-height': `${rowHeight}px`,
    '--image-width': `${imageWidth}%`,
    '--thumbnail-height': `${thumbnails.height}px`,
    '--thumbnail-margin': `${thumbnails.margin}px`,
    '--thumbnail-padding': `${thumbnails.padding}px`,
    ...(fixed !== undefined && { '--fixed-ratio': fixed.toFixed(4) }),
    '--box-ratio': box.toFixed(4),
  } as CSSProperties;
}
