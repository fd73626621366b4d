import { expect, test, type Page } from './test.ts';
import { expectAccessible } from './people.ts';
import { PORT } from './places.ts';

const SHOWCASE = `http://showcase.localhost:${PORT}`;
const FORM_URL = `${SHOWCASE}/blocks/form`;
const SAVE = '**/api/form/SaveFormSubmission*';
const KEY = '**/api/form/FormSubmissionKey*';

/** The form with every kind of field. */
const every = (page: Page) => page.locator('form[data-form-id="every-field"]');

async function fillRequired(page: Page) {
  const form = every(page);
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Lovelace');
  await form.getByLabel(/^Email/).fill('ada@example.com');
}

const submit = (page: Page) => every(page).locator('.form-submit').click();

test('a page with a form loads the start script alone until somebody reaches for the form', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(FORM_URL, { waitUntil: 'networkidle' });
  expect(scripts).toHaveLength(1);
  await every(page).getByLabel('Subject').focus();
  await expect(every(page).locator('xpath=..')).toHaveAttribute('data-state', 'awake');
  expect(scripts.length).toBeGreaterThan(1);
});

test('a form that was seen is counted', async ({ page }) => {
  const seen = page.waitForRequest('**/api/census/form-render');
  await page.goto(FORM_URL);
  const sent = (await seen).postDataJSON() as Record<string, unknown>;
  expect(sent).toMatchObject({ formId: 'every-field', pagePath: '/blocks/form', contentSource: 'c' });
  expect(sent.pageTitle).toContain('Form');
});

test('wrong, then right: every mistake is told at its field, then all values are sent in their shapes', async ({
  page,
}) => {
  await page.goto(`${FORM_URL}?utm=spring`);
  const form = every(page);
  await form.getByLabel(/^Email/).fill('nobody');
  await form.getByLabel('Message').fill('x'.repeat(101));
  await expect(form.locator('.field-counter')).toHaveText('101 / 100');
  await expect(form.locator('.field-counter')).toHaveClass(/error/);
  let calls = 0;
  page.on('request', (request) => request.url().includes('/api/form/') && (calls += 1));
  await submit(page);
  await expect(form.getByText('Name is required.')).toBeVisible();
  await expect(
    form.getByText('Email is not valid. Email addresses should follow the format user@domain.com.'),
  ).toBeVisible();
  await expect(form.getByText('You have exceeded the character limit.')).toBeVisible();
  await expect(form.getByText('One or more fields is invalid, please check your entries.')).toBeVisible();
  await expect(
    form.getByText('Your form has encountered a problem. Please scroll down to review.'),
  ).toBeVisible();
  await expect(
    form.getByText('Your form has encountered a problem. Please scroll up to review.'),
  ).toBeVisible();
  expect(calls).toBe(0);
  await expect(form.getByLabel('First name')).toBeFocused();
  const item = form.locator('[data-field="email"]');
  await expect(item).toHaveClass(/error/);
  await expect(item.locator('> :first-child')).toHaveClass('field-error');
  await expect(item.locator('input')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);

  await fillRequired(page);
  await form.getByLabel('Message').fill('a b');
  await expect(form.locator('.field-counter')).toHaveText('3 / 100');
  const phone = form.locator('[data-field="phone"]');
  for (const [label, value] of [
    ['Area code', '555'],
    ['Prefix', '123'],
    ['Line', '4567'],
  ] as const)
    await phone.getByLabel(label).fill(value);
  const date = form.locator('[data-field="birthday"]');
  for (const [label, value] of [
    ['Month', '2'],
    ['Day', '28'],
    ['Year', '2025'],
  ] as const)
    await date.getByLabel(label).fill(value);
  await form.getByLabel('Wheat').check();
  await form.getByLabel('Butter').check();
  await form.getByLabel('Salt').check();
  await form.getByLabel('From a list').selectOption('Medium');
  await form.getByRole('radiogroup', { name: 'The bread is good' }).getByLabel('Strongly Agree').check();
  await form.locator('input[type="file"]').setInputFiles({
    name: 'note.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('words'),
  });
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener('form:submit-success', (event) => heard.push((event as CustomEvent).detail));
  });
  const order: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/form/') && order.push(new URL(request.url()).pathname),
  );
  const saved = page.waitForRequest(SAVE);
  await submit(page);
  const sent = (await saved).postDataJSON() as Record<string, unknown>;
  await expect(page.locator('.form-sent')).toHaveText('Thank you!');
  await expect(page.locator('.form-sent')).toBeFocused();
  await expect(page.locator('.form-sent')).toBeInViewport();
  await expect(form).toBeHidden();
  expect(order).toEqual(['/api/form/Upload', '/api/form/FormSubmissionKey', '/api/form/SaveFormSubmission']);
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([
    { formId: 'every-field' },
  ]);
  expect(sent).toMatchObject({
    formId: 'every-field',
    isOverlayForm: false,
    submitButtonText: 'Submit',
    contentSource: 'c',
    pagePath: '/blocks/form',
    pagePermissionTypeValue: 1,
    queryString: '?utm=spring',
  });
  expect(sent).not.toHaveProperty('captchaKey');
  expect(sent.pageId).toBe(sent.collectionId);
  const values = JSON.parse(String(sent.form)) as Record<string, unknown>;
  expect(values).toMatchObject({
    name: ['Ada', 'Lovelace'],
    phone: ['', '555', '123', '4567'],
    birthday: ['2', '28', '2025'],
    bread: 'Wheat',
    extras: ['Butter', 'Salt'],
    size: 'Medium',
    opinion: { 'The bread is good': ['2'] },
    campaign: 'spring',
    message: 'a b',
  });
  expect(values).not.toHaveProperty('about');
});

test.describe('answers of the server', () => {
  const cases: [number, object, string][] = [
    [400, { error: 'Bad thing' }, 'Bad thing'],
    [401, {}, 'Unable to submit form. Please try again later.'],
    [404, {}, 'This form has not been configured yet.'],
    [418, {}, 'Unknown error, please try again later.'],
    [429, {}, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    [500, {}, 'Unable to send form. Please try again later.'],
  ];
  for (const [status, json, text] of cases) {
    test(`${status}: ${text}`, async ({ page }) => {
      await page.route(SAVE, (route) => route.fulfill({ status, json }));
      await page.goto(FORM_URL);
      await fillRequired(page);
      await submit(page);
      await expect(every(page).getByRole('alert')).toHaveText(text);
      await expect(every(page).locator('.form-submit')).toHaveText('Submit');
    });
  }

  test('400 with messages puts each at its field, and one without a home above the form', async ({
    page,
  }) => {
    await page.route(SAVE, (route) =>
      route.fulfill({ status: 400, json: { errors: { subject: 'Too dull', zzz: 'Who?' } } }),
    );
    await page.goto(FORM_URL);
    await fillRequired(page);
    await submit(page);
    await expect(every(page).locator('[data-field="subject"] .field-error')).toHaveText('Too dull');
    await expect(every(page).getByRole('alert')).toContainText('Who?');
    await expect(every(page).getByText('Please scroll down to review.')).toBeVisible();
  });

  test('no key, no connection, an answer nobody can read, fields that are gone', async ({ page }) => {
    const alert = every(page).getByRole('alert');
    await page.route(KEY, (route) => route.fulfill({ status: 500 }));
    await page.goto(FORM_URL);
    await fillRequired(page);
    await submit(page);
    await expect(alert).toHaveText('Could not get a form submission key, please try again later.');
    await page.unroute(KEY);
    await page.route(SAVE, (route) => route.fulfill({ status: 200, body: '<html>' }));
    await submit(page);
    await expect(alert).toHaveText('Error processing form submission. Please reload and try again.');
    await page.unroute(SAVE);
    await page.route(SAVE, (route) => route.abort());
    await submit(page);
    await expect(alert).toHaveText('Error processing form submission. Please reload and try again.');
    await every(page)
      .locator('[name="subject"]')
      .evaluate((input) => input.remove());
    await submit(page);
    await expect(alert).toHaveText('Could not parse the form fields, please check your entries.');
  });

  test('while it is being sent the button says so and nothing is sent twice', async ({ page }) => {
    let saves = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(SAVE, async (route) => {
      saves += 1;
      await held;
      await route.fulfill({ status: 200, body: '' });
    });
    await page.goto(FORM_URL);
    await expect(every(page).locator('.form-submit')).toHaveText('Submit');
    await fillRequired(page);
    await submit(page);
    await expect(every(page).locator('.form-submit')).toHaveText('Submitting…');
    await every(page).locator('.form-submit').click({ force: true });
    await every(page).getByLabel('Subject').press('Enter');
    release();
    await expect(page.locator('.form-sent')).toBeVisible();
    expect(saves).toBe(1);
  });
});

test('a CAPTCHA is asked for, solved, reset after a failure, and the question that depends is asked', async ({
  page,
}) => {
  await page.goto(FORM_URL);
  const form = page.locator('form[data-form-id="book-a-table"]');
  await expect(form.locator('[data-field="phone"]')).toBeHidden();
  // The very first touch: the box is ticked at once, and the form that wakes by it has noticed.
  await form.getByLabel('By telephone').check();
  await expect(form.locator('[data-field="phone"]')).toBeVisible();
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Lovelace');
  await form.getByLabel(/^Email/).fill('ada@example.com');
  await expect(form.locator('[data-field="phone"]')).toBeVisible();
  await form.getByLabel('By mail').check();
  await expect(form.locator('[data-field="phone"]')).toBeHidden();
  await form.locator('.form-submit').click();
  await expect(form.getByRole('alert')).toHaveText('Complete CAPTCHA before submitting.');
  await expect(form.locator('.form-submit')).toBeDisabled();
  const box = form.locator('.form-captcha-box input');
  await box.check();
  await expect(form.locator('.form-captcha-box')).toHaveAttribute('data-state', 'solved');
  await expect(form.locator('.form-submit')).toBeEnabled();
  await page.route(SAVE, (route) => route.fulfill({ status: 500 }));
  await form.locator('.form-submit').click();
  await expect(form.getByRole('alert')).toHaveText('Unable to send form. Please try again later.');
  await expect(box).not.toBeChecked();
  await expect(form.locator('.form-submit')).toBeDisabled();
  await page.unroute(SAVE);
  await box.check();
  await expect(form.locator('.form-submit')).toBeEnabled();
  const saved = page.waitForRequest(SAVE);
  await form.locator('.form-submit').click();
  expect((await saved).postDataJSON()).toHaveProperty('captchaKey');
  await expect(page.getByText('Thank you! We answer within the day.')).toBeVisible();
});

test('in steps: nobody goes on with mistakes, and the way is shown', async ({ page }) => {
  await page.goto(FORM_URL);
  const form = page.locator('form[data-form-id="in-steps"]');
  await expect(form.getByLabel(/^For how many/)).toBeHidden();
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('Which cake? is required.')).toBeVisible();
  await form.getByLabel('Plum').check();
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('Step 2 of 3')).toBeVisible();
  await form.getByLabel(/^For how many/).fill('12');
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(form.getByLabel('Plum')).toBeChecked();
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByLabel(/^Email/).fill('ada@example.com');
  await form.getByRole('button', { name: 'Order' }).click();
  await expect(page.locator('.form-sent strong')).toHaveText('Your order is with the baker.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('a form fits, is filled in and sent', async ({ page }) => {
    await page.goto(FORM_URL);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await fillRequired(page);
    await submit(page);
    await expect(page.locator('.form-sent')).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('mistakes come back on a page with what was typed, and then it is sent', async ({ page }) => {
    await page.goto(FORM_URL);
    const form = page.locator('form[data-form-id="in-steps"]');
    await expect(form.getByLabel(/^Email/)).toBeVisible();
    await form.getByLabel('Plum').check();
    await form.getByLabel(/^For how many/).fill('many');
    await form.getByLabel(/^Email/).fill('ada@example.com');
    await form.getByRole('button', { name: /Order|Next/ }).click();
    await expect(page.getByText('For how many? must be a number.')).toBeVisible();
    await expect(page.getByLabel(/^Email/)).toHaveValue('ada@example.com');
    await page.getByLabel(/^For how many/).fill('12');
    await page.getByRole('button', { name: /Order|Next/ }).click();
    await expect(page.getByRole('status')).toHaveText('Thank you!');
  });
});
