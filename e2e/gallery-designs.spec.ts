import { expect, test, type Locator, type Page } from './test.ts';
import { PORT } from './places.ts';
import { swipe } from './touch.ts';

const MANUAL_URL = `http://showcase.localhost:${PORT}`;

test.use({ viewport: { width: 1440, height: 900 } });

const galleryAt = (page: Page, place: number) => page.locator('.gallery').nth(place);
const slidesOf = (gallery: Locator) => gallery.locator('.gallery-slide');
const boxesOf = (gallery: Locator, part = '.gallery-media') =>
  gallery.locator(part).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height };
    }),
  );

async function open(page: Page, name: string, place = 0): Promise<Locator> {
  await page.goto(`${MANUAL_URL}/galleries/${name}`);
  const gallery = galleryAt(page, place);
  await gallery.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="gallery"]').nth(place)).toHaveAttribute('data-state', 'awake');
  return gallery;
}

/** Slides of a row that moves which are wholly in view, by their places. */
async function inView(gallery: Locator): Promise<number[]> {
  return gallery.evaluate((element) => {
    const frame = element.querySelector('.gallery-viewport')?.getBoundingClientRect();
    return [...element.querySelectorAll('.gallery-slide')].flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect();
      return frame && left >= frame.left - 1 && right <= frame.right + 1 ? [index] : [];
    });
  });
}

const distinct = (values: readonly number[]) => new Set(values.map(Math.round)).size;

test('grid: four square cells in a row, 20 px apart', async ({ page }) => {
  const boxes = await boxesOf(await open(page, 'grid'));
  expect(distinct(boxes.slice(0, 4).map(({ top }) => top))).toBe(1);
  expect(boxes[4]?.top).toBeGreaterThan(boxes[0]?.top ?? 0);
  expect(Math.round((boxes[1]?.left ?? 0) - (boxes[0]?.left ?? 0) - (boxes[0]?.width ?? 0))).toBe(20);
  expect(boxes[0]?.width).toBeCloseTo(boxes[0]?.height ?? 0, 0);
  const six = await boxesOf(galleryAt(page, 1));
  expect(distinct(six.slice(0, 6).map(({ top }) => top))).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(distinct((await boxesOf(galleryAt(page, 0))).map(({ left }) => left))).toBe(2);
});

test('auto grid: columns at least, and at most, as wide as asked', async ({ page }) => {
  const least = await boxesOf(await open(page, 'autogrid'));
  for (const { width } of least) expect(width).toBeGreaterThanOrEqual(250);
  const most = await boxesOf(galleryAt(page, 1));
  for (const { width } of most) expect(width).toBeLessThanOrEqual(250);
  expect(distinct(most.map(({ left }) => left))).toBe(distinct(least.map(({ left }) => left)) + 1);
});

test('auto columns: own shapes in columns without common rows', async ({ page }) => {
  const boxes = await boxesOf(await open(page, 'autocolumns'));
  expect(distinct(boxes.map(({ left }) => left))).toBe(3);
  expect(distinct(boxes.map(({ top }) => top))).toBeGreaterThan(6);
  expect(distinct(boxes.map(({ width }) => width))).toBe(1);
});

test('auto rows: rows fill the width and share a height', async ({ page }) => {
  const gallery = await open(page, 'autorows');
  const boxes = await boxesOf(gallery);
  const { width } = (await gallery.boundingBox()) ?? { width: 0 };
  const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
  const whole = [...rows.values()].slice(0, -1);
  expect(whole.length).toBeGreaterThan(1);
  for (const row of whole) {
    expect(distinct(row.map(({ height }) => height))).toBe(1);
    const gaps = (row.length - 1) * 20;
    expect(row.reduce((sum, box) => sum + box.width, gaps)).toBeCloseTo(width, 0);
  }
});

test('list: the picture takes two fifths of the row', async ({ page }) => {
  const gallery = await open(page, 'list');
  const { width } = (await gallery.boundingBox()) ?? { width: 0 };
  expect((await boxesOf(gallery))[0]?.width).toBeCloseTo(width * 0.4, 0);
  expect((await boxesOf(galleryAt(page, 1)))[0]?.width).toBeCloseTo(width * 0.25, 0);
});

test.describe('carousel', () => {
  test('mouse: moves by what is in view, holds at both ends', async ({ page }) => {
    const gallery = await open(page, 'carousel');
    expect(await inView(gallery)).toEqual([0, 1, 2]);
    const [previous, next] = [gallery.locator('.gallery-previous'), gallery.locator('.gallery-next')];
    await expect(previous).toHaveClass(/disabled/);
    await next.click();
    await expect.poll(() => inView(gallery)).toEqual([3, 4, 5]);
    await expect(gallery.locator('.gallery-current')).toHaveText('2');
    await next.click();
    await expect.poll(() => inView(gallery)).toEqual([6, 7, 8]);
    await next.click();
    await expect.poll(() => inView(gallery)).toEqual([7, 8, 9]);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await page.mouse.move(900, 600);
    await gallery.locator('.gallery-viewport').hover();
    await page.mouse.down();
    await page.mouse.move(1300, 610, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => inView(gallery)).not.toContain(9);
    await expect(page.locator('.lightbox')).toHaveCount(0);
  });

  test('keyboard', async ({ page }) => {
    const gallery = await open(page, 'carousel');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => inView(gallery)).toEqual([3, 4, 5]);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => inView(gallery)).toEqual([0, 1, 2]);
  });

  test('nothing to press where all fit', async ({ page }) => {
    await open(page, 'carousel', 2);
    await expect(galleryAt(page, 2).locator('.gallery-bar')).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(galleryAt(page, 2).locator('.gallery-bar')).toBeVisible();
  });

  test('two in view on a phone, three below 724 px', async ({ page }) => {
    const gallery = await open(page, 'carousel', 1);
    await page.setViewportSize({ width: 740, height: 900 });
    await expect.poll(async () => (await inView(gallery)).length).toBe(3);
    await page.setViewportSize({ width: 400, height: 900 });
    await expect.poll(async () => (await inView(gallery)).length).toBe(2);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(async () => (await inView(gallery)).length).toBe(4);
  });
});

test.describe('strip', () => {
  const current = (gallery: Locator) => gallery.locator('.gallery-slide[data-current]');
  const middle = async (gallery: Locator) => {
    const [frame, slide] = [await gallery.boundingBox(), await current(gallery).boundingBox()];
    if (!frame || !slide) return Number.NaN;
    return Math.round(Math.abs(slide.x + slide.width / 2 - frame.x - frame.width / 2));
  };

  test('mouse: the current slide stands in the middle, a click beside it brings the next', async ({
    page,
  }) => {
    const gallery = await open(page, 'slider');
    expect(await middle(gallery)).toBe(0);
    const { width, height } = (await gallery.locator('.gallery-viewport').boundingBox()) ?? {
      width: 0,
      height: 0,
    };
    expect(height).toBeCloseTo(width / 2, 0);
    await gallery.locator('.gallery-previous').click();
    await expect(gallery.locator('.gallery-current')).toHaveText('10');
    await expect.poll(() => middle(gallery)).toBe(0);
    await gallery.locator('.gallery-next').click();
    await expect(current(gallery)).toHaveAttribute('data-slide-url', 'north-of-the-river');
    await expect.poll(() => middle(gallery)).toBe(0);
    const box = await gallery.locator('.gallery-viewport').boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 20, (box?.y ?? 0) + 100);
    await expect(current(gallery)).toHaveAttribute('data-slide-url', 'two-oranges');
  });

  test('keyboard', async ({ page }) => {
    const gallery = await open(page, 'slider');
    await page.keyboard.press('ArrowRight');
    await expect(gallery.locator('.gallery-current')).toHaveText('2');
    await expect.poll(() => middle(gallery)).toBe(0);
  });

  test('aligned at the start; a click on the current one goes on', async ({ page }) => {
    const gallery = await open(page, 'slider', 1);
    const left = async () => {
      const [frame, slide] = [await gallery.boundingBox(), await current(gallery).boundingBox()];
      return Math.round(Math.abs((slide?.x ?? 0) - (frame?.x ?? 0)));
    };
    expect(await left()).toBe(0);
    await current(gallery).click();
    await expect(gallery.locator('.gallery-current')).toHaveText('2');
    await expect.poll(left).toBe(0);
  });

  test('thumbnails follow, and lead; a video beside the current slide does not play', async ({ page }) => {
    const gallery = await open(page, 'slider', 2);
    await gallery.locator('.gallery-next').click();
    await expect(gallery.locator('.gallery-thumbnail').nth(1)).toHaveClass(/active/);
    await gallery.locator('.gallery-thumbnail').nth(5).click();
    await expect(gallery.locator('.gallery-current')).toHaveText('6');
    await slidesOf(gallery).nth(6).locator('.video-overlay').dispatchEvent('click');
    await expect(gallery.locator('.gallery-current')).toHaveText('7');
    await expect(gallery.locator('iframe')).toHaveCount(0);
  });
});

test.describe('slideshow', () => {
  const shown = (gallery: Locator) => gallery.locator('.gallery-slide[data-shown]');

  test('mouse: arrows, a click on the picture, sides, thumbnails', async ({ page }) => {
    const gallery = await open(page, 'slideshow');
    await expect(shown(gallery)).toHaveCount(1);
    await gallery.locator('.gallery-next').click();
    await expect(gallery.locator('.gallery-current')).toHaveText('2');
    await gallery.locator('.gallery-previous').click();
    await expect(gallery.locator('.gallery-current')).toHaveText('1');
    await gallery.locator('.gallery-media').first().click();
    await expect(gallery.locator('.gallery-current')).toHaveText('2');
    const sides = galleryAt(page, 3);
    await sides.scrollIntoViewIfNeeded();
    await expect(sides).toHaveAttribute('data-ready', '');
    await sides.locator('.gallery-viewport').click({ position: { x: 700, y: 300 } });
    await expect(sides.locator('.gallery-current')).toHaveText('2');
    await sides.locator('.gallery-viewport').click({ position: { x: 100, y: 300 } });
    await expect(sides.locator('.gallery-current')).toHaveText('1');
    await expect(sides.locator('.gallery-previous')).toHaveClass(/disabled/);
    const thumbs = galleryAt(page, 2);
    await thumbs.scrollIntoViewIfNeeded();
    await expect(thumbs).toHaveAttribute('data-ready', '');
    await thumbs.locator('.gallery-thumbnail').nth(3).click();
    await expect(thumbs.locator('.gallery-current')).toHaveText('4');
    // Whole pictures: the frame has taken the shape of the square one.
    const box = await thumbs.locator('.gallery-viewport').boundingBox();
    expect(box?.width).toBeCloseTo(box?.height ?? 0, 0);
  });

  test('only pictures that are near are asked for', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image')
        asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
    });
    await open(page, 'slideshow');
    await page.waitForLoadState('networkidle');
    expect(new Set(asked)).not.toContain('sea.jpg');
    expect(new Set(asked)).toContain('bowl.jpg');
  });

  test('an address for each picture; back goes back', async ({ page }) => {
    await page.goto(`${MANUAL_URL}/galleries/slideshow?itemId=out-at-dusk`);
    const gallery = galleryAt(page, 1);
    await gallery.scrollIntoViewIfNeeded();
    await expect(gallery.locator('.gallery-current')).toHaveText('3');
    await gallery.locator('.gallery-next').click();
    await expect(page).toHaveURL(/itemId=a-window-at-six/);
    await page.goBack();
    await expect(gallery.locator('.gallery-current')).toHaveText('3');
    await page.goto(`${MANUAL_URL}/galleries/slideshow?itemId=unknown`);
    await expect(gallery.locator('.gallery-current')).toHaveText('1');
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const name of ['carousel', 'slider', 'slideshow'])
    test(`${name}: a swipe goes on, another back, one down scrolls`, async ({ page }) => {
      const gallery = await open(page, name);
      const viewport = gallery.locator('.gallery-viewport');
      await swipe(page, viewport, { x: -130 });
      await expect(gallery.locator('.gallery-current')).toHaveText('2');
      await expect
        .poll(() => gallery.evaluate((element) => element.getAnimations({ subtree: true }).length))
        .toBe(0);
      await swipe(page, viewport, { x: 130 });
      await expect(gallery.locator('.gallery-current')).toHaveText('1');
      await swipe(page, viewport, { y: -130 });
      await expect(gallery.locator('.gallery-current')).toHaveText('1');
    });

  for (const name of ['grid', 'autorows', 'autocolumns'])
    test(`${name}: a tap opens the picture large`, async ({ page }) => {
      const gallery = await open(page, name);
      await gallery.locator('.gallery-media').nth(1).tap();
      await expect(page.getByRole('dialog', { name: 'Pictures' }).locator('img')).toHaveAttribute(
        'alt',
        'Two oranges in a white bowl',
      );
    });

  for (const name of ['autogrid', 'list'])
    test(`${name}: fits the screen`, async ({ page }) => {
      const boxes = await boxesOf(await open(page, name));
      for (const { left, width } of boxes) expect(left + width).toBeLessThanOrEqual(391);
    });
});

test('without script every picture can be seen', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const name of [
    'grid',
    'carousel',
    'slider',
    'slideshow',
    'list',
    'autogrid',
    'autorows',
    'autocolumns',
  ]) {
    await page.goto(`${MANUAL_URL}/galleries/${name}`);
    const pictures = galleryAt(page, 0).locator('noscript img');
    expect(await pictures.count()).toBeGreaterThan(4);
    await pictures.nth(1).scrollIntoViewIfNeeded();
    await expect(pictures.nth(1)).toBeVisible();
    await expect
      .poll(() => pictures.nth(1).evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(100);
  }
});

test('nothing jumps while pictures come, at any width', async ({ browser }) => {
  for (const width of [320, 768, 1920]) {
    const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.shifted = (window.shifted ?? 0) + (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const name of ['grid', 'autogrid', 'autocolumns', 'autorows', 'carousel', 'list', 'slider']) {
      await page.goto(`${MANUAL_URL}/galleries/${name}`, { waitUntil: 'networkidle' });
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => window.shifted ?? 0), `${name} at ${width}`).toBeLessThan(0.005);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        name,
      ).toBeLessThanOrEqual(0);
    }
  }
});

test.describe('bad data', () => {
  /** Changes the data of the first gallery before any script sees it. */
  const spoil = (page: Page, change: string) =>
    page.addInitScript((what) => {
      document.addEventListener('DOMContentLoaded', () => {
        const block = document.querySelector<HTMLElement>('[data-block="gallery"]');
        const data = JSON.parse(block?.dataset.blockJson ?? '{}') as object;
        if (!block) return;
        if (what === 'none') block.removeAttribute('data-block-json');
        else
          block.dataset.blockJson =
            what === 'broken' ? '{design' : JSON.stringify({ ...data, ...(JSON.parse(what) as object) });
      });
    }, change);

  for (const [what, change, message] of [
    ['broken JSON', 'broken', 'Error decoding gallery block data.'],
    ['no data', 'none', 'Error evaluating gallery block data.'],
    ['an unknown design', '{"design":"foo"}', 'These are not the gallery designs you are looking for: foo'],
    ['an unknown transition', '{"transition":"whirl"}', 'Could not find transition named whirl'],
  ] as const)
    test(`${what}: it is said, pictures come, the rest works`, async ({ page }) => {
      const said: string[] = [];
      page.on('console', (line) => said.push(line.text()));
      await spoil(page, change);
      await page.goto(`${MANUAL_URL}/galleries/slideshow`);
      await galleryAt(page, 0).scrollIntoViewIfNeeded();
      await expect.poll(() => said).toContain(message);
      await expect(galleryAt(page, 0).locator('img[data-src]').first()).toHaveAttribute('src', /format=/);
      const other = galleryAt(page, 3);
      await other.scrollIntoViewIfNeeded();
      await other.locator('.gallery-next').click();
      await expect(other.locator('.gallery-current')).toHaveText('2');
    });
});
