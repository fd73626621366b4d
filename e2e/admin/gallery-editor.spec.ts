import { expect, test } from '../kit/test.ts';
import sharp from 'sharp';
import { expectAccessible } from '../kit/axe.ts';
import { addPage, drag, publish } from '../kit/editor-page.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL, SITE_URL } from '../kit/places.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const picture = (name: string, background: string, width: number) =>
  sharp({ create: { width, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }));

test('a gallery is filled at once, sorted by mouse and key, described, given a design, and published', async ({
  page,
  visitor,
}) => {
  const { canvas, saved } = await addPage(page, 'Our pictures');
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByRole('tab', { name: 'Blocks' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Gallery', exact: true }).click();
  await page.getByRole('button', { name: 'Add pictures' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose pictures' });
  const chooser = page.waitForEvent('filechooser');
  await picker.getByRole('button', { name: 'Upload' }).click();
  await (
    await chooser
  ).setFiles([
    await picture('red.jpg', '#b4452b', 400),
    await picture('green.jpg', '#2e6b4f', 300),
    await picture('blue.jpg', '#2b4bf2', 500),
  ]);
  await expect(picker.getByText('3 chosen.')).toBeVisible();
  await picker.getByRole('button', { name: 'Add 3 pictures' }).click();

  const tiles = page.getByRole('list', { name: 'Pictures and videos in order' });
  const order = async () =>
    (
      await tiles
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).title))
    ).join(' ');
  await expect(tiles.getByRole('button')).toHaveCount(3);
  await expect(canvas.locator('.gallery-slide')).toHaveCount(3);
  const before = (await order()).split(' ');
  await tiles.getByRole('button').first().focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(order).toBe([before[1], before[0], before[2]].join(' '));
  await drag(page, tiles.getByRole('button').first(), { x: 190, y: 0 });
  await expect.poll(async () => (await order()).split(' ').at(-1)).toBe(before[1]);

  await tiles.getByRole('button').first().click();
  await page.getByLabel('Description (alt text)').fill('A red wall');
  await page.getByLabel('Title', { exact: true }).pressSequentially('Red as a brick');
  await page.getByRole('combobox', { name: /^Link/ }).fill('/about');
  await expect(canvas.locator('.gallery-title').first()).toHaveText('Red as a brick');
  await page.getByRole('radio', { name: 'Carousel' }).click();
  await expect(canvas.locator('.gallery')).toHaveAttribute('data-design', 'carousel');
  await expect(page.getByLabel('Pictures in view')).toBeVisible();
  await expect(page.getByLabel('Pictures in a row')).toBeHidden();
  await saved();
  await publish(page, 'Our pictures');
  await visitor.goto(`${SITE_URL}/our-pictures`, { waitUntil: 'commit' });
  const block = visitor.locator('[data-block="gallery"]');
  const data = JSON.parse((await block.getAttribute('data-block-json')) ?? '{}') as { design: string };
  expect(data.design).toBe('carousel');
  await expect(block.locator('.gallery-slide')).toHaveCount(3);
  await expect(block.locator('.gallery-slide').first()).toHaveAttribute('data-click-through-url', '/about');
  await expect(block.locator('.gallery-slide').first()).toHaveAttribute(
    'data-image-dimensions',
    /^[345]00x300$/,
  );
});

test('a gallery page: many at once in the order chosen, sorted by key, described, given a design', async ({
  page,
}) => {
  await enterAdmin(page, `${ADMIN_URL}collections`);
  await page.getByRole('button', { name: 'Add collection' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kind').selectOption('Gallery');
  await dialog.getByLabel('Title').fill('Salt pans');
  await dialog.getByRole('button', { name: 'Add collection' }).click();
  await page.getByRole('button', { name: 'Add pictures' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose pictures' });
  const chooser = page.waitForEvent('filechooser');
  await picker.getByRole('button', { name: 'Upload' }).click();
  await (
    await chooser
  ).setFiles([
    await picture('dawn.jpg', '#b4452b', 2400),
    await picture('noon.jpg', '#2e6b4f', 300),
    await picture('dusk.jpg', '#2b4bf2', 500),
  ]);
  await expect(picker.getByText('3 chosen.')).toBeVisible();
  await picker.getByRole('button', { name: 'Add 3 pictures' }).click();

  const tiles = page.getByRole('list', { name: 'Pictures and videos in order' }).getByRole('button');
  const order = () => tiles.evaluateAll((all) => all.map((tile) => (tile as HTMLElement).title).join(' '));
  await expect.poll(order).toBe('Dawn Noon Dusk');
  const slides = page.frameLocator('iframe').locator('.gallery-slide');
  await expect(slides).toHaveCount(3);
  await tiles.first().focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(order).toBe('Noon Dawn Dusk');
  await expect(slides.first()).toHaveAttribute('data-slide-url', 'noon');

  await tiles.first().click();
  await page.getByLabel('Description (alt text)').fill('Salt under a high sun');
  await expect(slides.first().locator('img').first()).toHaveAttribute('alt', 'Salt under a high sun');
  await page.getByRole('tab', { name: 'Design' }).click();
  await page.getByRole('radio', { name: 'Slideshow' }).click();
  await expect(page.getByLabel('Transition')).toBeVisible();
  await expect(page.frameLocator('iframe').locator('.gallery')).toHaveAttribute('data-design', 'stacked');
});
