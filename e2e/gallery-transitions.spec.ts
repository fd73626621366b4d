import { expect, test, type Locator, type Page } from './test.ts';
import { PORT } from './places.ts';
import { swipe } from './touch.ts';

const MANUAL_URL = `http://showcase.localhost:${PORT}`;
const NAMES = ['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe'];

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function open(page: Page, name: string, place = 0): Promise<Locator> {
  await page.goto(`${MANUAL_URL}/transitions/${name}`);
  const gallery = page.locator('.gallery').nth(place);
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery).toHaveAttribute('data-ready', '');
  return gallery;
}

const atRest = (gallery: Locator) => expect(gallery.locator('.gallery-slide[data-shown]')).toHaveCount(1);
const at = (gallery: Locator, place: number) =>
  expect(gallery.locator('.gallery-current')).toHaveText(String(place));

for (const name of NAMES)
  test(`${name}: by mouse and by key, one step at a time`, async ({ page }) => {
    const gallery = await open(page, name);
    // Nothing goes on by itself while the pointer is here.
    await gallery.locator('.gallery-next').hover();
    const before = Number(await gallery.locator('.gallery-current').textContent());
    await gallery.locator('.gallery-next').click();
    await gallery.locator('.gallery-next').click();
    await at(gallery, before + 1);
    await atRest(gallery);
    await page.keyboard.press('ArrowLeft');
    await at(gallery, before);
    await atRest(gallery);
  });

test('fade: the new slide above the old one, which takes a fifth longer', async ({ page }) => {
  const gallery = await open(page, 'fade');
  const seen = await gallery.evaluate((element) => {
    element.querySelector<HTMLElement>('.gallery-next')?.click();
    const [old, next] = element.querySelectorAll<HTMLElement>('.gallery-slide');
    return [old, next].map((slide) => ({
      layer: Number(slide?.style.zIndex),
      duration: slide?.getAnimations()[0]?.effect?.getTiming().duration,
    }));
  });
  expect(seen).toEqual([
    { layer: 888, duration: 1200 },
    { layer: 889, duration: 1000 },
  ]);
});

test('ken-burns: in, then out, while it is shown', async ({ page }) => {
  const gallery = await open(page, 'ken-burns');
  const zoomOf = (place: number) =>
    gallery.evaluate((element, index) => {
      const picture = element.querySelectorAll('.gallery-media img[data-src]')[index];
      const [zoom] = picture?.getAnimations() ?? [];
      const frames = (zoom?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
      return {
        frames: frames.map(({ transform }) => transform),
        duration: zoom?.effect?.getTiming().duration,
      };
    }, place);
  expect(await zoomOf(0)).toEqual({ frames: ['scale(1)', 'scale(1.075)'], duration: 5000 });
  await gallery.locator('.gallery-next').click();
  expect(await zoomOf(1)).toEqual({ frames: ['scale(1.075)', 'scale(1)'], duration: 5000 });
});

test('scroll: sideways, or upwards', async ({ page }) => {
  await open(page, 'scroll');
  const way = (place: number) =>
    page
      .locator('.gallery')
      .nth(place)
      .evaluate((element) => {
        element.querySelector<HTMLElement>('.gallery-next')?.click();
        const next = element.querySelectorAll('.gallery-slide')[1];
        const effect = next?.getAnimations()[0]?.effect as KeyframeEffect | undefined;
        return effect?.getKeyframes()[0]?.transform;
      });
  expect(await way(0)).toBe('translate3d(100%, 0px, 0px)');
  await open(page, 'scroll', 1);
  expect(await way(1)).toBe('translate3d(0px, 100%, 0px)');
});

test('the mouse drags', async ({ page }) => {
  const gallery = await open(page, 'new-swipe');
  const box = await gallery.locator('.gallery-viewport').boundingBox();
  if (!box) throw new Error('There is no gallery.');
  await page.mouse.move(box.x + box.width * 0.8, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.1, box.y + 110, { steps: 10 });
  await page.mouse.up();
  await at(gallery, 2);
});

test.describe('autoplay', () => {
  test('goes on by itself, waits under the pointer, can be paused', async ({ page }) => {
    await page.clock.install();
    const gallery = await open(page, 'fade', 1);
    const current = gallery.locator('.gallery-current');
    const before = await current.textContent();
    await expect(current).not.toHaveText(before ?? '');
    await gallery.locator('.gallery-viewport').hover();
    const held = await current.textContent();
    await page.clock.runFor(2600);
    await expect(current).toHaveText(held ?? '');
    await gallery.locator('.gallery-pause').click();
    await page.mouse.move(2, 2);
    const paused = await current.textContent();
    await page.clock.runFor(2600);
    await expect(current).toHaveText(paused ?? '');
  });

  test('not where nothing may move', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${MANUAL_URL}/transitions/ken-burns?nomotion=true`);
    const gallery = page.locator('.gallery').first();
    await gallery.scrollIntoViewIfNeeded();
    await expect(gallery).toHaveAttribute('data-ready', '');
    await page.clock.runFor(4500);
    await at(gallery, 1);
    expect(await gallery.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    await gallery.locator('.gallery-next').click();
    await at(gallery, 2);
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 450, height: 844 }, hasTouch: true, isMobile: true });

  for (const name of NAMES)
    test(`${name}: a quick swipe goes on, and back`, async ({ page }) => {
      const gallery = await open(page, name);
      const pause = gallery.locator('.gallery-pause');
      if ((await pause.count()) > 0) await pause.click();
      const viewport = gallery.locator('.gallery-viewport');
      await swipe(page, viewport, { x: -120 }, { ms: 150 });
      await at(gallery, 2);
      await atRest(gallery);
      await swipe(page, viewport, { x: 120 }, { ms: 150 });
      await at(gallery, 1);
      await atRest(gallery);
      await swipe(page, viewport, { y: -160 }, { ms: 150 });
      await at(gallery, 1);
    });

  test('swipe: quick ones from 50 px on, slow ones from the width / 2.25 on', async ({ page }) => {
    const gallery = await open(page, 'swipe');
    const viewport = gallery.locator('.gallery-viewport');
    const width = (await viewport.boundingBox())?.width ?? 0;
    await swipe(page, viewport, { x: -45 }, { ms: 100 });
    await atRest(gallery);
    await at(gallery, 1);
    await swipe(page, viewport, { x: -(width / 2.25 - 8) }, { ms: 600 });
    await atRest(gallery);
    await at(gallery, 1);
    await swipe(page, viewport, { x: -(width / 2.25 + 8) }, { ms: 600 });
    await at(gallery, 2);
  });

  test('new-swipe: a short flick goes on, a slow short drag does not', async ({ page }) => {
    const gallery = await open(page, 'new-swipe');
    const viewport = gallery.locator('.gallery-viewport');
    await swipe(page, viewport, { x: -30 }, { ms: 400, hold: 200 });
    await atRest(gallery);
    await at(gallery, 1);
    await swipe(page, viewport, { x: -30 }, { ms: 50 });
    await at(gallery, 2);
  });

  test('new-swipe: beyond the end it follows a tenth of the way, and returns', async ({ page }) => {
    const gallery = await open(page, 'new-swipe', 1);
    const viewport = gallery.locator('.gallery-viewport');
    await gallery.evaluate((element) => {
      element.addEventListener(
        'touchend',
        () => {
          const slide = element.querySelector<HTMLElement>('.gallery-slide[data-shown]');
          element.dataset.seen = slide?.style.transform ?? '';
        },
        { capture: true },
      );
    });
    await swipe(page, viewport, { x: 100 }, { ms: 300, hold: 60 });
    await expect(gallery).toHaveAttribute('data-seen', /translate3d\((9|10)(\.\d+)?px/);
    await atRest(gallery);
    await at(gallery, 1);
  });
});
