import { expectAccessible } from '../kit/axe.ts';
import { expect, test } from '../kit/test.ts';
import { galleryAt, largePicture, lightboxOf, MANUAL_URL, openGallery } from '../kit/galleries.ts';
import { pinch, swipe } from '../kit/touch.ts';

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1200, height: 800 } });

  test('opens by key, moves by halves and keys, closes by Escape and gives the focus back', async ({
    page,
  }) => {
    const gallery = await openGallery(page, '/galleries/lightbox');
    const before = page.url();
    const opener = gallery.locator('.gallery-media').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const picture = largePicture(page);
    await expect(picture).toHaveAttribute('alt', /hills/);
    await expect(lightboxOf(page).locator('.lightbox-title')).toHaveText('North of the river');
    await expectAccessible(page, { within: '.lightbox' });
    const box = await picture.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(1000);
    expect(box?.height).toBeLessThanOrEqual(600);
    await page.mouse.click(900, 400);
    await expect(picture).toHaveAttribute('alt', /oranges/);
    await page.mouse.click(560, 400);
    await expect(picture).toHaveAttribute('alt', /hills/);
    await page.mouse.click(6, 400);
    await page.mouse.click(1194, 400);
    await expect(picture).toHaveAttribute('alt', /hills/);
    await page.keyboard.press('ArrowLeft');
    await expect(lightboxOf(page).getByRole('button', { name: 'Play A short film' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightboxOf(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(page.url()).toBe(before);
  });

  test('a click beside the picture closes; the ground follows the theme; links come first', async ({
    page,
  }) => {
    const light = await openGallery(page, '/galleries/lightbox', 1);
    await light.locator('.gallery-media').nth(2).click();
    await expect(lightboxOf(page)).toHaveAttribute('data-theme', 'light');
    await expect(lightboxOf(page).locator('.lightbox-ground')).toHaveCSS(
      'background-color',
      'rgb(251, 250, 248)',
    );
    await expect(largePicture(page)).toBeVisible();
    await page.mouse.click(60, 760);
    await expect(lightboxOf(page)).toHaveCount(0);
    const linked = await galleryAt(page, 2);
    await linked.locator('.gallery-media').first().click();
    await expect(page).toHaveURL(/\/blocks\/image$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('swipes go on, two fingers zoom, a pull down closes, words are behind a button', async ({ page }) => {
    const gallery = await openGallery(page, '/galleries/lightbox');
    await gallery.locator('.gallery-media').first().tap();
    const picture = largePicture(page);
    await expect(picture).toBeVisible();
    expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(335);
    const caption = lightboxOf(page).locator('.lightbox-caption');
    const toggle = lightboxOf(page).getByRole('button', { name: 'Caption' });
    await expect(caption).toBeHidden();
    await toggle.tap();
    await expect(caption).toBeVisible();
    await toggle.tap();
    await expect(caption).toBeHidden();
    const stage = page.locator('.lightbox-stage');
    await swipe(page, stage, { x: -120 }, { ms: 150 });
    await expect(picture).toHaveAttribute('alt', /oranges/);
    await pinch(page, stage, 80, 200);
    const item = page.locator('.lightbox-item:not([inert])');
    await expect(item).toHaveCSS('transform', /matrix\(2\.5/);
    await swipe(page, stage, { x: -120 }, { ms: 150 });
    await expect(picture).toHaveAttribute('alt', /oranges/);
    await pinch(page, stage, 200, 60);
    await expect(item).toHaveCSS('transform', 'none');
    await swipe(page, stage, { y: 200 }, { ms: 300 });
    await expect(lightboxOf(page)).toHaveCount(0);
  });
});

test('videos: nothing is asked of anybody before play; one plays at a time; in the lightbox too', async ({
  page,
}) => {
  await page.route(/player\.vimeo\.com|youtube\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title><p>Playing</p>' }),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('showcase.localhost')) asked.push(request.url());
  });
  await page.goto(`${MANUAL_URL}/blocks/video`);
  const videos = page.locator('.video');
  await expect(page.locator('[data-island=video]').first()).toHaveAttribute('data-state', 'awake');
  expect(asked).toEqual([]);
  await videos.nth(0).getByRole('button').focus();
  await page.keyboard.press('Space');
  await expect(videos.nth(0).locator('iframe')).toHaveAttribute(
    'src',
    'https://player.vimeo.com/video/76979871?autoplay=1',
  );
  await expect(videos.nth(0).frameLocator('iframe').getByText('Playing')).toBeVisible();
  await videos.nth(1).getByRole('button').click();
  await expect(videos.nth(1).locator('iframe')).toHaveAttribute('src', /autoplay=1&enablejsapi=1/);
  await expect(videos.nth(0).locator('iframe')).toHaveCount(0);
  await expect(videos.nth(0).getByRole('button')).toBeVisible();

  const gallery = await openGallery(page, '/galleries/lightbox');
  await gallery.locator('.gallery-media').nth(0).click();
  await expect(largePicture(page)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await lightboxOf(page).getByRole('button', { name: 'Play A short film' }).click();
  await expect(lightboxOf(page).frameLocator('iframe').getByText('Playing')).toBeVisible();
});
