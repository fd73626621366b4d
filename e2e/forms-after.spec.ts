import { expect, test } from './test.ts';
import { addFormPage, callAsOwner } from './form-page.ts';
import { enterAdmin } from './people.ts';
import { PORT } from './places.ts';

const SHOWCASE = `http://showcase.localhost:${PORT}`;
const fields = [{ id: 'words', type: 'email', title: 'Email' }];

test('scripts in the HTML after a form may run on its page; a redirect is followed and wins over HTML', async ({
  page,
  visitor,
}) => {
  await enterAdmin(page, `${SHOWCASE}/config/`);
  const addForm = async (name: string, advanced: object) => {
    const body = { body: { name, fields, advanced } };
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
