import { expect, test } from '../kit/test.ts';
import { galleryAt, openGallery, standsAt } from '../kit/galleries.ts';
import { swipe } from '../kit/touch.ts';

/** One that lays slides over each other and one that moves them; each is tried by itself beside its code. */
const NAMES = ['fade', 'swipe'];

// Things move here, and what plays by itself does so by a clock of the test's own.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('by mouse and by key', async ({ page }) => {
  for (const name of NAMES) {
    const gallery = await openGallery(page, `/transitions/${name}`);
    const [current, next] = [gallery.locator('.gallery-current'), gallery.locator('.gallery-next')];
    // Nothing goes on by itself while the pointer is here.
    await next.hover();
    const before = Number(await current.textContent());
    await next.click();
    await expect(current).toHaveText(String(before + 1));
    await expect(gallery.locator('.gallery-slide[data-shown]')).toHaveCount(1);
    await page.keyboard.press('ArrowLeft');
    await expect(current).toHaveText(String(before));
  }
});

test.describe('on a page of its own', () => {
  test.use({ isAlone: true });

  test('by itself, not under the pointer, not when paused, not where nothing may move', async ({ page }) => {
    await page.clock.install();
    const gallery = await openGallery(page, '/transitions/fade', 1);
    const current = gallery.locator('.gallery-current');
    const before = await current.textContent();
    await page.clock.runFor(2600);
    await expect(current).not.toHaveText(before ?? '');
    await gallery.locator('.gallery-viewport').hover();
    const held = await current.textContent();
    await page.clock.runFor(2600);
    await expect(current).toHaveText(held ?? '');
    await gallery.locator('.gallery-pause').click();
    await page.mouse.move(2, 2);
    await page.clock.runFor(2600);
    await expect(current).toHaveText(held ?? '');

    const still = await openGallery(page, '/transitions/ken-burns?nomotion=true');
    await page.clock.runFor(4500);
    await standsAt(still, 1);
    await still.locator('.gallery-next').click();
    await standsAt(await galleryAt(page, 0), 2);
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 450, height: 844 }, hasTouch: true, isMobile: true });

  test('a quick swipe goes on, and back', async ({ page }) => {
    const gallery = await openGallery(page, '/transitions/swipe');
    const pause = gallery.locator('.gallery-pause');
    if ((await pause.count()) > 0) await pause.click();
    const [viewport, current] = [gallery.locator('.gallery-viewport'), gallery.locator('.gallery-current')];
    const shown = gallery.locator('.gallery-slide[data-shown]');
    await expect(shown).toHaveCount(1);
    const before = Number(await current.textContent());
    await swipe(page, viewport, { x: -120 }, { ms: 150 });
    await expect(current).toHaveText(String(before + 1));
    await expect(shown).toHaveCount(1);
    await swipe(page, viewport, { x: 120 }, { ms: 150 });
    await expect(current).toHaveText(String(before));
    await expect(shown).toHaveCount(1);
  });
});
