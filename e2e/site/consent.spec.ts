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
