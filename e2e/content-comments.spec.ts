import { expect, test } from './test.ts';
import { expectAccessible } from './axe.ts';
import { enterAdmin } from './people.ts';
import { ADMIN_URL, SITE_URL } from './places.ts';

test('a comment is written, looked at, and stands on the page', async ({ page, visitor }) => {
  await visitor.goto(`${SITE_URL}/journal`);
  await visitor.getByRole('link', { name: 'The wind decides about salt' }).click();
  const form = visitor.getByRole('form', { name: 'Write a comment' });
  await form.scrollIntoViewIfNeeded();
  await expect(visitor.locator('[data-island="comments"]')).toHaveAttribute('data-state', 'awake');
  await form.getByLabel('Name').fill('Vi');
  await form.getByLabel('E-mail').fill('vi@example.com');
  await form.getByLabel('Comment').fill('I carried mud there too.');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(visitor.getByText('Your comment appears when it has been looked at.')).toBeVisible();

  await enterAdmin(page, `${ADMIN_URL}comments`);
  await expect(page.getByText('I carried mud there too.')).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved: visitors see it now.')).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByText('I carried mud there too.')).toBeVisible();
  await expectAccessible(visitor);
});
