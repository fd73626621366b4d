import { useState, type MouseEvent } from 'react';
import { Picture } from '#blocks/kit/picture.tsx';
import { StarRating } from '#blocks/kit/star-rating.tsx';
import { call } from '#browser/http/call.ts';
import { of } from '#contract/addresses/reviews.ts';
import { reviewCountWords, starWords, type Review } from '#core/reviews/review.ts';
import {
  ALL_REVIEWS,
  REVIEW_SORT_LABELS,
  REVIEW_SORTS,
  reviewAddress,
  reviewParameters,
  type ReviewList,
  type ReviewQuery,
} from '#core/reviews/review-query.ts';

export interface ReviewsOfProductProps {
  productId: string;
  path: string;
  locale: string;
  list: ReviewList;
}

/** Everything here is a link to the same page; awake, the answer comes in place. */
export function ReviewsOfProduct({ productId, path, locale, list: first }: ReviewsOfProductProps) {
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
        <StarRating rating={summary.average} /> {reviewCountWords(summary.count)}
      </p>
      <ul className="reviews-distribution" aria-label="Ratings">
        {summary.distribution.map(({ stars, count }) => (
          <li key={stars}>
            {count === 0 ? (
              <span>{stars} stars</span>
            ) : (
              <a {...linkTo({ stars })} {...(query.stars === stars && { 'aria-current': true })}>
                {stars === 1 ? '1 star' : `${stars} stars`}
              </a>
            )}
            <meter value={count} max={summary.count} aria-label={`${starWords(stars)}: ${count}`} />
            <span aria-hidden="true">{count}</span>
          </li>
        ))}
      </ul>
      <nav className="reviews-sort" aria-label="Sort reviews">
        {REVIEW_SORTS.map((sort) => (
          <a key={sort} {...linkTo({ sort })} {...(query.sort === sort && { 'aria-current': true })}>
            {REVIEW_SORT_LABELS[sort]}
          </a>
        ))}
        {query.stars !== undefined && <a {...linkTo(ALL_REVIEWS)}>All ratings</a>}
      </nav>
      <ol className="reviews-list" aria-live="polite">
        {list.reviews.map((review) => (
          <ReviewView key={review.id} review={review} locale={locale} />
        ))}
      </ol>
      {list.hasMore && (
        <p>
          <a {...linkTo({ page: query.page + 1 })}>More reviews</a>
        </p>
      )}
    </>
  );
}

function ReviewView({ review, locale }: { review: Review; locale: string }) {
  const { name, rating, text, pictures, isVerified, reply, at } = review;
  return (
    <li className="review">
      <p className="review-head">
        <StarRating rating={rating} /> <strong>{name}</strong>
        {isVerified && <span className="review-verified">Verified purchase</span>}
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
            <strong>Reply from the shop</strong>
          </p>
          <p className="review-words">{reply}</p>
        </div>
      )}
    </li>
  );
}
