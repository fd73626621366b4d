import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { useFonts } from './use-fonts.ts';

const Fonts = () => <p>{useFonts() ? 'They come' : 'Unable to load fonts'}</p>;

afterEach(() => vi.restoreAllMocks());

test.each([
  ['They come', async () => []],
  ['Unable to load fonts', () => Promise.reject(new DOMException('No such file', 'NetworkError'))],
])('%s', async (words, load) => {
  vi.spyOn(document.fonts, 'load').mockImplementation(load);
  await render(<Fonts />);
  await expect.element(page.getByText(words)).toBeVisible();
});
