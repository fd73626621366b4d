import { expect, test, type Locator, type Page } from '../kit/test.ts';
import { addPage, PNG, publish, type OpenPage } from '../kit/editor-page.ts';
import { SITE_URL } from '../kit/places.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** A page of its own with this block alone. */
async function pageWith(page: Page, block: string, title: string): Promise<OpenPage> {
  const open = await addPage(page, title);
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByRole('tab', { name: 'Blocks' }).click();
  await page.getByRole('button', { name: block, exact: true }).click();
  return open;
}

const factsOf = async (block: Locator): Promise<unknown> =>
  JSON.parse((await block.getAttribute('data-block-json')) ?? '{}');

const propsOf = async (block: Locator): Promise<unknown> =>
  JSON.parse((await block.locator('[data-island]').getAttribute('data-props')) ?? '{}');

test('a marquee moves as its owner has set', async ({ page, visitor }) => {
  const { saved } = await pageWith(page, 'Marquee', 'Moving words');
  await page.getByRole('button', { name: 'Add to texts' }).click();
  await page.getByRole('list', { name: 'Texts' }).getByRole('textbox').fill('Open until dusk');
  await page.getByRole('radiogroup', { name: 'Direction' }).getByText('Right').click();
  await page.getByLabel('Speed').fill('2.5');
  await page.getByLabel('Pause when pointed at').check();
  await expect(page.getByLabel('Waves', { exact: true })).toHaveCount(0);
  await page.getByLabel('Wave height').fill('4');
  await page.getByLabel('Waves', { exact: true }).fill('3');
  await page.keyboard.press('Tab');
  await saved();
  await publish(page, 'Moving words');

  await visitor.goto(`${SITE_URL}/moving-words`);
  const marquee = visitor.locator('main .block[data-block="marquee"]');
  await expect(marquee.locator('.marquee-text')).toHaveText('Open until dusk');
  const motion = {
    animationDirection: 'right',
    animationSpeed: 2.5,
    pausedOnHover: true,
    waveIntensity: 4,
    waveFrequency: 3,
  };
  expect(await propsOf(marquee)).toMatchObject({ words: ['Open until dusk', '·'], ...motion });
  expect(await factsOf(marquee)).toMatchObject(motion);
});

test('tables are booked where the restaurant is known by its number or its name', async ({
  page,
  visitor,
}) => {
  const { canvas, saved } = await pageWith(page, 'Reservation', 'Book a table');
  await expect(canvas.getByText('No restaurant ID yet')).toBeVisible();
  const number = page.getByLabel('Restaurant ID');
  await number.fill('harbour');
  await expect(page.getByText('Must be a number, such as 1234.')).toBeVisible();
  await number.fill('4711');
  await saved();
  await publish(page, 'Book a table');

  const shown = visitor.locator('.reservation-box');
  const seen = async () => {
    await visitor.goto(`${SITE_URL}/book-a-table`);
    return {
      place: await shown.getAttribute('data-place'),
      script: await shown.getAttribute('data-script-src'),
      number: await visitor.locator('[data-block="reservation"]').getAttribute('data-block-type'),
    };
  };
  expect(await seen()).toEqual({
    place: '4711',
    script: expect.stringMatching(/^https:\/\/[\w.]*opentable\.com\//),
    number: '66',
  });

  await page.getByRole('radiogroup', { name: 'Service' }).getByText('Tock').click();
  await expect(number).toHaveCount(0);
  await page.getByLabel('Business name').fill('harbour-room');
  await saved();
  await publish(page, 'Book a table');
  expect(await seen()).toEqual({
    place: 'harbour-room',
    script: expect.stringMatching(/^https:\/\/[\w.]*exploretock\.com\//),
    number: '68',
  });
});

test('a video is known by its address, with a cover picture and a caption', async ({ page, visitor }) => {
  const { canvas, saved } = await pageWith(page, 'Video', 'Seen on film');
  await expect(canvas.getByText('Paste an address or embed code')).toBeVisible();
  await page.getByLabel('Address or embed code').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await expect(page.getByText('Plays from YouTube')).toBeVisible();
  await expect(canvas.locator('.video[data-provider="YouTube"]')).toBeVisible();
  await page.getByLabel('Caption').fill('A rabbit, before breakfast');
  const cover = page.getByRole('group', { name: 'Cover picture' });
  await expect(cover.getByRole('button', { name: 'Use the picture from YouTube' })).toBeVisible();
  await cover.getByRole('button', { name: 'Choose a picture' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  const chooser = page.waitForEvent('filechooser');
  await picker.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles({ name: 'rabbit.png', mimeType: 'image/png', buffer: PNG });
  await expect(picker).toBeHidden();
  await expect(canvas.locator('.video-overlay img')).toHaveAttribute('src', /rabbit\.png/);
  await saved();
  await publish(page, 'Seen on film');

  await visitor.goto(`${SITE_URL}/seen-on-film`);
  const video = visitor.locator('main .block[data-block="video"]');
  expect(await factsOf(video)).toMatchObject({
    providerName: 'YouTube',
    html: expect.stringMatching(/^<iframe src="[^"]*\/embed\/aqz-KE-bpKQ/),
  });
  await expect(video.locator('.video-overlay img')).toHaveAttribute('src', /rabbit\.png/);
  await expect(video.locator('figcaption')).toHaveText('A rabbit, before breakfast');
});

test('what is no video is said to the owner, and visitors see the caption alone', async ({
  page,
  visitor,
}) => {
  const { canvas, saved } = await pageWith(page, 'Video', 'Not on film');
  const address = page.getByLabel('Address or embed code');
  await page.getByLabel('Caption').fill('Filmed in May');
  await address.fill('<p>no film at all</p>');
  await expect(page.getByText('Invalid video embed.', { exact: true })).toBeVisible();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await saved();
  const cover = page.getByRole('group', { name: 'Cover picture' });
  await cover.getByRole('button', { name: 'Choose a picture' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  await picker.locator('[data-row]').first().click();
  await expect(picker).toBeHidden();
  const onlyEmbedded = /Custom featured images only available with embedded videos\./;
  await expect(address).toHaveAccessibleDescription(onlyEmbedded);
  await expect(canvas.getByText(onlyEmbedded)).toBeVisible();
  await saved();
  await publish(page, 'Not on film');

  const told: string[] = [];
  visitor.on('console', (message) => told.push(message.text()));
  await visitor.goto(`${SITE_URL}/not-on-film`);
  const video = visitor.locator('main .block[data-block="video"]');
  await expect(video).toHaveText('Filmed in May');
  await expect.poll(() => told.join('\n')).toMatch(/Custom featured images only available/);
});
