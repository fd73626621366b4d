import type { CSSProperties } from 'react';
import { starWords } from '#core/reviews/review.ts';

/** Stars as drawn ones and in words. */
export function StarRating({ rating }: { rating: number }) {
  const style: CSSProperties & { '--rating': number } = { '--rating': rating };
  return (
    <>
      <span className="stars" style={style} aria-hidden="true" />
      <span className="visually-hidden">{starWords(rating)}</span>
    </>
  );
}
