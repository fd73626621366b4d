import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aBrowser } from '../../server/push/testing/browser.ts';
import { expect, test } from '../kit/test.ts';
import { expectAccessible } from '../kit/axe.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL, SITE_URL } from '../kit/places.ts';
import { startTrial } from '../kit/trial-site.ts';

test('a new site is private, and its samples leave with one click', async ({ page, browser }) => {
  const { url } = await startTrial(page);
  const stranger = await browser.newPage();
  await stranger.goto(`${url}/essays`);
  await expect(stranger.getByRole('heading', { name: 'Coming soon' })).toBeVisible();
  await expectAccessible(stranger);
  await stranger.close();

  await page.goto(`${url}/config/`);
  await expect(page.getByRole('heading', { name: 'Get ready' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove samples' });
  const some = dialog.getByRole('checkbox').nth(1);
  await some.uncheck();
  const remove = dialog.getByRole('button', { name: /^Remove \d+ samples$/ });
  await expectAccessible(page);
  await remove.click();
  await expect(page.getByText(/samples removed\./)).toBeVisible();
  await page.getByRole('button', { name: 'Remove…' }).click();
  await dialog.getByRole('button', { name: 'Remove 1 sample' }).click();
  await expect(page.getByRole('button', { name: 'Remove…' })).toBeHidden();

  await page.goto(`${url}/config/pages`);
  await page
    .getByRole('link', { name: /^About/ })
    .first()
    .click();
  const guide = page.getByRole('region', { name: /^Your first edit, step/ });
  await guide.getByRole('button', { name: 'Next' }).click();
  await expect(guide.getByRole('heading', { name: 'Replace a picture' })).toBeVisible();
  await expectAccessible(page);
  const left = page.waitForResponse(
    (answer) => answer.url().includes('/api/account/guide/leave') && answer.ok(),
  );
  await guide.getByRole('button', { name: 'Leave the guide' }).press('Enter');
  await expect(guide).toBeHidden();
  await left;
  const asked = page.waitForResponse((answer) => answer.url().includes('/api/account/guide'));
  await page.reload();
  await asked;
  await expect(page.getByRole('button', { name: /^Publish/ })).toBeVisible();
  await expect(guide).toBeHidden();

  await page.goto(`${url}/config/`);
  await page.getByRole('button', { name: 'Go live', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Choose a plan' }).click();
  await expect(page).toHaveURL(`${url}/config/settings/billing/upgrade`);
});

test('a site is taken offline, and goes live again from its home', async ({ page, visitor }) => {
  await enterAdmin(page, `${ADMIN_URL}settings/access`);
  await page.getByRole('button', { name: 'Take site offline' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take offline' }).click();
  await expect(page.getByText('Your site is offline.')).toBeVisible();
  await visitor.goto(SITE_URL);
  await expect(visitor.getByRole('heading', { name: 'Coming soon' })).toBeVisible();

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('button', { name: 'Go live', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go live', exact: true }).click();
  await expect(page.getByText('Your site is live.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Coming soon' })).toBeHidden();
});

test('what is mailed to somebody is chosen behind the bell', async ({ page }) => {
  await enterAdmin(page, ADMIN_URL);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: 'Notification settings' }).click();
  const submissions = page.getByRole('switch', { name: 'Form submissions' });
  await expect(submissions).toBeChecked();
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await submissions.uncheck();
  await saved;
  await page.reload();
  await expect(submissions).not.toBeChecked();
});

test('a device is turned on for news, tried out and turned off', async ({ page }) => {
  // Without a screen this browser shows no notifications and has no push service: both are played here.
  const received: Buffer[] = [];
  const service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(Buffer.concat(chunks));
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  const { keys, read } = aBrowser();
  const { port } = service.address() as AddressInfo;
  const subscription = { endpoint: `http://127.0.0.1:${port}/a`, keys };
  await page.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
    PushManager.prototype.subscribe = () =>
      Promise.resolve({ toJSON: () => given } as unknown as PushSubscription);
  }, subscription);
  await enterAdmin(page, `${ADMIN_URL}settings/notifications`);
  await page.getByRole('button', { name: 'Turn on on this device' }).click();
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'New orders on your devices' })).toBeChecked();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(() => received.length).toBe(1);
  expect(JSON.parse(read(received[0] ?? Buffer.alloc(0)))).toMatchObject({
    body: 'Notifications are on for this device.',
    path: '/config/settings/notifications',
  });
  const scopes = page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => ({
      scope,
      isActive: active !== null,
    })),
  );
  expect(await scopes).toEqual([{ scope: ADMIN_URL, isActive: true }]);

  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Turn on on this device' })).toBeVisible();
  service.close();
});
