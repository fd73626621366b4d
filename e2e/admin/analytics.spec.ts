import { expect, test } from '../kit/test.ts';
import { expectAccessible } from '../kit/axe.ts';
import { openEditor } from '../kit/editor-page.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL, SITE_URL } from '../kit/places.ts';

test('an owner sees what visitors did, narrows it down, and redirects a missing address', async ({
  page,
  browser,
}) => {
  // Browsers that say they have no screen are not counted.
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';
  const visitor = await (await browser.newContext({ userAgent })).newPage();
  // Pages do not wait long for the answer; the server counts what has reached it.
  const hit = visitor.waitForRequest('**/api/census/RecordHit');
  await visitor.goto(`${SITE_URL}/?utm_source=journey`);
  await hit;
  await visitor.goto(`${SITE_URL}/once-was-here`);
  await visitor.context().close();

  await enterAdmin(page, `${ADMIN_URL}analytics`);
  await expect(page.getByRole('heading', { name: 'Visits' })).toBeVisible();
  await expectAccessible(page);
  const screens = page.getByRole('navigation', { name: 'Analytics' });
  await screens.getByRole('link', { name: 'Sources' }).click();
  // However soon the next screen is clicked, it gets what was chosen.
  await page.getByRole('button', { name: 'journey', exact: true }).evaluate(async (source: HTMLElement) => {
    source.click();
    await Promise.resolve();
    document.querySelector<HTMLElement>('a[href*="/analytics/pages"]')?.click();
  });
  await expect(page.getByRole('heading', { name: 'Entry pages' })).toBeVisible();
  await expect(page.getByText('Source: journey')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter: Source' }).click();
  await expect(page).not.toHaveURL(/source=journey/);

  await screens.getByRole('link', { name: 'Not found' }).click();
  await page
    .getByRole('row', { name: /once-was-here/ })
    .getByRole('link', { name: 'Add redirect' })
    .click();
  await expect(page.getByRole('list', { name: 'Redirects' })).toContainText('/once-was-here');
});

const AFTER = 'Bread worth getting up for';

test('an owner finds which page sells less, tries another section on it, and publishes what won', async ({
  page,
  visitor,
}) => {
  // Which page people leave is in the figures of its visits.
  await enterAdmin(page, `${ADMIN_URL}analytics/pages`);
  const entries = page.getByRole('heading', { name: 'Entry pages' }).locator('..');
  await expect(entries.getByRole('columnheader', { name: 'Bounce rate' })).toBeVisible();
  await entries.getByRole('button', { name: '/', exact: true }).click();
  await expect(page.getByText('Page: /', { exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Analytics' }).getByRole('link', { name: 'Shop' }).click();
  await expect(page.getByRole('row', { name: /Purchased/ })).toBeVisible();

  // Another first section, drafted and not published.
  const { canvas, saved } = await openEditor(page, /^Home/);
  const heading = canvas.locator('main h1').first();
  const before = await heading.innerText();
  await heading.click();
  await heading.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(AFTER);
  await page.keyboard.press('Escape');
  await saved();
  await page.goto(`${ADMIN_URL}analytics/experiments`);
  await page.getByRole('button', { name: 'New experiment' }).click();
  const dialog = page.getByRole('dialog', { name: 'New experiment' });
  await dialog.getByLabel('Name').fill('Warmer opening');
  await dialog.getByLabel('Compare').selectOption('Home: This month');
  await dialog.getByRole('button', { name: 'Create experiment' }).click();
  const card = page.getByRole('region', { name: 'Warmer opening' });
  await card.getByRole('button', { name: 'Start' }).click();
  await expect(card.getByText('Running', { exact: true })).toBeVisible();
  await expectAccessible(page);

  // Visitors get one or the other, at once and every time.
  const seen = new Set<string>();
  for (let bucket = 0; bucket < 12; bucket += 1) {
    await visitor.context().addCookies([{ name: 'ss_trials', value: String(bucket), url: SITE_URL }]);
    await visitor.goto(SITE_URL);
    seen.add(await visitor.locator('h1').first().innerText());
  }
  expect([...seen].toSorted()).toEqual([before, AFTER].toSorted());

  await card.getByRole('button', { name: 'Stop' }).click();
  await expect(card.getByText('Stopped', { exact: true })).toBeVisible();
  await visitor.goto(SITE_URL);
  await expect(visitor.locator('h1').first()).toHaveText(before, { useInnerText: true });

  await card.getByRole('button', { name: 'Publish a variant' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish B' }).click();
  await expect(card.getByText('B published')).toBeVisible();
  await visitor.goto(SITE_URL);
  await expect(visitor.locator('h1').first()).toHaveText(AFTER);
});
