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

test('a script of the page has a block drawn anew, and what is in it wakes again', async ({ page }) => {
  await page.goto(`${MANUAL_URL}/blocks/accordion`);
  const block = page.locator('[data-block=accordion]').first();
  const first = block.locator('button').first();
  await expect(first).toBeVisible();
  const asked = page.waitForRequest('**/api/widget/GetWidgetRendering*');
  await block.evaluate(async (element: HTMLElement) => {
    element.querySelectorAll('button').forEach((button) => button.setAttribute('data-old', ''));
    await window.Site?.renderWidget?.(element);
  });
  const form = new URLSearchParams((await asked).postData() ?? '');
  expect(JSON.parse(form.get('widgetJSON') ?? '')).toMatchObject({ type: '69' });
  await expect(block.locator('[data-old]')).toHaveCount(0);
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
});

test('an album plays on any page', async ({ page }) => {
  await page.goto(`${MANUAL_URL}/blocks/album`);
  const album = page.locator('[data-block=album]');
  await expect(album).toHaveAttribute('data-block-type', '12');
  await album.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(album.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

test('a marquee stands still, all of it, for those who asked for less motion', async ({ page }) => {
  await page.goto(`${MANUAL_URL}/blocks/marquee`);
  const marquee = page.locator('.marquee').first();
  await expect(marquee.locator('.marquee-text')).toHaveCSS('position', 'static');
  await expect(marquee.locator('.marquee-track').first()).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(marquee.locator('.marquee-track').first()).toHaveCSS('animation-name', 'marquee');
});
