import { expect, test } from '../kit/test.ts';
import { PORT } from '../kit/places.ts';

const MANUAL_URL = `http://showcase.localhost:${PORT}`;

test('a mask cuts the picture', async ({ page }) => {
  await page.goto(`${MANUAL_URL}/blocks/image`);
  for (const mask of ['circle', 'arch', 'star'])
    await expect(page.locator(`[data-shape-mask="${mask}"] .image-frame`).first()).toHaveCSS(
      'mask-image',
      /svg/,
    );
});
