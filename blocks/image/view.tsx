import type { CSSProperties } from 'react';
import type { ImageValue } from '#core/fields/index.ts';
import { pictureSizes, WHOLE_WINDOW, type Frame } from '#core/picture-sizes.ts';
import { isEmptyRichText } from '#core/rich-text/document.ts';
import type { ViewProps } from '../kit/block.tsx';
import { editable } from '../kit/editable.ts';
import { Link } from '../kit/link.tsx';
import { Picture } from '../kit/picture.tsx';
import { Prose } from '../kit/rich-text.tsx';
import { SHAPES } from '../kit/shapes.ts';
import type { ImageValues } from './fields.ts';

/** How much of the block a picture takes beside its words, as in the style sheet. */
const SHARES: Partial<Record<ImageValues['layout'], number>> = {
  card: 6 / 12,
  overlap: 8 / 12,
  collage: 10 / 12,
};

export function ImageView({ values, isEditing, room = WHOLE_WINDOW }: ViewProps<ImageValues>) {
  const { image, to } = values;
  const words = hasWords(values);
  const picture = (
    <Picture
      image={image}
      sizes={pictureSizes(room, frameOf(values, words), image)}
      isFirst={values.eager === 'first'}
      isWhole={values.fit === 'contain'}
    />
  );
  return (
    <figure
      className={`image is-${words ? values.layout : 'inline'}`}
      data-side={values.side}
      {...(words && values.layout === 'poster' && { 'data-position': values.position })}
      data-ratio={values.ratio}
      data-fit={values.fit}
      data-shadow={values.shadow}
      data-border={values.border}
      {...(values.mask !== 'none' && { 'data-shape-mask': values.mask })}
      {...(!values.stretch && { 'data-stretch': 'no', style: ownSize(image) })}
    >
      <div className="image-frame">
        {words || to.href === '' ? (
          picture
        ) : (
          <Link to={to}>
            {picture}
            {image.alt === '' && <span className="visually-hidden">{to.href}</span>}
          </Link>
        )}
      </div>
      {words && <Words values={values} isEditing={isEditing} />}
    </figure>
  );
}

function Words({ values, isEditing }: { values: ImageValues; isEditing: boolean }) {
  const { title, note, text, to, action } = values;
  const hasButton = action !== '' && to.href !== '';
  const hasText = !isEmptyRichText(text);
  const isLinked = to.href !== '' && !hasButton;
  return (
    <figcaption className="image-words">
      {title !== '' && (
        <p className="image-title" {...editable(isEditing, 'title')}>
          {isLinked && !isEditing ? <Link to={to}>{title}</Link> : title}
        </p>
      )}
      {note !== '' && (
        <p className="image-note" {...editable(isEditing, 'note')}>
          {isLinked && !isEditing && title === '' ? <Link to={to}>{note}</Link> : note}
        </p>
      )}
      {hasText && (
        <div className="image-text prose" {...editable(isEditing, 'text')}>
          <Prose doc={text} />
        </div>
      )}
      {hasButton && (
        <p className="image-action">
          <Link to={to} className="button is-theme is-medium">
            {isEditing ? <span {...editable(isEditing, 'action')}>{action}</span> : action}
          </Link>
        </p>
      )}
    </figcaption>
  );
}

/** A picture that is not enlarged ends where its pixels do. */
function ownSize({ width, height }: ImageValue): CSSProperties {
  return { '--own-width': `${width}px`, '--own-height': `${height}px` } as CSSProperties;
}

function frameOf({ ratio, fit, layout }: ImageValues, words: boolean): Frame {
  return { ratio: ratio === 'own' ? undefined : SHAPES[ratio], fit, share: (words && SHARES[layout]) || 1 };
}

function hasWords({ title, note, text, action }: ImageValues): boolean {
  return title !== '' || note !== '' || action !== '' || !isEmptyRichText(text);
}
