import { expect, test } from './test.ts';
import { PORT } from './places.ts';

test.use({ changesNothing: true });

const MANUAL_URL = `http://showcase.localhost:${PORT}`;

test('a block says its number and what scripts may know of it', async ({ page }) => {
  await page.goto(`${MANUAL_URL}/blocks/image`);
  const picture = page.locator('[data-block-type="5"]').first();
  expect(JSON.parse((await picture.getAttribute('data-block-json')) ?? '')).toEqual({
    imageAspectRatio: expect.any(Number),
  });
  await page.goto(`${MANUAL_URL}/blocks/accordion`);
  await expect(page.locator('[data-block="accordion"][data-block-type="69"]').first()).toBeVisible();
});

test('a mask cuts the picture', async ({ page }) => {
  await page.goto(`${MANUAL_URL}/blocks/image`);
  for (const mask of ['circle', 'arch', 'star'])
    await expect(page.locator(`[data-shape-mask="${mask}"] .image-frame`).first()).toHaveCSS(
      'mask-image',
      /svg/,
    );
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a clipped block opens once it is in view', async ({ page }) => {
    await page.goto(`${MANUAL_URL}/blocks/animation`);
    const block = page.locator('[data-block-animation="clip"]').first();
    const content = block.locator('> *').first();
    await expect(content).toHaveCSS('clip-path', /100%/);
    await block.scrollIntoViewIfNeeded();
    await expect(block).toHaveClass(/animation-loaded/);
    await expect(content).toHaveCSS('clip-path', 'inset(0px)');
  });
});
