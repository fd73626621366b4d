import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import Account from './island.tsx';

afterEach(() => vi.restoreAllMocks());

test.each([false, true])(
  'a log-in sends what was typed, and whether to remember it: %s',
  async (rememberMe) => {
    const sent: { url: URL; init: RequestInit | undefined }[] = [];
    vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
      sent.push({ url: new URL(input instanceof Request ? input.url : input, location.href), init });
      return new Response(JSON.stringify({ error: 'This email and password do not match.' }), {
        status: 401,
      });
    });
    await render(<Account door={{ at: 'logIn' }} locale="en-US" countries={[]} />);
    await userEvent.fill(page.getByLabelText('Email'), 'Ada@Example.com');
    await userEvent.fill(page.getByLabelText('Password'), ' my own words ');
    if (rememberMe) await userEvent.click(page.getByRole('checkbox'));
    await userEvent.click(page.getByRole('button', { name: 'Log in' }));
    await expect.element(page.getByText('This email and password do not match.')).toBeVisible();
    expect(sent.map(({ url, init }) => [init?.method, url.pathname])).toEqual([
      ['POST', '/api/site-users/session'],
    ]);
    expect(JSON.parse(sent[0]?.init?.body as string)).toEqual({
      email: 'Ada@Example.com',
      password: ' my own words ',
      rememberMe,
    });
  },
);

test('what was wrong with a log-in is not said of an account that is created', async () => {
  const wrong = { error: 'This email and password do not match.' };
  vi.spyOn(window, 'fetch').mockImplementation(
    async () => new Response(JSON.stringify(wrong), { status: 401 }),
  );
  await render(<Account door={{ at: 'logIn' }} locale="en-US" countries={[]} />);
  await userEvent.click(page.getByRole('button', { name: 'Log in' }));
  await expect.element(page.getByText(wrong.error)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Create an account' }));
  await expect.element(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await expect.element(page.getByText(wrong.error)).not.toBeInTheDocument();
});
