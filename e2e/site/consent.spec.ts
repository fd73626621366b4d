import { expectAccessible } from '../kit/axe.ts';
import { enterAdmin } from '../kit/people.ts';
import { PORT } from '../kit/places.ts';
import { expect, test, type Page } from '../kit/test.ts';

const SITE = `http://showcase.localhost:${PORT}`;
const VIDEOS = `${SITE}/blocks/video`;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const answerOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'ss_cookieAllowed');

/** Everything that is asked of another host. */
function watchForeign(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (!hostname.endsWith('localhost')) asked.push(hostname);
  });
  return asked;
}

test('an owner sets the banner up on their own page, and publishes it', async ({ page, visitor }) => {
  await visitor.goto(SITE);
  await expect(bannerOf(visitor)).toHaveCount(0);

  await enterAdmin(page, `${SITE}/config/settings/cookies`);
  const preview = page.frameLocator('iframe');
  await page.getByLabel('Show a cookie banner').check();
  await expect(preview.locator('.cookie-banner.is-forced')).toBeVisible();
  await page.getByText('Accept, decline or choose').click();
  await page.getByText('Button', { exact: true }).click();
  await expect(preview.getByRole('button', { name: 'Decline' })).toBeVisible();
  await preview.getByRole('button', { name: 'Accept' }).click();
  await expect(preview.locator('.cookie-banner')).toBeVisible();
  await page.getByLabel('Ask before tracking').check();
  await expect(page.getByRole('table', { name: 'Rules by region' })).toContainText('Asked first');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish these settings' }).click();
  await expect(page.getByText('These settings are live.')).toBeVisible();

  await visitor.goto(SITE);
  await expect(bannerOf(visitor)).toBeVisible();
});

test('by mouse: accepting removes the banner for 30 days, and one can change one’s mind', async ({
  page,
}) => {
  const shifts = () =>
    page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) =>
            done(
              list
                .getEntries()
                .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => done(0), 200);
        }),
    );
  await page.goto(SITE);
  await expectAccessible(page, { inBothColours: true });
  // The index of this page may move a little while it is read; a banner that pushed it would move it all.
  expect(await shifts()).toBeLessThanOrEqual(0.01);
  await bannerOf(page).getByRole('button', { name: 'Accept' }).click();
  await expect(bannerOf(page)).toHaveCount(0);
  const answer = await answerOf(page);
  expect(answer).toMatchObject({ value: 'true', path: '/' });
  expect(((answer?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(30, 1);
  await page.reload();
  await expect(bannerOf(page)).toHaveCount(0);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Manage cookies' }).click();
  await bannerOf(page).getByRole('button', { name: 'Decline' }).click();
  await expect(bannerOf(page)).toHaveCount(0);
  expect((await answerOf(page))?.value).toBe('false');
});

test('by key: it comes first, and nothing is trapped', async ({ page }) => {
  await page.goto(SITE);
  await page.keyboard.press('Tab');
  await expect(bannerOf(page).getByRole('button', { name: 'Accept' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await bannerOf(page).getByLabel('Statistics').check();
  await bannerOf(page).getByRole('button', { name: 'Save choice' }).press('Enter');
  await expect(bannerOf(page)).toHaveCount(0);
  expect((await answerOf(page))?.value).toBe('true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('by touch: read out first, chosen with a tap, and the page stays where it was', async ({ page }) => {
    await page.goto(SITE);
    const outline = await page.locator('body').ariaSnapshot();
    expect(outline.indexOf('region "Cookies"')).toBeGreaterThanOrEqual(0);
    expect(outline.indexOf('region "Cookies"')).toBeLessThan(outline.indexOf('Skip to content'));
    const top = await page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
    await bannerOf(page).getByRole('button', { name: 'Decline' }).tap();
    await expect(bannerOf(page)).toHaveCount(0);
    expect((await answerOf(page))?.value).toBe('false');
    expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().top)).toBe(top);
  });
});

test('an owner finds a visitor’s receipt and exports all of them', async ({ page, visitor }) => {
  await visitor.goto(SITE);
  await bannerOf(visitor).getByRole('button', { name: 'Accept' }).click();
  await expect(bannerOf(visitor)).toHaveCount(0);
  const cookies = await visitor.context().cookies();
  const receipt = cookies.find(({ name }) => name === 'ss_consent')?.value.split('.')[2] ?? '';

  await enterAdmin(page, `${SITE}/config/settings/receipts`);
  await page.getByLabel('Receipt number').fill(receipt);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('table', { name: 'Receipt', exact: true })).toContainText('Accepted all');
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  const file = await (await downloading).createReadStream();
  let text = '';
  for await (const piece of file) text += String(piece);
  expect(text).toContain(receipt);
});

test('a video of another site asks in its place, is allowed once, and nothing is asked before', async ({
  page,
}) => {
  const asked = watchForeign(page);
  await page.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' }),
  );
  await page.goto(VIDEOS);
  const video = page.locator('.video[data-held]').first();
  await video.getByRole('button', { name: /^Play/ }).click();
  const frame = video.frameLocator('iframe');
  await expect(frame.getByText(/needs your consent/)).toBeVisible();
  expect(asked).toEqual([]);
  await frame.getByRole('button', { name: 'Allow once' }).click();
  await expect(frame.frameLocator('iframe').getByText('The film')).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  expect(await answerOf(page)).toBeUndefined();
  await expect(bannerOf(page)).toBeVisible();
});

test('always allowing it answers the banner as well', async ({ page }) => {
  await page.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' }),
  );
  await page.goto(VIDEOS);
  const video = page.locator('.video[data-held]').first();
  await video.getByRole('button', { name: /^Play/ }).click();
  await video.frameLocator('iframe').getByRole('button', { name: 'Always allow' }).click();
  await expect(video.frameLocator('iframe').frameLocator('iframe').getByText('The film')).toBeVisible();
  await expect(bannerOf(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the banner is answered by a form, stays away, and the choice can be changed', async ({ page }) => {
    await page.goto(`${SITE}/blocks/quote`);
    await bannerOf(page).getByRole('button', { name: 'Decline' }).click();
    expect(new URL(page.url()).pathname).toBe('/blocks/quote');
    await expect(page.locator('.cookie-banner')).toBeHidden();
    expect((await answerOf(page))?.value).toBe('false');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Manage cookies' }).click();
    await page.getByRole('main').getByLabel('Marketing').check();
    await page.getByRole('main').getByRole('button', { name: 'Save choice' }).click();
    expect(new URL(page.url()).pathname).toBe('/blocks/quote');
    const finer = (await page.context().cookies()).find(({ name }) => name === 'ss_consent');
    expect(finer?.value).toMatch(/^nm\./);
  });
});

test.describe('a browser that asks not to be tracked', () => {
  test.use({ isAlone: true });

  test('is told that it is honoured', async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
    await page.goto(SITE);
    await expect(
      bannerOf(page).getByText('Your browser asks sites not to track you. We honour that.'),
    ).toBeVisible();
  });
});

test('an announcement is written by its owner, and closed by a visitor until it says something else', async ({
  page,
  visitor,
}) => {
  const bar = (text: string) => visitor.getByRole('complementary', { name: 'Announcement' }).getByText(text);
  const announce = async (text: string) => {
    await page.getByLabel('Text', { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Publish announcement' }).click();
    await expect(page.getByText('These settings are live.')).toBeVisible();
  };
  await enterAdmin(page, `${SITE}/config/marketing`);
  await page.getByRole('link', { name: /^Announcement bar/ }).click();
  await page.getByLabel('Show the announcement bar').check();
  await announce('Closed on Monday');

  await visitor.goto(SITE);
  await expect(bar('Closed on Monday')).toBeVisible();
  await visitor.getByRole('button', { name: 'Close announcement' }).click();
  await expect(bar('Closed on Monday')).toBeHidden();
  await visitor.goto(`${SITE}/blocks/quote`);
  await expect(bar('Closed on Monday')).toBeHidden();

  await announce('Open again');
  await visitor.goto(SITE);
  await expect(bar('Open again')).toBeVisible();
});
