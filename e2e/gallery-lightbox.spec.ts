import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from './test.ts';
import { PORT } from './places.ts';
import { pinch, swipe } from './touch.ts';

const MANUAL_URL = `http://showcase.localhost:${PORT}`;

const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Pictures' });
const picture = (page: Page) => lightbox(page).locator('.lightbox-item:not([inert]) img');

async function open(page: Page, place = 0) {
  await page.goto(`${MANUAL_URL}/galleries/lightbox`);
  const gallery = page.locator('.gallery').nth(place);
  await gallery.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="gallery"]').nth(place)).toHaveAttribute('data-state', 'awake');
  return gallery;
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1200, height: 800 } });

  test('opens by click, moves by halves, keys and buttons, closes by Escape and gives the focus back', async ({
    page,
  }) => {
    const gallery = await open(page);
    const before = page.url();
    const opener = gallery.locator('.gallery-media').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(picture(page)).toHaveAttribute('alt', /hills/);
    await expect(lightbox(page).locator('.lightbox-title')).toHaveText('North of the river');
    const box = await picture(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(1000);
    expect(box?.height).toBeLessThanOrEqual(600);
    await page.mouse.click(900, 400);
    await expect(picture(page)).toHaveAttribute('alt', /oranges/);
    await page.mouse.click(560, 400);
    await expect(picture(page)).toHaveAttribute('alt', /hills/);
    await page.mouse.click(6, 400);
    await page.mouse.click(1194, 400);
    await expect(picture(page)).toHaveAttribute('alt', /hills/);
    await page.keyboard.press('ArrowLeft');
    await expect(lightbox(page).getByRole('button', { name: 'Play A short film' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(page.url()).toBe(before);
  });

  test('a click beside the picture closes; the ground follows the theme', async ({ page }) => {
    const gallery = await open(page, 1);
    await gallery.locator('.gallery-media').nth(2).click();
    await expect(lightbox(page)).toHaveAttribute('data-theme', 'light');
    await expect(lightbox(page).locator('.lightbox-ground')).toHaveCSS(
      'background-color',
      'rgb(251, 250, 248)',
    );
    await expect(picture(page)).toBeVisible();
    await page.mouse.click(60, 760);
    await expect(lightbox(page)).toHaveCount(0);
  });

  test('a link of its own comes first', async ({ page }) => {
    const gallery = await open(page, 2);
    await gallery.locator('.gallery-media').first().click();
    await expect(page).toHaveURL(/\/blocks\/image$/);
  });

  test('axe finds nothing in it', async ({ page }) => {
    const gallery = await open(page);
    await gallery.locator('.gallery-media').first().click();
    await expect(picture(page)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('.lightbox').setLegacyMode(true).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('swipes go on, two fingers zoom, a pull down closes, words are behind a button', async ({ page }) => {
    const gallery = await open(page);
    await gallery.locator('.gallery-media').first().tap();
    await expect(picture(page)).toBeVisible();
    expect((await picture(page).boundingBox())?.width).toBeGreaterThanOrEqual(335);
    const caption = lightbox(page).locator('.lightbox-caption');
    await expect(caption).toBeHidden();
    await lightbox(page).getByRole('button', { name: 'Caption' }).tap();
    await expect(caption).toBeVisible();
    await lightbox(page).getByRole('button', { name: 'Caption' }).tap();
    await expect(caption).toBeHidden();
    const stage = page.locator('.lightbox-stage');
    await swipe(page, stage, { x: -120 }, { ms: 150 });
    await expect(picture(page)).toHaveAttribute('alt', /oranges/);
    await pinch(page, stage, 80, 200);
    const item = page.locator('.lightbox-item:not([inert])');
    await expect(item).toHaveCSS('transform', /matrix\(2\.5/);
    await swipe(page, stage, { x: -120 }, { ms: 150 });
    await expect(picture(page)).toHaveAttribute('alt', /oranges/);
    await pinch(page, stage, 200, 60);
    await expect(item).toHaveCSS('transform', 'none');
    await swipe(page, stage, { y: 200 }, { ms: 300 });
    await expect(lightbox(page)).toHaveCount(0);
  });
});

test.describe('video', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(/player\.vimeo\.com|youtube\.com/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>player</title><p>Playing</p>' }),
    );
  });

  test('nothing is asked of anybody before play; one plays at a time', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('showcase.localhost')) asked.push(request.url());
    });
    await page.goto(`${MANUAL_URL}/blocks/video`, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    const videos = page.locator('.video');
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
  });

  test('in the lightbox too', async ({ page }) => {
    const gallery = await open(page);
    await gallery.locator('.gallery-media').nth(0).click();
    await expect(picture(page)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await lightbox(page).getByRole('button', { name: 'Play A short film' }).click();
    await expect(lightbox(page).frameLocator('iframe').getByText('Playing')).toBeVisible();
  });
});
