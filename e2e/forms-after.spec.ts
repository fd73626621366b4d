import { expect, test, type Page } from './test.ts';
import { enterAdmin } from './people.ts';
import { PORT } from './places.ts';

const SHOWCASE = `http://showcase.localhost:${PORT}`;
const ID = 'abcdefghijklmnopqrstuv';

/** A live page with a form of its own, made the way the admin makes them. */
async function publishForm(page: Page, form: object, path: string): Promise<void> {
  await enterAdmin(page, `${SHOWCASE}/config/`);
  await page.evaluate(
    async ({ body, at, id }) => {
      const crumb = /crumb=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const call = async (url: string, json: object) => {
        const answer = await fetch(`${url}?crumb=${crumb}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(json),
        });
        if (!answer.ok) throw new Error(await answer.text());
        return (await answer.json()) as { formId: string };
      };
      const { formId } = await call('/api/forms', { body });
      const place = { base: { column: 1, span: 24, row: 1, rows: 1 } };
      const blocks = [{ id: `${id}bb`, type: 'form', place, values: { formId } }];
      await call('/api/content/documents', {
        kind: 'page',
        body: { title: 'Form', path: at, body: { sections: [{ id: `${id}ss`, blocks }] } },
      });
      await call('/api/content/publish', {});
    },
    { body: form, at: path, id: ID },
  );
}

const fields = [{ id: 'words', type: 'email', title: 'Email' }];

test('post-submit HTML is shown as HTML, and its scripts run then and not before', async ({
  page,
  browser,
}) => {
  const html = '<b>Bold thanks</b><script>window.ran = (window.ran || 0) + 1</script>';
  await publishForm(page, { name: 'With HTML', fields, advanced: { message: '', html } }, '/with-html');
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${SHOWCASE}/with-html`);
  await visitor.getByLabel('Email').fill('ada@example.com');
  expect(await visitor.evaluate(() => (window as unknown as { ran?: number }).ran)).toBeUndefined();
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await expect(visitor.locator('.form-sent b')).toHaveText('Bold thanks');
  expect(await visitor.evaluate(() => (window as unknown as { ran?: number }).ran)).toBe(1);
});

test('a redirect is followed, and wins over HTML', async ({ page, browser }) => {
  const advanced = { redirect: '/blocks/text', html: '<script>document.title = "ran"</script>' };
  await publishForm(page, { name: 'With redirect', fields, advanced }, '/with-redirect');
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${SHOWCASE}/with-redirect`);
  await visitor.getByLabel('Email').fill('ada@example.com');
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await visitor.waitForURL(`${SHOWCASE}/blocks/text`);
  await expect(visitor).not.toHaveTitle('ran');
});

test('where checking is left to the server, its messages stand at the fields', async ({ page, browser }) => {
  const advanced = { isValidationOff: true };
  await publishForm(page, { name: 'Unchecked', fields, advanced }, '/unchecked');
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${SHOWCASE}/unchecked`);
  await visitor.getByLabel('Email').fill('nobody');
  const saved = visitor.waitForResponse('**/api/form/SaveFormSubmission*');
  await visitor.getByRole('button', { name: 'Submit' }).click();
  expect((await saved).status()).toBe(400);
  await expect(visitor.locator('.field-error')).toContainText('Email is not valid.');
  await expect(visitor.getByText('Please scroll down to review.')).toBeVisible();
});
