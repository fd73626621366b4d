import { describe, expect, test } from 'vitest';
import { readReviews } from './review-csv.ts';
import { ALL_REVIEWS, hasReviewQuery, readReviewQuery, reviewAddress } from './review-query.ts';
import { reviewProblems, suggestedName, summaryOf } from './review.ts';
import { en } from '../words/reviews/en.ts';
import { wordsIn } from '../words/wording.ts';

const draft = { rating: 5, name: 'Ada L.', text: '', pictureCount: 0 };

test.each([
  [{}, []],
  [{ rating: 0 }, ['rating']],
  [{ rating: 6 }, ['rating']],
  [{ rating: 4.5 }, ['rating']],
  [{ rating: Number.NaN }, ['rating']],
  [{ name: ' ' }, ['name']],
  [{ text: 'x'.repeat(5001) }, ['text']],
  [{ pictureCount: 5 }, ['pictures']],
])('a review with %j has problems with %j', (change, fields) => {
  expect(Object.keys(reviewProblems({ ...draft, ...change }, wordsIn('en').of('reviews')))).toEqual(fields);
});

test('the words that customers know stay as they are', () => {
  expect(en).toMatchObject({
    ratingMissing: 'Please select a star rating',
    ratingLabel: 'Rating (required)',
    twice: 'You have already reviewed this purchase',
    expired: 'Your review request has expired',
    retry: 'Try submitting your review again',
  });
});

test.each([
  [[], 0, 0],
  [[{ rating: 5, count: 2 }], 2, 5],
  [
    [
      { rating: 5, count: 2 },
      { rating: 4, count: 1 },
    ],
    3,
    4.7,
  ],
  [[{ rating: 9, count: 4 }], 0, 0],
])('%j makes %i reviews with %d stars on average', (counts, count, average) => {
  const summary = summaryOf(counts);
  expect(summary).toMatchObject({ count, average });
  expect(summary.distribution.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
});

test.each([
  ['Ada Lovelace', 'Ada L.'],
  ['Ada', 'Ada'],
  ['  Ada King Lovelace ', 'Ada L.'],
  ['', ''],
])('%j is suggested as %j', (name, suggested) => {
  expect(suggestedName(name)).toBe(suggested);
});

describe('the address of a product', () => {
  test.each([
    ['', ALL_REVIEWS],
    ['stars=4&reviews=lowest&page=2', { stars: 4, sort: 'lowest', page: 2 }],
    ['stars=9&reviews=best&page=-1', ALL_REVIEWS],
    ['page=99999', { ...ALL_REVIEWS, page: 100 }],
  ])('%j asks for %j', (search, query) => {
    expect(readReviewQuery(new URLSearchParams(search))).toEqual(query);
  });

  test('says again what was asked for', () => {
    const query = { stars: 4, sort: 'lowest', page: 2 } as const;
    const address = reviewAddress('/shop/p/jam', query);
    expect(address).toBe('/shop/p/jam?stars=4&reviews=lowest&page=2#reviews');
    expect(readReviewQuery(new URL(address, 'https://a.example').searchParams)).toEqual(query);
    expect(hasReviewQuery(new URLSearchParams('utm_source=x'))).toBe(false);
  });
});

test('reviews of another shop are read, and lines that are none are told', () => {
  const { reviews, refused } = readReviews(
    'Product,Rating,Name,Title,Review,Date\njam,5,Ada,Good,Very good,2026-01-02\n,5,Bo,,,\njam,7,Cy,,,\njam,,Di,,,',
  );
  expect(reviews).toEqual([
    {
      product: 'jam',
      rating: 5,
      name: 'Ada',
      text: 'Good\n\nVery good',
      reply: '',
      at: new Date('2026-01-02'),
    },
  ]);
  expect(refused).toEqual(['5, Bo', 'jam, 7, Cy', 'jam, Di']);
});
