import { expect, test } from '../kit/test.ts';
import { startNameServer, type NameServer } from '#server/testing/name-server.ts';
import { expectAccessible } from '../kit/axe.ts';
import { enterAdmin } from '../kit/people.ts';
import { NAME_SERVER_PORT, OWN_DOMAIN as HOST, PORT } from '../kit/places.ts';

const OWN_HOST = `atelier.localhost:${PORT}`;

let nameServer: NameServer;
test.beforeAll(async () => {
  nameServer = await startNameServer(NAME_SERVER_PORT);
});
test.afterAll(() => nameServer.close());

test('a domain is added, proved, made primary and removed', async ({ page, visitor }) => {
  await enterAdmin(page, `http://${OWN_HOST}/config/settings/domains`);
  await page.getByLabel('Add a domain').fill('127.0.0.1');
  await page.getByRole('button', { name: 'Add domain' }).click();
  await expect(page.getByText('Please enter a name and not an IP address.')).toBeVisible();
  await page.getByLabel('Add a domain').fill(`https://${HOST}/`);
  await page.getByRole('button', { name: 'Add domain' }).click();
  await expect(page.getByText('Waiting for DNS records')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/^The record was not found yet/)).toBeVisible();
  const unknown = await visitor.goto(`http://${HOST}:${PORT}/`);
  expect(unknown?.status()).toBe(404);

  const name = `_plinth.${HOST}`;
  const proof = await page.locator('dl').first().locator('dd').nth(4).innerText();
  expect(proof).toMatch(/^[a-z0-9]{24}$/);
  nameServer.set('TXT', name, proof);
  nameServer.set('CNAME', HOST, 'atelier.localhost');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(`${HOST} is verified. Your site is live there.`)).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await visitor.goto(`http://${HOST}:${PORT}/practice`);
  await expect(visitor).toHaveTitle(/Osei Brandt/);

  await page.getByRole('button', { name: 'Make primary' }).click();
  await expect(page.getByRole('button', { name: `${HOST} Primary` })).toBeVisible();
  await visitor.goto(`http://${OWN_HOST}/practice?a=1`);
  await expect(visitor).toHaveURL(`http://${HOST}:${PORT}/practice?a=1`);
  expect(await visitor.locator('link[rel=canonical]').getAttribute('href')).toBe(
    `http://${HOST}:${PORT}/practice`,
  );
  // The owner's frame stays where the owner is logged in.
  await page.reload();
  const frame = page.frameLocator('iframe[title="Your site"]');
  await expect(frame.getByRole('banner')).toBeVisible();

  await visitor.locator('body').press('Escape');
  await expect(visitor).toHaveURL(new RegExp(`^http://localhost:${PORT}/login\\?signup=off`));

  await page.getByRole('button', { name: new RegExp(`^${HOST}`) }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Remove ${HOST}?` });
  await expect(dialog).toContainText('It is the primary domain');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove domain' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Primary', { exact: true })).toBeVisible();
  const gone = await visitor.goto(`http://${HOST}:${PORT}/`);
  expect(gone?.status()).toBe(404);
  await visitor.goto(`http://${OWN_HOST}/practice`);
  await expect(visitor).toHaveURL(`http://${OWN_HOST}/practice`);
});
