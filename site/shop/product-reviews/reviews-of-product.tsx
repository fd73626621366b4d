import { useState, type MouseEvent } from 'react';
import { Picture } from '#blocks/kit/picture.tsx';
import { StarRating } from '#blocks/kit/stars/star-rating.tsx';
import { call } from '#browser/http/call.ts';
import { of } from '#contract/addresses/reviews.ts';
import type { Review } from '#core/reviews/review.ts';
import {
  ALL_REVIEWS,
  REVIEW_SORTS,
  reviewAddress,
  reviewParameters,
  type ReviewList,
  type ReviewQuery,
} from '#core/reviews/review-query.ts';
import { useWords } from '#blocks/kit/words.ts';

export interface ReviewsOfProductProps {
  productId: string;
  path: string;
  locale: string;
  list: ReviewList;
}

/** Everything here is a link to the same page; awake, the answer comes in place. */
export function ReviewsOfProduct({ productId, path, locale, list: first }: ReviewsOfProductProps) {
  const say = useWords('reviews');
  const [list, setList] = useState(first);
  const { query, summary } = list;

  const linkTo = (change: Partial<ReviewQuery>) => {
    const wanted = { ...query, page: 1, ...change };
    const href = reviewAddress(path, wanted);
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      call(of, { params: { id: productId }, query: reviewParameters(wanted) }).then(
        (found) =>
          setList(
            wanted.page > query.page ? { ...found, reviews: [...list.reviews, ...found.reviews] } : found,
          ),
        () => location.assign(href),
      );
    };
    return { href, onClick };
  };

  return (
    <>
      <p className="reviews-average">
        <strong>{summary.average.toLocaleString(locale, { minimumFractionDigits: 1 })}</strong>{' '}
        <StarRating rating={summary.average} /> {say('count', { count: summary.count })}
      </p>
      <ul className="reviews-distribution" aria-label={say('ratings')}>
        {summary.distribution.map(({ stars, count }) => (
          <li key={stars}>
            {count === 0 ? (
              <span>{say('starCount', { count: stars })}</span>
            ) : (
              <a {...linkTo({ stars })} {...(query.stars === stars && { 'aria-current': true })}>
                {say('starCount', { count: stars })}
              </a>
            )}
            <meter
              value={count}
              max={summary.count}
              aria-label={say('share', { stars: say('starCount', { count: stars }), count })}
            />
            <span aria-hidden="true">{count}</span>
          </li>
        ))}
      </ul>
      <nav className="reviews-sort" aria-label={say('sort')}>
        {REVIEW_SORTS.map((sort) => (
          <a key={sort} {...linkTo({ sort })} {...(query.sort === sort && { 'aria-current': true })}>
            {say(sort)}
          </a>
        ))}
        {query.stars !== undefined && <a {...linkTo(ALL_REVIEWS)}>{say('all')}</a>}
      </nav>
      <ol className="reviews-list" aria-live="polite">
        {list.reviews.map((review) => (
          <ReviewView key={review.id} review={review} locale={locale} />
        ))}
      </ol>
      {list.hasMore && (
        <p>
          <a {...linkTo({ page: query.page + 1 })}>{say('more')}</a>
        </p>
      )}
    </>
  );
}

function ReviewView({ review, locale }: { review: Review; locale: string }) {
  const say = useWords('reviews');
  const { name, rating, text, pictures, isVerified, reply, at } = review;
  return (
    <li className="review">
      <p className="review-head">
        <StarRating rating={rating} /> <strong>{name}</strong>
        {isVerified && <span className="review-verified">{say('verified')}</span>}
        <time dateTime={at}>
          {new Date(at).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })}
        </time>
      </p>
      {text !== '' && <p className="review-words">{text}</p>}
      {pictures.length > 0 && (
        <div className="review-pictures">
          {pictures.map((image) => (
            <a key={image.src} href={image.src}>
              <Picture image={image} sizes="96px" />
            </a>
          ))}
        </div>
      )}
      {reply !== '' && (
        <div className="review-reply">
          <p>
            <strong>{say('reply')}</strong>
          </p>
          <p className="review-words">{reply}</p>
        </div>
      )}
    </li>
  );
}
