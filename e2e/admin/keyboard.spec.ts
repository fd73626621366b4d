import { expect, test } from '../kit/test.ts';
import { ready } from '../kit/editor-page.ts';
import { OWNER } from '../kit/places.ts';

const MAX_STEPS = 60;

test('without a mouse: log in, open a site, change words, add a section and publish', async ({ page }) => {
  const { keyboard } = page;
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < MAX_STEPS; step += 1) {
      await keyboard.press('Tab');
      const words = await page.evaluate(() => {
        const { activeElement: element } = document;
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
        return element?.ariaLabel ?? label ?? element?.textContent ?? '';
      });
      if (name.test(words.trim())) return;
    }
    throw new Error(`Nothing called ${String(name)} is reached by Tab.`);
  };

  await page.goto('/login');
  await tabTo(/^Email$/);
  await keyboard.type(OWNER.email);
  await tabTo(/^Password$/);
  await keyboard.type(OWNER.password);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible();
  await tabTo(/^Open Provisions$/);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await tabTo(/^Pages$/);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Home/ }).first()).toBeVisible();
  await tabTo(/^Home/);
  await keyboard.press('Enter');
  const { canvas, saved } = await ready(page);
  await expect(canvas.getByRole('link', { name: 'Cart' })).toBeVisible();

  // From the screen to the panel, and on to the page.
  await keyboard.press('F6');
  await expect(page.getByRole('button', { name: 'Add a section' })).toBeFocused();
  await keyboard.press('F6');
  await keyboard.press('Tab');
  const block = canvas.locator('main .block:focus');
  await expect(block).toHaveAttribute('role', 'group');
  await keyboard.press('Enter');
  await expect(canvas.locator('main [contenteditable]:focus')).toBeVisible();
  await keyboard.press('Control+A');
  await keyboard.type('Without a mouse');
  await keyboard.press('Escape');
  await expect(block).toContainText('Without a mouse');

  const sections = canvas.locator('main .section');
  const count = await sections.count();
  await keyboard.press('+');
  const search = page.getByRole('searchbox', { name: 'Search sections' });
  await expect(search).toBeFocused();
  await keyboard.type('Name and three facts');
  await expect(page.getByRole('button', { name: 'Name and three facts', exact: true })).toBeVisible();
  await tabTo(/^Name and three facts$/);
  await keyboard.press('Enter');
  await expect(sections).toHaveCount(count + 1);
  await saved();

  await keyboard.press('Control+K');
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused();
  await keyboard.type('publish');
  const chosen = page
    .getByRole('listbox', { name: 'Search everything' })
    .getByRole('option', { selected: true });
  await expect(chosen).toHaveText(/^Publish/);
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Publish' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish 1 change' })).toBeVisible();
  await tabTo(/^Publish 1 change$/);
  await keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'See it live' })).toBeVisible();
});
