import type { CSSProperties } from 'react';
import { useWords } from '../words.ts';
import { MAX_STARS } from './stars.tsx';

/** Stars as drawn ones and in words. */
export function StarRating({ rating }: { rating: number }) {
  const say = useWords('reviews');
  const style: CSSProperties & { '--rating': number } = { '--rating': rating };
  return (
    <>
      <span className="stars" style={style} aria-hidden="true" />
      <span className="visually-hidden">{say('stars', { value: rating, max: MAX_STARS })}</span>
    </>
  );
}
