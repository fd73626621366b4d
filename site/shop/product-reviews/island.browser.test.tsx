import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { summaryOf, type Review } from '#core/reviews/review.ts';
import { ALL_REVIEWS, type ReviewList } from '#core/reviews/review-query.ts';
import ProductReviews from './island.tsx';

afterEach(() => vi.restoreAllMocks());

const request = {
  state: 'open',
  token: 't',
  name: 'Ada L.',
  lines: [{ line: 0, title: 'Jam, large', image: '', isReviewed: false }],
} as const;

const answer = (body: unknown, status = 200) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(JSON.stringify(body), { status }));
const submit = () => userEvent.click(page.getByRole('button', { name: 'Submit review' }));
const alerts = () =>
  [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).join('');

test('without stars nothing is sent, and the field says why', async () => {
  const sent = answer({});
  await render(<ProductReviews part="request" request={request} told={null} />);
  await expect.element(page.getByText('Rating (required)')).toBeVisible();
  await submit();
  await vi.waitFor(() => expect(alerts()).toBe('Please select a star rating'));
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  [{ error: 'Something went wrong on our side.' }, 500, 'Try submitting your review again'],
  [{ error: 'Your review request has expired' }, 410, 'Your review request has expired'],
])('%j with %i is told as %j', async (body, status, words) => {
  answer(body, status);
  await render(<ProductReviews part="request" request={request} told={null} />);
  await userEvent.click(page.getByRole('radio', { name: '4 stars' }));
  await submit();
  await vi.waitFor(() => expect(alerts()).toBe(words));
});

test('a review is sent as a form, and thanked for in place', async () => {
  const sent = answer({ message: 'Thank you.' });
  await render(<ProductReviews part="request" request={request} told={null} />);
  await userEvent.click(page.getByRole('radio', { name: '4 stars' }));
  await userEvent.fill(page.getByLabelText('Review', { exact: true }), 'Good.');
  await submit();
  await expect.element(page.getByText('Thank you.')).toBeVisible();
  const body = sent.mock.calls[0]?.[1]?.body as FormData;
  expect([body.get('token'), body.get('line'), body.get('rating'), body.get('text')]).toEqual([
    't',
    '0',
    '4',
    'Good.',
  ]);
});

const review = (name: string, rating: number): Review => ({
  id: name,
  name,
  rating,
  text: '',
  pictures: [],
  isVerified: true,
  at: '2026-11-01T00:00:00.000Z',
  reply: '',
});
const list: ReviewList = {
  query: ALL_REVIEWS,
  summary: summaryOf([
    { rating: 5, count: 1 },
    { rating: 1, count: 1 },
  ]),
  reviews: [review('Ada', 5), review('Bo', 1)],
  hasMore: false,
};

test('reviews are filtered in place, by what is a link without scripts', async () => {
  const sent = answer({ ...list, query: { ...ALL_REVIEWS, stars: 1 }, reviews: [review('Bo', 1)] });
  await render(<ProductReviews part="list" productId="jam" path="/shop/jam" locale="en-US" list={list} />);
  const star = page.getByRole('link', { name: '1 star', exact: true });
  expect(star.element().getAttribute('href')).toBe('/shop/jam?stars=1#reviews');
  await userEvent.click(star);
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('Ada'));
  expect(sent.mock.calls[0]?.[0]).toEqual(expect.stringContaining('/api/reviews/of/jam?stars=1'));
});
