import { afterEach, expect, test, vi } from 'vitest';
import { drawOutsideParts } from './svg-use.ts';

const ICONS =
  '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="cart" viewBox="0 0 8 8"><rect width="8" height="8" onclick="x()"/><script>x()</script></symbol></svg>';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const show = (...uses: string[]) => {
  document.body.innerHTML = uses.map((use) => `<svg width="8" height="8">${use}</svg>`).join('');
};
const widths = () => [...document.querySelectorAll('use')].map((use) => use.getBBox().width);

test('parts that the browser did not draw come from their file, fetched once and without code', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(ICONS));
  show('<use href="/s/no.svg#cart"/>', '<use xlink:href="/s/no.svg#cart"/>', '<use href="#own"/>');
  await drawOutsideParts(document.querySelectorAll('use:not([href="#own"])'));
  expect(vi.mocked(fetch).mock.calls.map(([address]) => address)).toEqual(['/s/no.svg']);
  await vi.waitFor(() => expect(widths()).toEqual([8, 8, 0]));
  expect(document.querySelectorAll('#cart')).toHaveLength(1);
  expect(document.body.querySelector('script, [onclick]')).toBeNull();
});

test('what is elsewhere, missing or no drawing is left alone', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('no', { status: 404 }));
  show(
    '<use href="https://other.invalid/a.svg#cart"/>',
    '<use href="/s/gone.svg#cart"/>',
    '<use href="/s/a.svg"/>',
  );
  const before = document.body.innerHTML;
  await drawOutsideParts(document.querySelectorAll('use:not([href="#own"])'));
  expect(document.body.innerHTML).toBe(before);
  expect(vi.mocked(fetch).mock.calls.flat()).not.toContain('https://other.invalid/a.svg');
});
