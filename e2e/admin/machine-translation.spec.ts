import { aTranslator, STAND_IN_KEY } from '#server/languages/machine/testing/stand-in.ts';
import { expect, test } from '../kit/test.ts';
import { expectAccessible } from '../kit/axe.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL, SITE_URL } from '../kit/places.ts';

test('a service translates a page, somebody checks it, and visitors read it', async ({ page, visitor }) => {
  const translator = await aTranslator();
  try {
    await enterAdmin(page, `${ADMIN_URL}settings/languages`);
    await page.getByRole('combobox', { name: 'Add a language' }).fill('French');
    await page.getByRole('option', { name: 'French', exact: true }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const french = page.getByRole('listitem').filter({ hasText: 'français' });
    await expect(french).toContainText(/0 of \d+ texts translated/);

    await page.getByRole('combobox', { name: 'Service' }).click();
    await page.getByRole('option', { name: 'LibreTranslate' }).click();
    await page.getByRole('textbox', { name: 'Server address' }).fill(translator.url);
    await page.getByLabel('API key').fill(STAND_IN_KEY);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Machine translation is on.')).toBeVisible();
    await expectAccessible(page);

    await french.getByRole('link', { name: 'Translate' }).click();
    await page.getByRole('link', { name: /^Makers/ }).click();
    const title = page.getByRole('textbox', { name: 'Page title, translation' });
    await expect(title).toHaveValue('');
    await page.getByRole('button', { name: 'Translate what is missing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Translate into French' });
    await expect(dialog).toContainText(/characters will be sent to LibreTranslate/);
    await dialog.getByRole('button', { name: 'Translate', exact: true }).click();
    await expect(page.getByText(/texts? translated into French/)).toBeVisible();
    await expect(title).toHaveValue('MAKERS');
    await expectAccessible(page);

    await page.getByText(/^To check \(/).click();
    await page.getByRole('button', { name: 'Mark all as checked' }).click();
    await expect(page.getByRole('button', { name: 'Mark all as checked' })).toBeHidden();
    await page.getByRole('button', { name: 'Publish: 1 change' }).click();
    const panel = page.getByRole('dialog', { name: 'Publish' });
    await panel.getByRole('button', { name: 'Publish 1 change' }).click();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    await visitor.goto(`${SITE_URL}/fr/makers`);
    await expect(visitor).toHaveTitle(/^MAKERS/);
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'fr');
  } finally {
    translator.close();
  }
});
