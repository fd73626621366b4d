import { expect, test } from '../kit/test.ts';
import { addFormPage, callAsOwner } from '../kit/form-page.ts';
import { expectAccessible } from '../kit/axe.ts';
import { enterAdmin } from '../kit/people.ts';
import { PORT } from '../kit/places.ts';

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
  await page.getByRole('combobox', { name: 'Send submissions to' }).fill('kitchen@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Advanced' }).click();
  await page.getByLabel('Redirect to').fill('javascript:alert(1)');
  await expect(page.getByText('Must be a page of this site such as /thanks').first()).toBeVisible();
  await page.getByLabel('Redirect to').fill('');
  await page.getByLabel('Success message').fill('See you at the table!');
  await page.getByRole('tab', { name: 'Disclaimer' }).click();
  await page.getByLabel('Disclaimer').last().fill('We keep this for a week.');
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
  await page.getByRole('button', { name: 'Reply to grace@example.com' }).click();
  await page.getByRole('textbox', { name: 'Message to grace@example.com' }).fill('The window is yours.');
  await expect(page.getByText('Answers go to kitchen@example.com.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('list', { name: 'Replies' })).toContainText('The window is yours.');
  const csv = await page.evaluate(async () => {
    const key = document.querySelector<HTMLMetaElement>('meta[name="admin-key"]')?.content ?? '';
    return (await fetch('/api/inbox/export/csv?words=Nuts', { headers: { 'x-admin-key': key } })).text();
  });
  expect(csv).toContain('"Window table"');
  for (const [first] of VISITORS) expect(csv).toContain(`"${first} =cmd()"`);

  await page.goto(`${ADMIN}inbox/mails`);
  await page
    .getByRole('button', { name: /kitchen@example.com/ })
    .first()
    .click();
  await expect(page.frameLocator('iframe[title^="New submission"]').first().getByText('Nuts')).toBeVisible();
  await page.getByRole('button', { name: /^Re: .*grace@example.com/ }).click();
  const reply = page.frameLocator('iframe[title^="Re: "]');
  await expect(reply.getByText('The window is yours.')).toBeVisible();
  await expect(reply.getByText('Nuts')).toBeVisible();

  await page.goto(`${ADMIN}inbox`);
  await page.getByRole('checkbox', { name: /Select <img/ }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('link', { name: /onerror/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /onerror/ })).toHaveCount(1);
});

const emailField = [{ id: 'words', type: 'email', title: 'Email' }];

test('scripts in the HTML after a form may run on its page; a redirect is followed and wins over HTML', async ({
  page,
  visitor,
}) => {
  await enterAdmin(page, ADMIN);
  const addForm = async (name: string, advanced: object) => {
    const body = { body: { name, fields: emailField, advanced } };
    return (await callAsOwner<{ formId: string }>(page, '/api/forms', body)).formId;
  };
  const html = '<b>Bold thanks</b><script>document.title = "ran"</script>';
  await addFormPage(page, await addForm('With HTML', { message: '', html }), '/with-html');
  const redirecting = await addForm('With redirect', { redirect: '/blocks/text', html });
  await addFormPage(page, redirecting, '/with-redirect');
  await callAsOwner(page, '/api/content/publish', {});

  const send = async (path: string) => {
    await visitor.goto(SHOWCASE + path);
    await visitor.evaluate(() =>
      document.addEventListener('form:submit-success', () =>
        sessionStorage.setItem('heard', `${sessionStorage.getItem('heard') ?? ''}|${location.pathname}`),
      ),
    );
    await visitor.getByLabel('Email').fill('ada@example.com');
    await visitor.getByRole('button', { name: 'Submit' }).click();
  };
  await send('/with-html');
  await expect(visitor.locator('.form-sent b')).toHaveText('Bold thanks');
  await expect(visitor).toHaveTitle('ran');
  await send('/with-redirect');
  await visitor.waitForURL(`${SHOWCASE}/blocks/text`);
  await expect(visitor).not.toHaveTitle('ran');
  // Told while the page was still there, and once for each.
  expect(await visitor.evaluate(() => sessionStorage.getItem('heard'))).toBe('|/with-html|/with-redirect');
});

test('people are imported, a letter is looked at, tried and sent to them', async ({ page }) => {
  await enterAdmin(page, `${ADMIN}newsletter`);
  await page.getByRole('link', { name: /News, confirmed/ }).click();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Email,Name\r\ngrace@example.com,Grace Hopper\r\nnobody,\r\n'),
  });
  await expect(page.getByRole('listitem').filter({ hasText: 'Grace Hopper' })).toContainText(
    'grace@example.com',
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to all lists' }).click();
  await page.getByRole('button', { name: 'Write email' }).click();
  await page.getByLabel('To', { exact: true }).selectOption({ label: 'Choose recipients' });
  await page.getByRole('button', { name: 'Send…' }).click();
  await expect(page.getByText('A List must be selected')).toBeVisible();
  await page.getByLabel('To', { exact: true }).selectOption('list news-confirmed');
  await page.getByLabel('Subject').fill('Spring');
  await page.getByLabel('Text').fill('Hello,\n\nthe garden is open.');
  await expect(page.frameLocator('iframe').getByText('the garden is open.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send test' }).click();
  await expect(page.getByText(/Test email sent to/)).toBeVisible();
  await page.getByRole('button', { name: 'Send…' }).click();
  await page.getByRole('button', { name: 'Send email' }).click();
  await expect(page.locator('dl')).toContainText('Recipients1');
});
