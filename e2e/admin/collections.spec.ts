import { expect, test } from '../kit/test.ts';
import { expectAccessible } from '../kit/axe.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL, SITE_URL } from '../kit/places.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a post with tags is written, published, found and fed', async ({ page, visitor }) => {
  await enterAdmin(page, `${ADMIN_URL}collections`);
  await page.getByRole('link', { name: /Notes from the larder/ }).click();
  await page.getByRole('button', { name: 'Add post' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Quinces in the window');
  await dialog.getByRole('button', { name: 'Add post' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Quinces in the window' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Text' }).fill('They ripen by looking out.');
  await page.getByRole('button', { name: 'Write in full screen' }).click();
  await page.getByRole('textbox', { name: 'Text' }).press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/pict');
  await page.getByRole('option', { name: 'Picture', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  const pictures = page.getByRole('dialog', { name: 'Choose a picture' });
  await pictures.getByText('Illustrations').click();
  await pictures.getByRole('searchbox').fill('ravioli butter');
  await pictures.getByRole('button', { name: /^Seven ravioli/ }).click();
  await expect(page.getByRole('region', { name: 'Image' }).getByRole('img')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Text' }).last().press('Control+End');
  await page.keyboard.type('/product');
  await page.getByRole('option', { name: 'Product', exact: true, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Products' })).toBeVisible();

  await page.locator('[data-view]').getByRole('button', { name: 'Preview' }).click();
  const preview = page.frameLocator('iframe[title="Preview of the draft"]');
  await expect(preview.getByText('They ripen by looking out.')).toBeVisible();
  const frame = page.getByTitle('Preview of the draft');
  for (const [device, width] of [
    ['Phone', 428],
    ['Tablet', 768],
    ['Desktop', 1280],
  ] as const) {
    await page.getByRole('radiogroup', { name: 'Width' }).getByText(device).click();
    await expect(frame).toHaveCSS('width', `${width}px`);
  }
  await expectAccessible(page);
  await page.locator('[data-view]').getByRole('button', { name: 'Preview' }).click();
  await page
    .getByRole('region', { name: 'Products' })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('combobox', { name: 'Tags' }).fill('Quinces');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Categories' }).fill('Orchard');
  await page.keyboard.press('Enter');
  await page.getByLabel('Excerpt').fill('Seven of them, on newspaper.');
  await expectAccessible(page);

  await page.getByLabel('Status').selectOption('Scheduled');
  await page.getByLabel('Date', { exact: true }).fill('2094-05-01T08:00');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText(/^Goes live/).first()).toBeVisible();
  await visitor.goto(`${SITE_URL}/journal/category/orchard`);
  await expect(visitor.getByRole('link', { name: 'Quinces in the window' })).toHaveCount(0);

  await page.getByLabel('Status').selectOption('Published');
  await page.getByLabel('Date', { exact: true }).fill('2026-05-01T08:00');
  await page.getByRole('button', { name: 'Publish', exact: true }).first().click();
  await expect(page.getByText('Visitors see this version.')).toBeVisible();

  await visitor.goto(`${SITE_URL}/journal`);
  await visitor.getByRole('link', { name: 'Quinces in the window' }).click();
  await expect(visitor.getByText('They ripen by looking out.')).toBeVisible();
  await expect(visitor.getByRole('img', { name: /^Seven ravioli/ })).toBeVisible();
  await visitor.getByRole('link', { name: 'Quinces', exact: true }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Quinces');
  await visitor.goto(`${SITE_URL}/journal/category/orchard`);
  await expect(visitor.getByRole('link', { name: 'Quinces in the window' })).toBeVisible();
  await visitor.goto(`${SITE_URL}/search?q=quinc`);
  await expect(visitor.getByRole('link', { name: 'Quinces in the window' })).toBeVisible();
  const feed = await (await visitor.goto(`${SITE_URL}/journal/feed.json`))?.text();
  expect(feed).toContain('Quinces in the window');
  expect(feed).toContain('Orchard');
  await visitor.goto(`${SITE_URL}/journal`);
  await visitor.getByRole('link', { name: 'The wind decides about salt' }).click();
  await expect(visitor.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/images\//);
  await visitor.goto(`${SITE_URL}/events/calendar`);
  await expectAccessible(visitor);
});

test('Recipes, a collection of the owner’s own, from nothing', async ({ page, visitor }) => {
  await enterAdmin(page, `${ADMIN_URL}collections`);
  await page.getByRole('button', { name: 'Add collection' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kind').selectOption('Your own');
  await dialog.getByLabel('Title').fill('Suppers');
  await dialog.getByRole('button', { name: 'Add collection' }).click();

  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByLabel('Label').fill('Serves');
  await page.getByLabel('Kind').selectOption('Number');
  await page.getByLabel('Show in lists').check();
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByLabel('Label').last().fill('Read about it');
  await page.getByLabel('Kind').last().selectOption('Items of a collection');
  await page.getByLabel('Collection', { exact: true }).selectOption('Notes from the larder');

  await page.getByRole('link', { name: 'Back to the items' }).click();
  await page.getByRole('button', { name: 'Add entry' }).click();
  await dialog.getByLabel('Title').fill('Bean pot');
  await dialog.getByRole('button', { name: 'Add entry' }).click();
  await page.getByLabel('Serves').fill('6');
  await page.getByRole('combobox', { name: 'Read about it' }).click();
  await page.getByRole('option', { name: 'The wind decides about salt' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish', exact: true }).first().click();
  await expect(page.getByText('Visitors see this version.')).toBeVisible();

  await visitor.goto(`${SITE_URL}/suppers`);
  await expect(visitor.getByText('Serves')).toBeVisible();
  await visitor.getByRole('link', { name: 'Bean pot' }).click();
  await expect(visitor.getByRole('link', { name: 'The wind decides about salt' })).toBeVisible();
});

test('a comment is written, looked at, and stands on the page', async ({ page, visitor }) => {
  await visitor.goto(`${SITE_URL}/journal`);
  await visitor.getByRole('link', { name: 'The wind decides about salt' }).click();
  const form = visitor.getByRole('form', { name: 'Write a comment' });
  await form.scrollIntoViewIfNeeded();
  await expect(visitor.locator('[data-island="comments"]')).toHaveAttribute('data-state', 'awake');
  await form.getByLabel('Name').fill('Vi');
  await form.getByLabel('Email').fill('vi@example.com');
  await form.getByLabel('Comment').fill('I carried mud there too.');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(visitor.getByText('Your comment appears when it has been looked at.')).toBeVisible();

  await enterAdmin(page, `${ADMIN_URL}comments`);
  const comment = page.getByRole('listitem').filter({ hasText: 'I carried mud there too.' });
  await comment.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Comment approved.')).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByText('I carried mud there too.')).toBeVisible();
  await expectAccessible(visitor);
});
