import { isEmptyRichText } from '#core/rich-text/document.ts';
import type { ViewProps } from '../block.ts';
import { Link } from '../link.tsx';
import { Picture } from '../picture.tsx';
import { Prose } from '../rich-text.tsx';
import type { ImageValues } from './fields.ts';

export function ImageView({ values, isEditing }: ViewProps<ImageValues>) {
  const { image, title, note, text, to } = values;
  if (image.src === '') return isEditing ? <div className="image-empty">Choose a picture</div> : null;
  const hasWords = title !== '' || note !== '' || !isEmptyRichText(text);
  return (
    <figure className={`image is-${values.layout}`} data-ratio={values.ratio} data-fit={values.fit}>
      <div className="image-frame">
        <Picture image={image} sizes="(max-width: 800px) 100vw, 60vw" isFirst={values.eager === 'first'} />
      </div>
      {hasWords && (
        <figcaption className="image-words">
          {title !== '' && (
            <p className="image-title">{to.href === '' ? title : <Link to={to}>{title}</Link>}</p>
          )}
          {note !== '' && <p className="image-note">{note}</p>}
          <Prose doc={text} />
        </figcaption>
      )}
      {!hasWords && to.href !== '' && (
        <Link to={to} className="image-link">
          <span className="visually-hidden">{image.alt}</span>
        </Link>
      )}
    </figure>
  );
}
