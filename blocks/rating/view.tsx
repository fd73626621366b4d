import { useContext } from 'react';
import type { ViewProps } from '../kit/block.tsx';
import { Link } from '../kit/link.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { Stars } from '../kit/stars/stars.tsx';
import { useWords } from '../kit/words.ts';
import type { RatingValues } from './fields.ts';

export function RatingView({ values }: ViewProps<RatingValues>) {
  const { stars, count, words, to, size, align } = values;
  const say = useWords('reviews');
  const { region } = useContext(PageContentContext);
  const figure = new Intl.NumberFormat(region.language, { maximumFractionDigits: 1 });
  const reviews = count === null ? '' : say('count', { count });
  const source = [reviews, words].filter(Boolean).join(' ');
  return (
    <p className="rating" data-size={size} data-align={align}>
      <Stars value={stars} /> <strong aria-hidden="true">{figure.format(stars)}</strong>
      {source !== '' && (
        <>
          {' '}
          <Link to={to}>{source}</Link>
        </>
      )}
    </p>
  );
}
