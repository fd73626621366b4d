import type { ViewProps } from '../kit/block.tsx';
import { editable } from '../kit/editable.ts';
import type { QuoteValues } from './fields.ts';

export const PlainQuote = ({ values }: { values: QuoteValues }) => <blockquote>{values.text}</blockquote>;

export function QuoteView({ values, isEditing }: ViewProps<QuoteValues>) {
  const paragraphs = values.text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <figure
      className="quote"
      data-size={values.size}
      data-align={values.align}
      {...(values.marks && { 'data-marks': '' })}
    >
      <blockquote {...editable(isEditing, 'text')}>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </blockquote>
      {values.source !== '' && <figcaption {...editable(isEditing, 'source')}>{values.source}</figcaption>}
    </figure>
  );
}
