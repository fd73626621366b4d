import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import Account from './island.tsx';

const PROFILE = {
  email: 'ada@example.com',
  name: 'Ada',
  acceptsMarketing: false,
  hasPassword: true,
  addresses: [],
};
const LISTS = {
  orders: [],
  hasMore: false,
  subscriptions: [],
  memberships: [],
  giftCards: [],
  monthly: [],
};
const FAILED = { crumbFail: true, crumb: 'fresh', error: 'Please try again.' };

interface Sent {
  method: string;
  url: URL;
  xsrfToken: string | null;
}

/** An account whose log-outs are answered as told, the last answer to all that follow. */
async function shown(...answers: [body: object, status: number][]) {
  const sent: Sent[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const method = init?.method ?? 'GET';
    sent.push({ method, url, xsrfToken: new Headers(init?.headers).get('X-SiteUser-XSRF-Token') });
    const [body, status] =
      method === 'DELETE'
        ? (answers[sent.filter((each) => each.method === 'DELETE').length - 1] ?? [FAILED, 403])
        : [url.pathname.endsWith('/account') ? PROFILE : LISTS, 200];
    return new Response(JSON.stringify(body), { status });
  });
  await render(<Account door={{ at: 'account', xsrfToken: 'theirs' }} locale="en-US" countries={[]} />);
  const logOut = page.getByRole('button', { name: 'Log out' });
  await expect.element(logOut).toBeVisible();
  await userEvent.click(logOut);
  return { sent, deletes: () => sent.filter(({ method }) => method === 'DELETE') };
}

afterEach(() => vi.restoreAllMocks());

test('a log-out whose crumb has failed is repeated once with the new one, and no more', async () => {
  const { deletes } = await shown([FAILED, 403], [FAILED, 403]);
  await expect.element(page.getByText(FAILED.error)).toBeVisible();
  expect(deletes().map(({ url }) => url.pathname)).toEqual([
    '/api/site-users/session',
    '/api/site-users/session',
  ]);
  expect(deletes().map(({ url }) => url.searchParams.get('cloneCart'))).toEqual(['true', 'true']);
  expect(deletes()[1]?.url.searchParams.get('crumb')).toBe('fresh');
});

test('every call of the account carries its token', async () => {
  const { sent } = await shown([FAILED, 403]);
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(5));
  expect(new Set(sent.map(({ xsrfToken }) => xsrfToken))).toEqual(new Set(['theirs']));
});
