import { expectAccessible } from '../kit/axe.ts';
import { enterAdmin } from '../kit/people.ts';
import { PORT } from '../kit/places.ts';
import { expect, test, type Page } from '../kit/test.ts';

const SITE = `http://showcase.localhost:${PORT}`;
const PAGE = `${SITE}/blocks/popup`;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const popupOf = (page: Page) => page.getByRole('dialog', { name: 'A letter' });
const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('popupOverlay') ?? 'null') as unknown);

async function scrollOn(page: Page) {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
}

test('a visitor on a phone signs up in the pop-up, by keyboard, and is left where they were', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/census/overlay'))
      told.push((JSON.parse(request.postData() ?? '{}') as { event: string }).event);
  });
  await page.goto(PAGE);
  const popup = popupOf(page);
  await scrollOn(page);
  await expect(popup).toBeVisible();
  await expectAccessible(page, { inBothColours: true });
  await popup.getByLabel('Email').fill('nobody');
  await page.keyboard.press('Enter');
  await expect(popup.getByText('Email is not valid.')).toBeVisible();
  await popup.getByLabel('Email').fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(popup.getByText('The next letter is yours.')).toBeVisible();
  expect(await record(page)).toMatchObject({ version: 1, submitted: true });
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  expect(page.url()).toBe(PAGE);
  await expect.poll(() => told).toEqual(['render', 'submit', 'close']);
});

test('an owner writes new words, looks at them, publishes, and visitors get them', async ({
  page,
  visitor,
}) => {
  await enterAdmin(page, `${SITE}/config/marketing`);
  await page.getByRole('link', { name: /^Pop-up/ }).click();
  await page.getByLabel('Headline').fill('A letter a week');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: 'A letter a week' })).toBeVisible();
  await expect(preview.locator('body')).toHaveAttribute('data-page-type', '104');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish pop-up' }).click();
  await expect(page.getByText('These settings are live.')).toBeVisible();
  await visitor.goto(PAGE);
  await scrollOn(visitor);
  await expect(popupOf(visitor)).toContainText('A letter a week');
  await visitor.getByRole('button', { name: 'Close' }).click();
  await expect(popupOf(visitor)).toBeHidden();
  expect(await record(visitor)).toMatchObject({ version: 2, submitted: false });
});
