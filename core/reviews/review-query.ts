import { REVIEWS_PER_PAGE, STARS, type RatingSummary, type Review, type Stars } from './review.ts';

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Which reviews of a product somebody wants to read. */
export interface ReviewQuery {
  stars: Stars | undefined;
  sort: ReviewSort;
  page: number;
}

export const ALL_REVIEWS: ReviewQuery = { stars: undefined, sort: 'newest', page: 1 };

/** One page of the reviews of a product. */
export interface ReviewList {
  query: ReviewQuery;
  summary: RatingSummary;
  reviews: readonly Review[];
  hasMore: boolean;
}

const NAMES = { stars: 'stars', sort: 'reviews', page: 'page' } as const;
const MAX_PAGE = 100;

/** Whether the address of a product asks for other reviews than the newest. */
export const hasReviewQuery = (query: URLSearchParams): boolean =>
  Object.values(NAMES).some((name) => query.has(name));

export function readReviewQuery(query: URLSearchParams): ReviewQuery {
  const number = (name: string) => Number(query.get(name) ?? '');
  const page = number(NAMES.page);
  return {
    stars: STARS.find((stars) => stars === number(NAMES.stars)),
    sort: REVIEW_SORTS.find((sort) => sort === query.get(NAMES.sort)) ?? 'newest',
    page: Number.isInteger(page) && page > 0 ? Math.min(page, MAX_PAGE) : 1,
  };
}

/** What {@link readReviewQuery} reads, written down again. */
export function reviewParameters({ stars, sort, page }: ReviewQuery): Record<string, string> {
  return {
    ...(stars !== undefined && { [NAMES.stars]: String(stars) }),
    ...(sort !== 'newest' && { [NAMES.sort]: sort }),
    ...(page > 1 && { [NAMES.page]: String(page) }),
  };
}

/** On the page itself, at the reviews. */
export function reviewAddress(path: string, query: ReviewQuery): string {
  const asked = new URLSearchParams(reviewParameters(query)).toString();
  return `${path}${asked === '' ? '' : `?${asked}`}#reviews`;
}

export const firstOf = ({ page }: ReviewQuery): number => (page - 1) * REVIEWS_PER_PAGE;
