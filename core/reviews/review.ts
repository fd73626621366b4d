import { COMMENT_STATES } from '../comments/comment.ts';
import type { ImageValue } from '../fields/index.ts';
import type { Say } from '../words/words.ts';

export const STARS = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof STARS)[number];

export const REVIEW_LINK_DAYS = 60;
export const REVIEW_REQUEST_PATH = '/reviews-request';
export const MAX_REVIEW_LENGTH = 5000;
export const MAX_REVIEW_NAME_LENGTH = 80;
export const MAX_REVIEW_PICTURES = 4;
export const REVIEWS_PER_PAGE = 10;

/** Reviews are moderated like comments. */
export const REVIEW_STATES = COMMENT_STATES;

/** A review as visitors see it. */
export interface Review {
  id: string;
  name: string;
  rating: number;
  text: string;
  pictures: readonly ImageValue[];
  /** Written by somebody who bought it here. */
  isVerified: boolean;
  at: string;
  /** What the shop answered; empty where it has not. */
  reply: string;
}

export interface RatingSummary {
  count: number;
  /** With one decimal; 0 without reviews. */
  average: number;
  /** How many gave five stars, four, and so on. */
  distribution: readonly { stars: Stars; count: number }[];
}

export function summaryOf(counts: readonly { rating: number; count: number }[]): RatingSummary {
  const of = (stars: number) => counts.find(({ rating }) => rating === stars)?.count ?? 0;
  const count = STARS.reduce((sum, stars) => sum + of(stars), 0);
  const sum = STARS.reduce((all, stars) => all + stars * of(stars), 0);
  return {
    count,
    average: count === 0 ? 0 : Math.round((sum / count) * 10) / 10,
    distribution: STARS.map((stars) => ({ stars, count: of(stars) })),
  };
}

export interface ReviewDraft {
  rating: number;
  name: string;
  text: string;
  pictureCount: number;
}

/** Everything that is wrong with a review, by field. Text and pictures are optional. */
export function reviewProblems(
  { rating, name, text, pictureCount }: ReviewDraft,
  say: Say<'reviews'>,
): Record<string, string> {
  return {
    ...(!STARS.some((stars) => stars === rating) && { rating: say('ratingMissing') }),
    ...((name.trim() === '' || name.length > MAX_REVIEW_NAME_LENGTH) && {
      name: say('nameMissing', { max: MAX_REVIEW_NAME_LENGTH }),
    }),
    ...(text.length > MAX_REVIEW_LENGTH && { text: say('textLong', { max: MAX_REVIEW_LENGTH }) }),
    ...(pictureCount > MAX_REVIEW_PICTURES && {
      pictures: say('tooManyPictures', { max: MAX_REVIEW_PICTURES }),
    }),
  };
}

/** What a buyer is called below a review unless they say otherwise: `Ada L.` */
export function suggestedName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.at(-1) ?? '';
  return (last === '' ? first : `${first} ${last.slice(0, 1)}.`).slice(0, MAX_REVIEW_NAME_LENGTH);
}

export const starWords = (rating: number): string => `${rating} out of 5 stars`;
