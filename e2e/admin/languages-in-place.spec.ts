import { expect, test } from '../kit/test.ts';
import { expectAccessible } from '../kit/axe.ts';
import { openEditor, ready } from '../kit/editor-page.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL } from '../kit/places.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a page is edited in another language in place, by keyboard, and undone', async ({ page }) => {
  await enterAdmin(page, `${ADMIN_URL}settings/languages`);
  await page.getByRole('combobox', { name: 'Add a language' }).fill('French');
  await page.getByRole('option', { name: 'French', exact: true }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'français' })).toBeVisible();

  const { canvas } = await openEditor(page, /^Makers/);
  const heading = canvas.locator('main [data-edit]').first();
  const original = (await heading.textContent()) ?? '';
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'French' }).click();
  await expect(page).toHaveURL(/language=fr/);
  const french = await ready(page);
  await expect(canvas.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByText(/^0 of \d+ texts on this page translated into French\.$/)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Sections' })).toBeHidden();
  await expectAccessible(page, { inBothColours: true });

  await page.getByRole('button', { name: 'Next text to translate' }).click();
  await expect(heading).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Artisans');
  await page.keyboard.press('Control+Enter');
  await expect(heading).not.toBeFocused();
  await expect(heading).toHaveText('Artisans');
  await page.keyboard.press('Escape');
  await french.saved();
  await heading.click();
  await expect(page.getByRole('region', { name: 'Texts in French' })).toContainText(original);
  await expectAccessible(page);

  await page.keyboard.press('Control+Z');
  await expect(heading).toHaveText(original);
  await page.keyboard.press('Control+Y');
  await expect(heading).toHaveText('Artisans');
  await page.keyboard.press('Control+D');
  await expect(page.getByText('All languages share the layout.')).toBeVisible();
  await french.saved();

  await page.getByRole('button', { name: 'Language: French' }).click();
  await page.getByRole('menuitemradio', { name: /^English/ }).click();
  const english = await ready(page);
  await expect(canvas.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(heading).toHaveText(original);
  await heading.click();
  await heading.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' today');
  await page.keyboard.press('Escape');
  await english.saved();

  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'French' }).click();
  await ready(page);
  await expect(page.getByText('1 text is out of date.')).toBeVisible();
  await expect(canvas.getByText('Out of date')).toBeVisible();
  await heading.click();
  const texts = page.getByRole('region', { name: 'Texts in French' });
  await expect(texts.locator('ins')).toHaveText('today');
  await texts.getByRole('button', { name: 'Still right' }).click();
  await expect(canvas.getByText('Out of date')).toBeHidden();
  await expect(heading).toHaveText('Artisans');

  await page.getByRole('combobox', { name: 'Shown in' }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await page.keyboard.press('Escape');
  await expect(canvas.locator('.block[data-elsewhere]')).toHaveCount(1);
});
