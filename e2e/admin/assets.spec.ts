import { expect, test, type Page } from '../kit/test.ts';
import sharp from 'sharp';
import { expectAccessible } from '../kit/axe.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL } from '../kit/places.ts';

const ASSETS_URL = `${ADMIN_URL}assets`;

async function aPicture(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 400, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}

/** Lets go of files over the window, as a hand with a mouse does. */
async function drop(page: Page, files: readonly { name: string; bytes: Buffer }[]): Promise<void> {
  const given = files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') }));
  await page.evaluate((list) => {
    const dataTransfer = new DataTransfer();
    for (const { name, base64 } of list) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name));
    }
    const target = document.querySelector('main') ?? document.body;
    for (const type of ['dragenter', 'dragover', 'drop'])
      target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, given);
}

const tile = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: false }).and(page.locator('[data-row]'));
const tray = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const line = (page: Page, name: string) => tray(page).getByRole('listitem').filter({ hasText: name });

test('three pictures are dropped, one fails and is tried again; one becomes the shared picture', async ({
  page,
}) => {
  await enterAdmin(page, ASSETS_URL);
  await expect(tile(page, 'olive-oil.jpg')).toBeVisible();
  await expectAccessible(page, { inBothColours: true });
  await page.route(/\/api\/assets\?name=second/, (route) => route.abort());
  await drop(page, [
    { name: 'first.jpg', bytes: await aPicture('#b4452b') },
    { name: 'second.jpg', bytes: await aPicture('#2e6b4f') },
    { name: 'third.jpg', bytes: await aPicture('#2b4bf2') },
  ]);
  await expect(line(page, 'first.jpg')).toContainText('Done');
  await expect(line(page, 'third.jpg')).toContainText('Done');
  await expect(line(page, 'second.jpg')).toContainText('File upload failed to complete');
  await expect(tray(page).getByRole('status')).toHaveText('2 files uploaded, 1 could not be');
  await page.unroute(/\/api\/assets\?name=second/);
  await page.getByRole('button', { name: 'Try second.jpg again' }).click();
  await expect(line(page, 'second.jpg')).toContainText('Done');
  await tray(page).getByRole('button', { name: 'Close' }).click();
  await expect(tile(page, 'second.jpg')).toBeVisible();

  await tile(page, 'first.jpg').click();
  const drawer = page.getByRole('dialog', { name: 'first.jpg' });
  const dot = drawer.getByRole('button', { name: /^Focal point/ });
  const picture = drawer.locator('img').first();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(640);
  const box = await picture.boundingBox();
  if (!box) throw new Error('no picture');
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.75);
  await expect(drawer.getByRole('status')).toHaveText('Saved');
  await expect(dot).toHaveAccessibleName(/^Focal point, 25 % from the left, 75 % from the top/);
  await dot.press('ArrowRight');
  await expect(dot).toHaveAccessibleName(/27 % from the left/);
  await drawer.getByLabel('Description (alt text)').fill('A red wall');
  await drawer.getByLabel('Name').focus();
  await expect(drawer.getByRole('status')).toHaveText('Saved');
  await expect(drawer.getByText('Nowhere yet.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${ADMIN_URL}settings/site`);
  const field = page.getByRole('group', { name: 'Picture for shared links' });
  await field.getByRole('button', { name: 'Choose a picture' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  await picker.getByRole('searchbox').fill('red wall');
  await expect(picker.locator('[data-row]').filter({ hasText: 'first.jpg' })).toBeVisible();
  await expectAccessible(page, { within: '[role=dialog]' });
  await picker.locator('[data-row]').filter({ hasText: 'first.jpg' }).click();
  await expect(picker).toBeHidden();
  await expect(field.getByLabel('Description (alt text)')).toHaveValue('A red wall');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish these settings' }).click();
  const live = () => page.evaluate(async () => (await fetch('/questions', { credentials: 'omit' })).text());
  await expect.poll(live).toMatch(/og:image" content="[^"]+first\.jpg/);
});

test('files are arranged in folders, deleted with a warning, and brought back', async ({ page }) => {
  await enterAdmin(page, ASSETS_URL);
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('dialog', { name: 'New folder' }).getByLabel('Name').fill('Autumn');
  await page.getByRole('button', { name: 'Create folder' }).click();
  await expect(page.getByText('This folder is empty')).toBeVisible();
  await page.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name: 'All files' }).click();
  await page.getByRole('checkbox', { name: 'Select olive-oil.jpg' }).check();
  await page.getByRole('checkbox', { name: 'Select sea-salt.jpg' }).check();
  await page.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('menuitem', { name: 'Autumn' }).click();
  await expect(tile(page, 'olive-oil.jpg')).toBeHidden();
  await page
    .getByRole('list', { name: 'Folders' })
    .getByRole('button', { name: 'Autumn', exact: true })
    .click();
  await expect(tile(page, 'olive-oil.jpg')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select olive-oil.jpg' }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Delete “olive-oil.jpg”?' });
  await expect(question).toContainText('Deleting leaves a gap in');
  await question.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(tile(page, 'olive-oil.jpg')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tile(page, 'olive-oil.jpg')).toBeVisible();
});

test('a picture is cropped, and its drafts show the cut', async ({ page }) => {
  await enterAdmin(page, ASSETS_URL);
  await tile(page, 'maker-mill.jpg').click();
  const drawer = page.getByRole('dialog', { name: 'maker-mill.jpg' });
  await drawer.getByRole('button', { name: 'Crop' }).click();
  await drawer.getByText('Square').click();
  await expectAccessible(page, { within: '[role=dialog]' });
  await drawer.getByRole('group', { name: /^Part to show/ }).press('ArrowUp');
  await drawer.getByRole('button', { name: 'Apply crop' }).click();
  await expect(drawer.getByText(/1200 × 1200 pixels .* version 2/)).toBeVisible();
  await expect(page.getByText(/the new version\. Visitors see it after the next publish\./)).toBeVisible();
});
