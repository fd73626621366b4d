import type { CSSProperties } from 'react';
import type { ViewProps } from '../kit/block.tsx';
import { isBlank } from '../kit/blank.ts';
import { editable } from '../kit/editable.ts';
import { Picture } from '../kit/picture.tsx';
import { fields, type QuotesValues } from './fields.ts';
import { useWords } from '../kit/words.ts';
import { unlessOwn } from '#core/words/own-text.ts';

/** A row that snaps. Browsers that can draw arrows and dots for it do; everywhere it is pushed by finger or by keyboard. */
export function QuotesView({ values, isEditing }: ViewProps<QuotesValues>) {
  const say = useWords('blocks');
  const { quotes, label, perView, look } = values;
  const shown = quotes.filter(({ text }) => isEditing || !isBlank(text)).length;
  return (
    <div
      className="quotes"
      data-look={look}
      {...(perView === 1 && { 'data-alone': '' })}
      {...(shown <= perView && { 'data-few': '' })}
      role="region"
      aria-label={unlessOwn(label, fields.initial.label, say('quotes'))}
      tabIndex={0}
      style={{ '--per-view': perView } as CSSProperties}
    >
      {quotes.map(({ text, source, image }, index) =>
        isEditing || !isBlank(text) ? (
          <figure key={index}>
            <blockquote {...editable(isEditing, 'quotes', index, 'text')}>{text}</blockquote>
            <figcaption>
              <Picture image={image} sizes="48px" />
              <span {...editable(isEditing, 'quotes', index, 'source')}>{source}</span>
            </figcaption>
          </figure>
        ) : null,
      )}
    </div>
  );
}
