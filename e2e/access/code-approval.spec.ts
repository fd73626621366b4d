import { expect, test, type Browser, type Page } from '../kit/test.ts';
import { expectAccessible } from '../kit/axe.ts';
import { addDraft } from '../kit/form-page.ts';
import { linkMailedTo } from '../kit/mailbox.ts';
import { enterAdmin } from '../kit/people.ts';
import { APP_URL, PORT } from '../kit/places.ts';

const SITE = `http://atelier.localhost:${PORT}`;
const CODE = '<script>document.documentElement.dataset.ran = "yes"</script>';
const ID = 'abcdefghijklmnopqrstuv';
const EMAIL = 'grace@example.com';

/** Invites an editor and lets them sign up, in a browser of their own. */
async function anEditor(page: Page, browser: Browser): Promise<Page> {
  await enterAdmin(page, `${SITE}/config/settings/permissions`);
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByLabel('Email').fill(EMAIL);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  const editor = await (await browser.newContext({ baseURL: APP_URL })).newPage();
  await editor.goto(await linkMailedTo(EMAIL));
  await editor.getByRole('link', { name: 'Sign up' }).click();
  await editor.getByLabel('Your name').fill('Grace Hopper');
  await editor.getByLabel('Password').fill('a long enough password');
  await editor.getByRole('button', { name: 'Sign up' }).click();
  await editor.getByRole('button', { name: 'Accept' }).click();
  await editor.waitForURL(({ href }) => href.startsWith(`${SITE}/config/`));
  return editor;
}

test('code of an editor waits until the owner has approved it, and runs once it is published', async ({
  page,
  browser,
  visitor,
}) => {
  const editor = await anEditor(page, browser);
  const place = { base: { column: 1, span: 24, row: 1, rows: 1 } };
  const blocks = [{ id: `${ID}cc`, type: 'code', place, values: { html: CODE, mode: 'html' } }];
  await addDraft(editor, {
    title: 'Opening night',
    path: '/opening-night',
    body: { sections: [{ id: `${ID}ss`, blocks }] },
  });

  await editor.goto(`${SITE}/opening-night?draft=view&noredirect`);
  await expect(editor.getByText('Runs on the published page')).toBeVisible();
  await expect(editor.locator('html')).not.toHaveAttribute('data-ran');

  await editor.goto(`${SITE}/config/pages`);
  await editor
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click();
  await expect(editor.getByRole('heading', { name: 'Code that waits for approval' })).toBeVisible();
  await expect(
    editor.getByText('an admin has to approve it before this can be published').first(),
  ).toBeVisible();
  await expectAccessible(editor);
  const dialog = editor.getByRole('dialog').last();
  await dialog.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(editor.getByText('has to be approved by an admin first').first()).toBeVisible();
  expect((await visitor.goto(`${SITE}/opening-night`))?.status()).toBe(404);

  await page.goto(`${SITE}/config/settings`);
  await page.getByRole('link', { name: /^Code What code runs/ }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Opening night' });
  await expect(row).toContainText('Waiting for approval');
  await expect(row).toContainText('Written by Grace Hopper');
  await expect(row).toContainText(CODE);
  await expectAccessible(page, { inBothColours: true });
  await row.getByRole('button', { name: 'Approve the code in Opening night' }).click();
  await expect(row).toContainText('Approved, not published');

  // The refusal stands in a corner above the button.
  await editor.reload();
  await editor
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(editor.getByText(/published/i).first()).toBeVisible();
  await expect
    .poll(async () => {
      await visitor.goto(`${SITE}/opening-night`);
      return visitor.locator('html').getAttribute('data-ran');
    })
    .toBe('yes');
  await page.reload();
  await expect(row).toContainText('Live');
  await page.goto(`${SITE}/config/activity`);
  await expect(page.getByText(/approved code in “Opening night”/).first()).toBeVisible();
  await expect(page.getByText(/asked for approval of code in “Opening night”/).first()).toBeVisible();
  await editor.context().close();
});
