import { expect, test, type Page } from '../kit/test.ts';
import { expectAccessible } from '../kit/axe.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL, PORT, SITE_URL } from '../kit/places.ts';

const SCREENS = [
  ['business', 'Business information', 'Street and number'],
  ['extras', 'On every page', 'Opening hours'],
  ['code', 'Code injection', 'Code in the head of every page'],
] as const;

async function saveAndPublish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish these settings' }).click();
  await expect(page.getByText('Published', { exact: true }).last()).toBeVisible();
  await expect(page.getByText('These settings are live.').first()).toBeVisible();
}

test('a new title is a draft until it is published, and then on every page', async ({ page, visitor }) => {
  await visitor.goto(`${SITE_URL}/makers`);
  const before = await visitor.title();

  await enterAdmin(page, `${ADMIN_URL}settings`);
  await page.getByRole('link', { name: /^Site / }).click();
  const title = page.getByLabel('Site title');
  const old = await title.inputValue();
  await title.fill('The New Provisions');
  await expect(page.getByText('Saved as a draft. Publish to make it live.')).toBeVisible();
  await visitor.reload();
  await expect(visitor).toHaveTitle(before);

  await page.getByRole('button', { name: 'Publish these settings' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor).toHaveTitle(/The New Provisions/);
  await expect(visitor.getByRole('banner')).toContainText('The New Provisions');

  await title.fill(old);
  await saveAndPublish(page);
});

test('language, region and time zone are found by typing and shown on the site', async ({
  page,
  visitor,
}) => {
  await enterAdmin(page, `${ADMIN_URL}settings/region`);
  await page.getByLabel('Language', { exact: true }).selectOption('Deutsch');
  await page.getByRole('combobox', { name: 'Region' }).fill('switz');
  await page.getByRole('option', { name: 'Switzerland' }).click();
  await page.getByRole('combobox', { name: 'Time zone' }).fill('zurich');
  await page.getByRole('option', { name: 'Europe/Zurich' }).click();
  await expect(page.getByText(/^Now on your site:.* um \d\d:\d\d$/)).toBeVisible();
  await saveAndPublish(page);
  await visitor.goto(SITE_URL);
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'de-CH');

  await page.getByLabel('Language', { exact: true }).selectOption('English');
  await page.getByRole('combobox', { name: 'Region' }).fill('none');
  await page.getByRole('option', { name: 'None' }).click();
  await saveAndPublish(page);
});

test('opening hours and profiles are lists, and what is wrong is told at its place', async ({
  page,
  visitor,
}) => {
  await enterAdmin(page, `${ADMIN_URL}settings/business`);
  await page.getByLabel('Name', { exact: true }).fill('Provisions Ltd');
  await page.getByText('Place people visit').click();
  await page.getByRole('button', { name: 'Add to opening hours' }).click();
  await expect(page.getByLabel('Day').last()).toHaveValue('Sunday');
  await page.getByLabel('Opens').last().fill('10:00');
  await page.getByLabel('Closes').last().fill('12:00');
  await page.getByRole('button', { name: 'Add to opening hours' }).click();
  await expect(page.getByLabel('Opens').last()).toHaveValue('10:00');
  await page.getByRole('button', { name: 'Add to social profiles' }).click();
  await page.getByLabel('Address', { exact: true }).fill('not an address');
  await expect(page.getByText('Please enter an address that starts with https://.').first()).toBeVisible();
  await page.getByLabel('Address', { exact: true }).fill('https://social.example/provisions');
  await saveAndPublish(page);
  await visitor.goto(SITE_URL);
  expect(await visitor.content()).toContain('"@type":"LocalBusiness"');
});

test('an old address leads to the new one, and a circle is refused', async ({ page, visitor }) => {
  await enterAdmin(page, `${ADMIN_URL}settings/redirects`);
  await expect(page.getByText('No redirects yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add redirect' }).click();
  await page.getByLabel('Old address').fill('/old/[name]');
  await page.getByRole('textbox', { name: 'New address' }).fill('/old/new');
  await expect(page.getByText('This leads in a circle').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'New address' }).fill('/makers?from=[name]');
  await expectAccessible(page);
  await saveAndPublish(page);
  await visitor.goto(`${SITE_URL}/old/page`);
  await expect(visitor).toHaveURL(`${SITE_URL}/makers?from=page`);
  await page.getByRole('button', { name: 'Remove /old/[name]' }).click();
  await saveAndPublish(page);
});

test('code runs on the site and not for somebody who wants to see it without', async ({ page }) => {
  await enterAdmin(page, `http://atelier.localhost:${PORT}/config/settings/code`);
  await page.getByLabel('Code in the head of every page').fill('<meta name="mine" content="yes">');
  await saveAndPublish(page);
  const frame = page.frameLocator('iframe[title="Your site"]');
  await expect(frame.locator('main')).toBeVisible();
  await expect(frame.locator('meta[name=mine]')).not.toBeAttached();
  const live = await page.context().newPage();
  await live.goto(`http://atelier.localhost:${PORT}/?noredirect`);
  await expect(live.locator('meta[name=mine]')).toBeAttached();
  await page.getByRole('switch', { name: 'Show me the site without this code' }).click();
  await expect(frame.locator('main')).toBeVisible();
  await live.reload();
  await expect(live.locator('meta[name=mine]')).not.toBeAttached();
  await live.close();
});

test('axe finds nothing on screens of every make', async ({ page }) => {
  await enterAdmin(page, `${ADMIN_URL}settings`);
  await expect(page.getByRole('link', { name: /^Your account/ })).toBeVisible();
  await expectAccessible(page, { inBothColours: true });
  for (const [path, title, label] of SCREENS) {
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.locator(`a[href$="/settings/${path}"]`).click();
    await expect(page.getByRole('heading', { name: title, exact: true, level: 1 })).toBeVisible();
    await expect(page.getByText(label, { exact: true })).toBeVisible();
    await expectAccessible(page, { inBothColours: true });
  }
});

test('the information bar is on phones up to 1024 pixels, and on no desk', async ({
  page,
  browser,
  visitor,
}) => {
  await enterAdmin(page, `${ADMIN_URL}settings/extras`);
  const part = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Information bar' }) })
    .last();
  await part.getByLabel('Show the information bar on phones').check();
  await part.getByLabel('Phone', { exact: true }).fill('555 0100');
  await part.getByRole('button', { name: 'Publish these settings' }).click();
  await expect(part.getByText('These settings are live.')).toBeVisible();
  const phone = await browser.newPage({ isMobile: true, hasTouch: true });
  const callOn = (where: Page) => where.locator('.info-bar').getByText('Call');
  for (const [width, isThere] of [
    [390, true],
    [1024, true],
    [1025, false],
  ] as const) {
    await phone.setViewportSize({ width, height: 700 });
    if (width === 390) await phone.goto(SITE_URL);
    await expect(callOn(phone)).toBeVisible({ visible: isThere });
  }
  await phone.close();
  await visitor.setViewportSize({ width: 800, height: 700 });
  await visitor.goto(SITE_URL);
  await expect(callOn(visitor)).toBeHidden();
});
