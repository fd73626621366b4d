import { expect, test } from '../kit/test.ts';
import { expectAccessible } from '../kit/axe.ts';
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
  await page.getByRole('button', { name: 'journey', exact: true }).click();
  await expect(page).toHaveURL(/source=journey/);
  await screens.getByRole('link', { name: 'Pages' }).click();
  await expect(page.getByText('Source: journey')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter Source' }).click();
  await expect(page).not.toHaveURL(/source=journey/);

  await screens.getByRole('link', { name: 'Not found' }).click();
  await page
    .getByRole('row', { name: /once-was-here/ })
    .getByRole('link', { name: 'Redirect it' })
    .click();
  await expect(page.getByRole('list', { name: 'Redirects' })).toContainText('/once-was-here');
});
