import { expect, test, type Locator, type Page } from '../kit/test.ts';
import { largePicture, lightboxOf, MANUAL_URL, openGallery, standsAt } from '../kit/galleries.ts';
import { swipe } from '../kit/touch.ts';

/** How each of them lays its pictures out is shown beside its code. */
const STILL = ['grid', 'list'];
const MOVING = ['carousel', 'slider', 'slideshow'];
/** Which example of a design opens its pictures large. */
const LARGE: Readonly<Record<string, number>> = { grid: 0, list: 1 };

test.use({ viewport: { width: 1440, height: 900 } });

const next = (gallery: Locator) => gallery.locator('.gallery-next');
const mediaOf = (gallery: Locator, place: number) => gallery.locator('.gallery-media').nth(place);

async function opensLarge(page: Page, open: () => Promise<void>) {
  await open();
  await expect(largePicture(page)).toHaveAttribute('alt', 'Two oranges in a white bowl');
  await page.keyboard.press('Escape');
  await expect(lightboxOf(page)).toHaveCount(0);
}

test('designs that stand still: pictures come, by mouse and key they open large', async ({ page }) => {
  for (const name of STILL) {
    const gallery = await openGallery(page, `/galleries/${name}`, LARGE[name] ?? 0);
    await expect
      .poll(() =>
        gallery
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(100);
    await opensLarge(page, () => mediaOf(gallery, 1).click());
    await expect(mediaOf(gallery, 1)).toBeFocused();
    await opensLarge(page, () => page.keyboard.press('Enter'));
  }
});

test('designs that move: by mouse, by key', async ({ page }) => {
  for (const name of MOVING) {
    const gallery = await openGallery(page, `/galleries/${name}`);
    await standsAt(gallery, 1);
    await next(gallery).click();
    await standsAt(gallery, 2);
    await page.keyboard.press('ArrowRight');
    await standsAt(gallery, 3);
    await page.keyboard.press('ArrowLeft');
    await standsAt(gallery, 2);
    await gallery.locator('.gallery-previous').click();
    await standsAt(gallery, 1);
  }
});

test('slideshow: an address for each picture; back goes back; unknown ones start at the first', async ({
  page,
}) => {
  let gallery = await openGallery(page, '/galleries/slideshow?itemId=out-at-dusk', 1);
  await standsAt(gallery, 3);
  await next(gallery).click();
  await expect(page).toHaveURL(/itemId=a-window-at-six/);
  await standsAt(gallery, 4);
  await page.goBack();
  await standsAt(gallery, 3);
  gallery = await openGallery(page, '/galleries/slideshow?itemId=unknown', 1);
  await standsAt(gallery, 1);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a row: a swipe goes on, another back, one down scrolls', async ({ page }) => {
    const gallery = await openGallery(page, '/galleries/carousel');
    const viewport = gallery.locator('.gallery-viewport');
    await swipe(page, viewport, { x: -130 });
    await standsAt(gallery, 2);
    await swipe(page, viewport, { x: 130 });
    await standsAt(gallery, 1);
    await swipe(page, viewport, { y: -130 });
    await standsAt(gallery, 1);
  });

  test('designs that stand still: they fit, and a tap opens the picture large', async ({ page }) => {
    for (const name of STILL) {
      const gallery = await openGallery(page, `/galleries/${name}`, LARGE[name] ?? 0);
      const { width = 0 } = (await mediaOf(gallery, 1).boundingBox()) ?? {};
      expect(width).toBeLessThanOrEqual(390);
      await opensLarge(page, () => mediaOf(gallery, 1).tap());
    }
  });
});

test('without script every picture can be seen', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const name of ['grid', 'carousel']) {
    await page.goto(`${MANUAL_URL}/galleries/${name}`, { waitUntil: 'commit' });
    const picture = page.locator('.gallery').first().locator('noscript img').nth(1);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
  }
});
