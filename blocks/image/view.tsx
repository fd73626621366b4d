import { isEmptyRichText } from '#core/rich-text/document.ts';
import type { ViewProps } from '../block.ts';
import { editable } from '../editable.ts';
import { Link } from '../link.tsx';
import { Picture } from '../picture.tsx';
import { Placeholder } from '../placeholder/placeholder.tsx';
import { Prose } from '../rich-text.tsx';
import type { ImageValues } from './fields.ts';

export function ImageView({ values, isEditing }: ViewProps<ImageValues>) {
  const { image, to } = values;
  if (image.src === '') return isEditing ? <Placeholder name="Image">Choose a picture</Placeholder> : null;
  const words = hasWords(values);
  const picture = (
    <Picture image={image} sizes="(max-width: 800px) 100vw, 60vw" isFirst={values.eager === 'first'} />
  );
  return (
    <figure
      className={`image is-${words ? values.layout : 'inline'}`}
      data-side={values.side}
      data-ratio={values.ratio}
      data-fit={values.fit}
      data-shadow={values.shadow}
      data-border={values.border}
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

function hasWords({ title, note, text, action }: ImageValues): boolean {
  return title !== '' || note !== '' || action !== '' || !isEmptyRichText(text);
}
