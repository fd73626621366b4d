import type { ViewProps } from '../block.ts';
import type { QuoteValues } from './fields.ts';

export function QuoteView({ values }: ViewProps<QuoteValues>) {
  const paragraphs = values.text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <figure
      className="quote"
      data-size={values.size}
      data-align={values.align}
      {...(values.marks && { 'data-marks': '' })}
    >
      <blockquote>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </blockquote>
      {values.source !== '' && <figcaption>{values.source}</figcaption>}
    </figure>
  );
}
