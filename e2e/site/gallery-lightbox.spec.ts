import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/axe.ts';
import { expect, test } from '../kit/test.ts';
import { galleryAt, largePicture, lightboxOf, MANUAL_URL, openGallery } from '../kit/galleries.ts';
import { doubleTap, drag, pinchAt, swipe } from '../kit/touch.ts';

/** A picture as wide as a phone of 375 px between its paddings. */
const FIT_WIDTH = 335;
/** The hills are 1800 px wide: pixel for pixel they are this much larger than fitted. */
const LARGEST_SCALE = 1800 / FIT_WIDTH;

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

test.describe('zoomed on a desk', () => {
  test.use({ viewport: { width: 1200, height: 800 } });

  test('by button, keys and wheel, at the pointer; dragged, and back by a click', async ({ page }) => {
    const gallery = await openGallery(page, '/galleries/lightbox');
    await gallery.locator('.gallery-media').first().click();
    const picture = largePicture(page);
    await expect(picture).toHaveAttribute('alt', /hills/);
    const boxOf = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const widthOf = async () => (await boxOf()).width;
    const fit = await boxOf();
    await lightboxOf(page).getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(widthOf).toBeGreaterThan(fit.width * 1.9);
    await lightboxOf(page).getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(boxOf).toEqual(fit);

    await page.keyboard.press('+');
    await expect.poll(widthOf).toBeCloseTo(fit.width * 1.5, 0);
    await page.keyboard.press('-');
    await expect.poll(boxOf).toEqual(fit);

    const share = async (x: number) => (x - (await boxOf()).x) / (await boxOf()).width;
    const before = await share(400);
    await page.mouse.move(400, 400);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -160);
    await page.keyboard.up('Control');
    await expect.poll(widthOf).toBeCloseTo(fit.width * 2, 0);
    expect(await share(400)).toBeCloseTo(before, 2);

    const { x: left } = await boxOf();
    await page.mouse.down();
    await page.mouse.move(340, 400, { steps: 6 });
    await page.mouse.move(340, 400);
    await page.mouse.up();
    await expect.poll(async () => (await boxOf()).x).toBeLessThan(left - 40);
    await expect(picture).toHaveAttribute('alt', /hills/);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await boxOf()).x).toBeGreaterThan(left - 40);
    await expect(picture).toHaveAttribute('alt', /hills/);
    await page.mouse.click(900, 400);
    await expect.poll(boxOf).toEqual(fit);
    await expect(picture).toHaveAttribute('alt', /hills/);
    await page.keyboard.press('+');
    await page.keyboard.press('0');
    await expect.poll(boxOf).toEqual(fit);
  });

  test('a double click on a thumbnail opens it and leaves it open', async ({ page }) => {
    const gallery = await openGallery(page, '/galleries/lightbox');
    await gallery.locator('.gallery-media').first().dblclick();
    await expect(largePicture(page)).toHaveAttribute('alt', /hills/);
    await expect(lightboxOf(page)).toHaveCount(1);
  });

  test('says which picture it is, and what it shows', async ({ page }) => {
    const gallery = await openGallery(page, '/galleries/lightbox');
    await gallery.locator('.gallery-media').first().click();
    const status = lightboxOf(page).getByRole('status');
    await expect(status).toHaveText(/^Picture 1 of \d+\. .*hills/);
    await page.keyboard.press('ArrowLeft');
    await expect(status).toHaveText(/^Video (\d+) of \1\. /);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  const stageOf = (page: Page) => page.locator('.lightbox-stage');
  const boxOf = async (page: Page) => {
    const box = await largePicture(page).boundingBox();
    if (!box) throw new Error('No picture is open.');
    return box;
  };
  /** Where in the picture a point of the window lies, as a share of its width. */
  const shareAt = async (page: Page, x: number) => {
    const box = await boxOf(page);
    return (x - box.x) / box.width;
  };
  const scaleOf = async (page: Page) => (await boxOf(page)).width / FIT_WIDTH;
  const open = async (page: Page) => {
    const gallery = await openGallery(page, '/galleries/lightbox');
    await gallery.locator('.gallery-media').first().tap();
    await expect(largePicture(page)).toHaveAttribute('alt', /hills/);
    await expect.poll(async () => (await boxOf(page)).width).toBe(FIT_WIDTH);
    return gallery;
  };

  test('swipes go on, a pull closes either way, words are behind a button', async ({ page }) => {
    const gallery = await open(page);
    const picture = largePicture(page);
    const caption = lightboxOf(page).locator('.lightbox-caption');
    const toggle = lightboxOf(page).getByRole('button', { name: 'Caption' });
    await expect(caption).toBeHidden();
    await toggle.tap();
    await expect(caption).toBeVisible();
    await toggle.tap();
    await expect(caption).toBeHidden();
    await swipe(page, stageOf(page), { x: -120 }, { ms: 150 });
    await expect(picture).toHaveAttribute('alt', /oranges/);
    await swipe(page, stageOf(page), { x: 120 }, { ms: 150 });
    await expect(picture).toHaveAttribute('alt', /hills/);
    await swipe(page, stageOf(page), { x: -60 }, { ms: 400, hold: 200 });
    await expect(picture).toHaveAttribute('alt', /hills/);
    await expect.poll(() => boxOf(page)).toMatchObject({ x: 20 });
    await swipe(page, stageOf(page), { y: 200 }, { ms: 300 });
    await expect(lightboxOf(page)).toHaveCount(0);
    await gallery.locator('.gallery-media').first().tap();
    await expect(picture).toBeVisible();
    await swipe(page, stageOf(page), { y: -200 }, { ms: 300 });
    await expect(lightboxOf(page)).toHaveCount(0);
  });

  test('a double tap zooms the picture that was tapped, at the finger, and back', async ({ page }) => {
    await open(page);
    const finger = { x: 130, y: 333 };
    const before = await shareAt(page, finger.x);
    await doubleTap(page, finger);
    await expect.poll(() => scaleOf(page)).toBeGreaterThanOrEqual(2);
    expect(await shareAt(page, finger.x)).toBeCloseTo(before, 2);
    await expect(largePicture(page)).toHaveAttribute('alt', /hills/);
    await page.touchscreen.tap(300, 333);
    await doubleTap(page, finger);
    await expect.poll(() => scaleOf(page)).toBe(1);
    await expect(largePicture(page)).toHaveAttribute('alt', /hills/);
    await page.touchscreen.tap(300, 333);
    await expect(largePicture(page)).toHaveAttribute('alt', /oranges/);
  });

  test('two fingers zoom around the point between them, and only so far', async ({ page }) => {
    await open(page);
    const middle = { x: 240, y: 333 };
    const before = await shareAt(page, middle.x);
    await pinchAt(page, middle, { from: 60, to: 120 });
    await expect.poll(() => scaleOf(page)).toBeCloseTo(2, 1);
    expect(await shareAt(page, middle.x)).toBeCloseTo(before, 2);
    for (let more = 0; more < 3; more += 1) await pinchAt(page, { x: 188, y: 333 }, { from: 60, to: 300 });
    await expect.poll(() => scaleOf(page)).toBeCloseTo(LARGEST_SCALE, 1);
    for (let less = 0; less < 3; less += 1) await pinchAt(page, { x: 188, y: 333 }, { from: 300, to: 60 });
    await expect.poll(() => boxOf(page)).toMatchObject({ x: 20, width: FIT_WIDTH });
    await expect(largePicture(page)).toHaveAttribute('alt', /hills/);
  });

  test('a zoomed picture is panned up to its edges; beyond them the next one comes', async ({ page }) => {
    await open(page);
    await doubleTap(page, { x: 188, y: 333 });
    await expect.poll(() => scaleOf(page)).toBeGreaterThanOrEqual(2);
    const { x: left, y: top } = await boxOf(page);
    await swipe(page, stageOf(page), { x: -60 }, { ms: 300, hold: 200 });
    // The first pixels only tell the direction.
    await expect.poll(async () => Math.abs((await boxOf(page)).x - left + 55)).toBeLessThan(6);
    for (let more = 0; more < 4; more += 1)
      await swipe(page, stageOf(page), { x: -100, y: 80 }, { ms: 300, hold: 200 });
    const right = async () => {
      const { x, width } = await boxOf(page);
      return x + width;
    };
    await expect.poll(right).toBeCloseTo(375, 0);
    expect((await boxOf(page)).y).toBeCloseTo(top, 0);
    await expect(largePicture(page)).toHaveAttribute('alt', /hills/);
    await swipe(page, stageOf(page), { x: -150 }, { ms: 150 });
    await expect(largePicture(page)).toHaveAttribute('alt', /oranges/);
    await expect.poll(() => scaleOf(page)).toBeLessThanOrEqual(1);
  });

  test('what is asked for while something moves is done', async ({ page }) => {
    const gallery = await openGallery(page, '/galleries/lightbox');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await gallery.locator('.gallery-media').first().tap();
    await expect(lightboxOf(page)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(largePicture(page)).toHaveAttribute('alt', /oranges/);
    await swipe(page, stageOf(page), { x: 120 }, { ms: 100 });
    await expect(largePicture(page)).toHaveAttribute('alt', /hills/);
    for (let more = 0; more < 2; more += 1) await swipe(page, stageOf(page), { x: -120 }, { ms: 100 });
    await expect(lightboxOf(page).locator('.lightbox-count')).toHaveText(/^3 /);
    await page.touchscreen.tap(250, 333);
    await swipe(page, stageOf(page), { x: -120 }, { ms: 100 });
    await expect(lightboxOf(page).locator('.lightbox-count')).toHaveText(/^5 /);
  });

  test('what was thrown glides on and comes to rest within its edges', async ({ page }) => {
    await open(page);
    await doubleTap(page, { x: 188, y: 333 });
    await expect.poll(() => scaleOf(page)).toBeGreaterThanOrEqual(2);
    const { x: start } = await boxOf(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await drag(page, { from: { x: 200, y: 333 }, by: { x: -50 } }, { ms: 60 });
    await expect.poll(async () => (await boxOf(page)).x).toBeLessThan(start - 70);
    await expect
      .poll(() => lightboxOf(page).evaluate((element) => element.getAnimations({ subtree: true }).length))
      .toBe(0);
    const { x, width } = await boxOf(page);
    expect(x + width).toBeGreaterThanOrEqual(375);
    await expect(largePicture(page)).toHaveAttribute('alt', /hills/);
  });

  test('Back closes it and stays on the page; closed otherwise, it leaves nothing to go back to', async ({
    page,
  }) => {
    await page.goto(`${MANUAL_URL}/blocks/image`);
    const gallery = await openGallery(page, '/galleries/lightbox');
    const address = page.url();
    const opener = gallery.locator('.gallery-media').first();
    await opener.tap();
    await expect(largePicture(page)).toBeVisible();
    expect(page.url()).toBe(address);
    await page.goBack();
    await expect(lightboxOf(page)).toHaveCount(0);
    expect(page.url()).toBe(address);
    await expect(opener).toBeFocused();
    for (let time = 0; time < 2; time += 1) {
      await opener.tap();
      await expect(largePicture(page)).toBeVisible();
      await lightboxOf(page).getByRole('button', { name: 'Close' }).tap();
      await expect(lightboxOf(page)).toHaveCount(0);
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/blocks\/image$/);
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
