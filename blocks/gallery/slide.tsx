import { pathBelow } from '#core/collections/address.ts';
import type { GallerySettings } from '#core/gallery/block-data.ts';
import { MOVING_DESIGNS } from '#core/gallery/designs.ts';
import type { PictureInRow } from '#core/gallery/rows.ts';
import type { SlideName } from '#core/gallery/slide-names.ts';
import { blurGround, renditionUrl } from '#core/images/images.ts';
import { safeHref } from '#core/links/links.ts';
import { VIDEO_ASPECT_PADDING } from '#core/video/player.ts';
import { readEmbed } from '#core/video/embed.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Poster } from '../video/poster.tsx';
import type { SlideValues } from './fields.ts';
import { useWords } from '../kit/words.ts';

/** One transparent pixel: what an image holds until its own picture is wanted. */
const NOTHING_YET = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const NO_SCRIPT_WIDTH = 1000;
const LARGE_WIDTH = 2500;

export interface SlideProps {
  slide: SlideValues;
  name: SlideName;
  domId: string;
  settings: GallerySettings;
  isEditing: boolean;
  collectionPath?: string | undefined;
  /** Where it stands in rows, for each band of widths. */
  inRows?: readonly PictureInRow[] | undefined;
}

export const hasContent = ({ type, image, video }: SlideValues) =>
  type === 'video' ? readEmbed(video).type !== 'invalid' : image.src !== '';

/** Width over height of a slide. */
export function ratioOf({ type, image, video }: SlideValues): number {
  if (type === 'video') return readEmbed(video).ratio ?? 100 / VIDEO_ASPECT_PADDING;
  return image.height > 0 ? image.width / image.height : 1;
}

export function Slide({ slide, name, domId, settings, isEditing, collectionPath, inRows }: SlideProps) {
  const { image, title, description, clickThrough, type } = slide;
  const link = safeHref(clickThrough.href);
  const { x, y } = image.focalPoint;
  const hasWords = settings.captions && (title !== '' || description !== '');
  return (
    <li
      id={domId}
      className="gallery-slide"
      data-type={type}
      data-slide-id={name.id}
      data-slide-url={name.url}
      data-src={image.src}
      data-image-dimensions={`${image.width}x${image.height}`}
      data-image-focal-point={`${x},${y}`}
      {...(link !== undefined && { 'data-click-through-url': link })}
      {...(collectionPath !== undefined && { 'data-collection-full-url': collectionPath })}
      style={{ '--ratio': ratioOf(slide).toFixed(4), ...rowMeasures(inRows) } as CSSProperties}
    >
      {type === 'video' ? (
        <div className="gallery-media">
          <Poster
            html={slide.video}
            title={title}
            overlay={image}
            mode={settings.cropMode === 'cover' ? 'fill' : 'fit'}
            sizes="(max-width: 800px) 100vw, 50vw"
          />
        </div>
      ) : (
        <Media
          slide={slide}
          link={link ?? pageOf(settings, name, collectionPath)}
          isLarge={settings.designOptions.lightbox}
        >
          <SlideImage slide={slide} isEditing={isEditing} />
        </Media>
      )}
      {hasWords && (
        <div className="gallery-meta">
          {title !== '' && <p className="gallery-title">{title}</p>}
          {description !== '' && <p className="gallery-description">{description}</p>}
        </div>
      )}
    </li>
  );
}

function rowMeasures(inRows: readonly PictureInRow[] = []) {
  return Object.fromEntries(
    inRows.flatMap(({ height, rest }, band) => [
      [`--h${band}`, height],
      ...(rest === undefined ? [] : [[`--m${band}`, rest]]),
    ]),
  );
}

/** Where everything lies open a picture of a collection leads to its own page. */
function pageOf({ design, designOptions }: GallerySettings, { url }: SlideName, collectionPath?: string) {
  if (collectionPath === undefined || designOptions.lightbox || MOVING_DESIGNS.has(design)) return undefined;
  return pathBelow({ path: collectionPath }, url);
}

function Media(props: {
  slide: SlideValues;
  link: string | undefined;
  isLarge: boolean;
  children: ReactNode;
}) {
  const say = useWords('gallery');
  const { slide, link, isLarge, children } = props;
  const { image, title, clickThrough } = slide;
  if (link === undefined && !isLarge) return <div className="gallery-media">{children}</div>;
  const name = slide.isDecorative || image.alt === '' ? title || say('picture') : image.alt;
  return link === undefined ? (
    // Without script the large picture opens by itself.
    <a className="gallery-media" data-large="" href={renditionUrl(image.src, LARGE_WIDTH)} aria-label={name}>
      {children}
    </a>
  ) : (
    <a
      className="gallery-media"
      href={link}
      aria-label={name}
      {...(clickThrough.newWindow && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  );
}

export function SlideImage({ slide, isEditing }: { slide: SlideValues; isEditing: boolean }) {
  const { image } = slide;
  const alt = slide.isDecorative ? '' : image.alt;
  const { x, y } = image.focalPoint;
  const shared = {
    width: image.width,
    height: image.height,
    alt,
    style: { objectPosition: `${x * 100}% ${y * 100}%`, ...blurGround(image.blur) },
  };
  if (isEditing) return <img {...shared} src={renditionUrl(image.src, NO_SCRIPT_WIDTH)} />;
  return (
    <>
      <img
        {...shared}
        src={NOTHING_YET}
        data-src={image.src}
        data-image-dimensions={`${image.width}x${image.height}`}
        data-image-focal-point={`${x},${y}`}
      />
      <noscript>
        <img {...shared} src={renditionUrl(image.src, NO_SCRIPT_WIDTH)} loading="lazy" />
      </noscript>
    </>
  );
}
