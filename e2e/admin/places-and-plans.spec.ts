import { expect, test, type Locator, type Page } from '../kit/test.ts';
import { expectAccessible } from '../kit/axe.ts';
import { addPage, drag, publish } from '../kit/editor-page.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL, SITE_URL } from '../kit/places.ts';

test.use({ viewport: { width: 1440, height: 900 } });

async function find(page: Page, typed: string, place: RegExp) {
  await page.getByRole('combobox', { name: 'Find a place' }).fill(typed);
  await page.getByRole('option', { name: place }).click();
}

const pictureOf = async (map: Locator) =>
  new URL((await map.locator('.map-picture').getAttribute('src')) ?? '', SITE_URL).searchParams;

test('a map is found by its address, moved by its marker, dressed, and published', async ({
  page,
  visitor,
}) => {
  const { canvas, saved } = await addPage(page, 'Where we are');
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByRole('tab', { name: 'Blocks' }).click();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const map = canvas.locator('.map');
  await expect(map.locator('.map-picture')).toBeVisible();

  await find(page, 'napl', /^Naples.*Italy$/);
  await expect(map.locator('address')).toContainText('Naples');
  await expect.poll(async () => Number((await pictureOf(map)).get('lat'))).toBeCloseTo(40.84, 1);
  await expectAccessible(page);

  await page.getByLabel('Zoom', { exact: true }).fill('7');
  await page.getByLabel('Drag the marker').check();
  const marker = page.getByRole('button', { name: /^Marker\./ });
  await marker.scrollIntoViewIfNeeded();
  const lngOf = async () => Number(await page.getByLabel('Longitude of the marker').inputValue());
  await drag(page, marker, { x: 40, y: 0 });
  await expect.poll(lngOf).toBeGreaterThan(14.3);
  const dragged = await lngOf();
  await marker.press('ArrowRight');
  await expect.poll(lngOf).toBeGreaterThan(dragged);
  await page.getByLabel('Style').selectOption('Minimal dark');
  await page.getByLabel('Names of places').uncheck();
  await page.getByText('Behaviour').click();
  await page.getByLabel('Zoom buttons').uncheck();
  await saved();
  await publish(page, 'Where we are');

  const foreign: string[] = [];
  visitor.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(SITE_URL).host) foreign.push(request.url());
  });
  await visitor.goto(`${SITE_URL}/where-we-are`);
  const shown = visitor.locator('.map');
  await expect(shown.locator('address')).toContainText('Italy');
  expect(Object.fromEntries(await pictureOf(shown))).toMatchObject({
    zoom: '7',
    style: '5',
    labels: 'false',
  });
  await expect(shown.locator('[tabindex="0"]')).toBeAttached();
  await expect(shown.getByRole('button', { name: 'Zoom in' })).toHaveCount(0);
  const href = (await shown.locator('a.map-marker').getAttribute('href')) ?? '';
  expect(Number(/ll=[\d.]+,([\d.]+)/.exec(href)?.[1])).toBeCloseTo(await lngOf(), 4);
  expect(foreign).toEqual([]);
});

test('an event has a place like a map, and its page shows both', async ({ page, visitor }) => {
  await enterAdmin(page, `${ADMIN_URL}collections`);
  await page.getByRole('link', { name: /Events/ }).click();
  await page.getByRole('button', { name: 'Add event' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Harbour supper');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour supper' })).toBeVisible();
  await page.getByLabel('Begins').fill('2094-05-01T18:00');
  await find(page, 'bergen', /^Bergen.*Norway$/);
  await page.getByLabel('Name', { exact: true }).fill('The fish hall');
  await page.getByLabel('Street').fill('Torget 5');
  await expectAccessible(page);
  await page.getByLabel('Status').selectOption('Published');
  await page.getByRole('button', { name: 'Publish', exact: true }).first().click();
  await expect(page.getByText('Visitors see this version.')).toBeVisible();

  await visitor.goto(`${SITE_URL}/events/harbour-supper`);
  const map = visitor.locator('.map');
  await expect(map.locator('address')).toHaveText('The fish hallTorget 5BergenNorway');
  await expect(map.getByRole('img').first()).toBeVisible();
  expect(Number((await pictureOf(map)).get('lat'))).toBeCloseTo(60.39, 1);
  await expect(map.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
    'href',
    /q=Torget%205%2C%20Bergen/,
  );
  await expectAccessible(visitor, { inBothColours: true });
});

test('a plan leads from a page into the checkout of its subscription', async ({ page, visitor }) => {
  const { canvas, saved } = await addPage(page, 'Join us');
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByRole('tab', { name: 'Blocks' }).click();
  await page.getByRole('button', { name: 'Pricing', exact: true }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).first().click();
  await page.getByLabel('Plan', { exact: true }).fill('The box');
  const [first, second] = ['First price', 'Second price'].map((name) => page.getByRole('group', { name }));
  await first?.getByLabel('Price').fill('£36');
  await first?.getByLabel('Per').fill('a month');
  await first?.getByRole('combobox', { name: 'Subscription' }).fill('monthly');
  await page.getByRole('option', { name: /monthly box/i }).click();
  await second?.getByLabel('Price').fill('£390');
  await second?.getByRole('combobox', { name: /^Join link/ }).fill('/about');
  await page.keyboard.press('Tab');
  await expect(canvas.locator('.pricing-plan')).toContainText('£36');
  await expectAccessible(page);
  await saved();
  await publish(page, 'Join us');

  await visitor.goto(`${SITE_URL}/join-us`);
  const plan = visitor.locator('.pricing-plan');
  await expect(plan.getByText('£390')).toBeHidden();
  await visitor.getByRole('button', { name: /Yearly/ }).click();
  await expect(plan.getByText('£390')).toBeVisible();
  await expect(plan.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/about');
  await visitor.getByRole('button', { name: /Yearly/ }).click();
  await plan.getByRole('link', { name: 'Join' }).click();
  await expect(visitor).toHaveURL(/\/checkout\/subscribe\?cartToken=[\w-]+$/);
  await expect(visitor.getByText('It renews by itself.')).toBeVisible();
  await expectAccessible(visitor, { inBothColours: true });
  await visitor.reload();
  await expect(visitor.getByText('£36.00 every month')).toBeVisible();
});
