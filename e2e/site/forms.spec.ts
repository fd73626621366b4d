import { expect, test, type Page, type Request } from '../kit/test.ts';
import { expectAccessible } from '../kit/axe.ts';
import { PORT } from '../kit/places.ts';
import { chromiumLaunch } from '../../scripts/install/chromium.mjs';

// A CAPTCHA is forty times the work in a browser whose scripts are not optimised.
test.use({ launchOptions: chromiumLaunch() });

const FORM_URL = `http://showcase.localhost:${PORT}/blocks/form`;
const SAVE = '**/api/form/SaveFormSubmission*';

/** The form with every kind of field. */
const every = (page: Page) => page.locator('form[data-form-id="every-field"]');

async function fillRequired(page: Page) {
  const form = every(page);
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Lovelace');
  await form.getByLabel(/^Email/).fill('ada@example.com');
}

const submit = (page: Page) => every(page).locator('.form-submit').click();

test('a form sleeps until somebody reaches for it, and tells that it was seen', async ({ page }) => {
  const loaded = async (url: string) => {
    const scripts: string[] = [];
    const note = (request: Request) => request.resourceType() === 'script' && scripts.push(request.url());
    page.on('request', note);
    await page.goto(url, { waitUntil: 'networkidle' });
    page.off('request', note);
    return scripts.toSorted();
  };
  const startScript = await loaded(`http://showcase.localhost:${PORT}/blocks/heading`);
  const seen = page.waitForRequest('**/api/census/form-render');
  expect(await loaded(FORM_URL)).toEqual(startScript);
  const sent = (await seen).postDataJSON() as Record<string, unknown>;
  expect(sent).toMatchObject({ formId: 'every-field', pagePath: '/blocks/form', contentSource: 'c' });
  expect(sent.pageTitle).toContain('Form');
  const island = page.waitForRequest((request) => /\/form-[^/]+\.js$/.test(request.url()));
  await every(page).getByLabel('Subject').focus();
  await island;
  await expect(every(page).locator('xpath=..')).toHaveAttribute('data-state', 'awake');
});

test('wrong, then right: every mistake is told at its field, then all values are sent in their shapes', async ({
  page,
}) => {
  await page.goto(`${FORM_URL}?utm=spring`);
  const form = every(page);
  await form.getByLabel(/^Email/).fill('nobody');
  await submit(page);
  await expect(form.getByText('Name is required.')).toBeVisible();
  await expect(
    form.getByText('Email is not valid. Email addresses should follow the format user@domain.com.'),
  ).toBeVisible();
  await expect(form.getByLabel('First name')).toBeFocused();
  await expectAccessible(page);

  await fillRequired(page);
  await form.getByLabel('Message').fill('a b');
  await form.locator('[data-field="phone"] input[type="tel"]').fill('(555) 123-4567');
  for (const [label, value] of Object.entries({ Month: '2', Day: '28', Year: '2025' }))
    await form.locator('[data-field="birthday"]').getByLabel(label, { exact: true }).fill(value);
  for (const label of ['Wheat', 'Butter', 'Salt']) await form.getByLabel(label).check();
  await form.getByLabel('From a list').selectOption('Medium');
  await form.getByRole('radiogroup', { name: 'The bread is good' }).getByLabel('Strongly Agree').check();
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  const saved = page.waitForRequest(SAVE);
  await submit(page);
  const sent = (await saved).postDataJSON() as Record<string, unknown>;
  await expect(page.locator('.form-sent')).toHaveText('Thank you!');
  await expect(page.locator('.form-sent')).toBeFocused();
  await expect(page.locator('.form-sent')).toBeInViewport();
  await expect(form).toBeHidden();
  expect(sent).toMatchObject({ formId: 'every-field', pagePath: '/blocks/form', queryString: '?utm=spring' });
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

test('a phone number is one field from the first paint on, and its parts where no script runs', async ({
  page,
  browser,
}) => {
  await page.goto(FORM_URL);
  const phone = every(page).locator('[data-field="phone"]');
  const seen = phone.locator('input:visible');
  await expect(every(page).locator('xpath=..')).toHaveAttribute('data-state', 'asleep');
  await expect(seen).toHaveCount(1);
  const height = (await phone.boundingBox())?.height;
  await seen.fill('+49 89 1234567');
  await expect(every(page).locator('xpath=..')).toHaveAttribute('data-state', 'awake');
  await expect(phone.locator('[name="phone.Line"]')).toHaveValue('4567');
  expect((await phone.boundingBox())?.height).toBe(height);

  const quiet = await browser.newContext({ javaScriptEnabled: false });
  const plain = await quiet.newPage();
  await plain.goto(FORM_URL);
  await expect(every(plain).locator('[data-field="phone"] input:visible')).toHaveCount(3);
  await quiet.close();
});

test('the first touch ticks a box at once; a CAPTCHA is solved and its proof is accepted', async ({
  page,
}) => {
  await page.goto(FORM_URL);
  const form = page.locator('form[data-form-id="book-a-table"]');
  await expect(form.locator('[data-field="phone"]')).toBeHidden();
  await form.getByLabel('By telephone').check();
  await expect(form.locator('[data-field="phone"]')).toBeVisible();
  await form.getByLabel('By mail').check();
  await expect(form.locator('[data-field="phone"]')).toBeHidden();
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Lovelace');
  await form.getByLabel(/^Email/).fill('ada@example.com');
  await form.locator('.form-captcha-box input').click();
  await expect(form.locator('.form-captcha-box')).toHaveAttribute('data-state', 'solved');
  await form.locator('.form-submit').click();
  await expect(page.getByText('Thank you! We answer within the day.')).toBeVisible();
});
