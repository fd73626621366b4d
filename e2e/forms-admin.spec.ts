import { expect, test } from './test.ts';
import { addFormPage, callAsOwner } from './form-page.ts';
import { expectAccessible } from './axe.ts';
import { enterAdmin } from './people.ts';
import { PORT } from './places.ts';

const SHOWCASE = `http://showcase.localhost:${PORT}`;
const ADMIN = `${SHOWCASE}/config/`;
/** At a desk, with a phone, and without scripts. */
const VISITORS = [
  ['<img src=x onerror=alert(1)>', {}],
  ['Phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
  ['Still', { javaScriptEnabled: false }],
] as const;

test('build a form, publish it, fill it in, and find it in the inbox, in a CSV and in a mail', async ({
  page,
  browser,
}) => {
  await enterAdmin(page, `${ADMIN}forms`);
  const made = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/forms');
  await page.getByRole('button', { name: 'Add form' }).click();
  const { formId } = (await (await made).json()) as { formId: string };
  await expect(page.getByRole('tab')).toHaveText(['Build', 'Storage', 'Advanced', 'Captcha', 'Disclaimer']);
  await expect(page.frameLocator('iframe').getByLabel('First name')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByRole('menuitem', { name: 'Long text' }).click();
  await page.getByLabel('Title').last().fill('Allergies');
  for (const label of ['Description', 'Placeholder', 'Required', 'Maximum length'])
    await expect(page.getByLabel(label, { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Move Allergies up' }).click();

  await page.getByRole('tab', { name: 'Storage' }).click();
  await page.getByRole('combobox', { name: 'Send each submission to' }).fill('kitchen@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Advanced' }).click();
  await page.getByLabel('Go to this page afterwards').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Must be a page of this site such as /thanks').first()).toBeVisible();
  await page.getByLabel('Go to this page afterwards').fill('');
  await page.getByLabel('Message afterwards').fill('See you at the table!');
  await page.getByRole('tab', { name: 'Disclaimer' }).click();
  await page.getByLabel('Disclaimer').last().fill('We keep this for a week.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.frameLocator('iframe').getByLabel('Allergies')).toBeVisible();
  await addFormPage(page, formId, '/built');
  await callAsOwner(page, '/api/content/publish', {});

  for (const [first, options] of VISITORS) {
    const visitor = await (await browser.newContext(options)).newPage();
    await visitor.goto(`${SHOWCASE}/built`);
    await expect(visitor.getByText('We keep this for a week.')).toBeVisible();
    await visitor.getByLabel('First name').fill(first);
    await visitor.getByLabel('Last name').fill('=cmd()');
    await visitor.getByLabel('Allergies').fill('Nuts');
    await visitor.getByLabel(/^Message/).fill('A table by the window');
    await visitor.getByLabel(/^Email/).fill('grace@example');
    await visitor.getByRole('button', { name: 'Submit' }).click();
    await expect(visitor.getByText(/^Email is not valid/)).toBeVisible();
    await expect(visitor.getByLabel('Allergies')).toHaveValue('Nuts');
    await visitor.getByLabel(/^Email/).fill('grace@example.com');
    await visitor.getByRole('button', { name: 'Submit' }).click();
    await expect(visitor.getByText('See you at the table!')).toBeVisible();
    await visitor.context().close();
  }

  await page.goto(`${ADMIN}inbox`);
  await page.getByRole('searchbox', { name: 'Search submissions' }).fill('Nuts');
  const row = page.getByRole('link', { name: /onerror/ });
  await expect(row).toHaveCount(1);
  await expectAccessible(page);
  await row.click();
  await expect(page.getByText('grace@example.com').first()).toBeVisible();
  await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
  await page.getByLabel('Note').fill('Window table');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('button', { name: 'Save note' })).toBeHidden();
  const csv = await page.evaluate(async () => (await fetch('/api/inbox/export/csv?words=Nuts')).text());
  expect(csv).toContain('"Window table"');
  for (const [first] of VISITORS) expect(csv).toContain(`"${first} =cmd()"`);

  await page.goto(`${ADMIN}inbox/mails`);
  await page
    .getByRole('button', { name: /kitchen@example.com/ })
    .first()
    .click();
  await expect(page.frameLocator('iframe[title^="New submission"]').first().getByText('Nuts')).toBeVisible();

  await page.goto(`${ADMIN}inbox`);
  await page.getByRole('checkbox', { name: /Choose <img/ }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('link', { name: /onerror/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /onerror/ })).toHaveCount(1);
});
