import { expect, test } from '../kit/test.ts';
import { expectAccessible } from '../kit/axe.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL, SITE_URL } from '../kit/places.ts';

test('a language is added, a page translated by keyboard, published and read', async ({ page, visitor }) => {
  await enterAdmin(page, `${ADMIN_URL}settings/languages`);
  const add = page.getByRole('combobox', { name: 'Add a language' });
  await add.fill('French');
  await page.getByRole('option', { name: 'French', exact: true }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const french = page.getByRole('listitem').filter({ hasText: 'français' });
  await expect(french).toContainText(/0 of \d+ texts translated/);
  await expectAccessible(page);

  await visitor.goto(`${SITE_URL}/fr/makers`);
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'fr');

  await french.getByRole('link', { name: 'Translate' }).click();
  await page.getByRole('link', { name: /^Makers/ }).click();
  const title = page.getByRole('textbox', { name: 'Page title, translation' });
  await title.fill('Artisans');
  await title.press('Control+Enter');
  await expect(title).not.toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Publish: 1 change' }).click();
  const panel = page.getByRole('dialog', { name: 'Publish' });
  await panel.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor).toHaveTitle(/^Artisans/);
});

test('a language is given a picture of its own, which its page shows and the others do not', async ({
  page,
  visitor,
}) => {
  await enterAdmin(page, `${ADMIN_URL}translations/fr`);
  await page.getByRole('link', { name: /^Makers/ }).click();
  await page.getByText(/^\d+ images and files$/).click();
  const row = page
    .getByRole('listitem')
    .filter({ hasText: /^Image, Picture/ })
    .first();
  const original = row.getByRole('img').first();
  await expect.poll(() => original.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await row.getByRole('button', { name: /^Choose another/ }).click();
  // One that nothing on the page shows.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^wholesale-crates/ })
    .click();
  const own = row.locator('img').nth(1);
  await expect(own).toBeVisible();
  const picture = /\/images\/[^?]+/.exec((await own.getAttribute('src')) ?? '')?.[0] ?? '';
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Publish: 1 change' }).click();
  await page
    .getByRole('dialog', { name: 'Publish' })
    .getByRole('button', { name: 'Publish 1 change' })
    .click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  const shows = async (path: string, src: string) => {
    await visitor.goto(SITE_URL + path);
    return (await visitor.content()).includes(src);
  };
  expect(await shows('/fr/makers', picture)).toBe(true);
  expect(await shows('/makers', picture)).toBe(false);
});
