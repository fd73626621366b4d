import type { ViewProps } from '../kit/block.tsx';
import { editable } from '../kit/editable.ts';
import { Link } from '../kit/link.tsx';
import type { IconValues } from './fields.ts';
import { IconDrawing } from './drawing.tsx';
import { isIcon } from './icons.ts';

const LINES: Readonly<Record<IconValues['weight'], number>> = { light: 1, normal: 1.5, bold: 2.25 };

/** Drawn into the page by the server. It is decoration, unless it is a link without words. */
export function IconView({ values, isEditing }: ViewProps<IconValues>) {
  const { icon, title, words, to, size, colour, weight, side, align } = values;
  if (!isIcon(icon)) return null;
  const hasWords = title + words !== '';
  const drawing = <IconDrawing name={icon} className="icon-drawing" width={LINES[weight]} />;
  return (
    <div className="icon-block" data-size={size} data-colour={colour} data-side={side} data-align={align}>
      {hasWords || to.href === '' ? (
        drawing
      ) : (
        <Link to={to}>
          {drawing}
          <span className="visually-hidden">{icon.replaceAll('-', ' ')}</span>
        </Link>
      )}
      {(isEditing || hasWords) && (
        <div>
          {(isEditing || title !== '') && (
            <p className="icon-title">
              <Link to={to}>
                <span {...editable(isEditing, 'title')}>{title}</span>
              </Link>
            </p>
          )}
          {(isEditing || words !== '') && (
            <p className="icon-words" {...editable(isEditing, 'words')}>
              {words}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
