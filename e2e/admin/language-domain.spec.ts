import { expect, test } from '../kit/test.ts';
import { startNameServer } from '#server/testing/name-server.ts';
import { expectAccessible } from '../kit/axe.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL, NAME_SERVER_PORT, OWN_DOMAIN as HOST, PORT, SITE_URL } from '../kit/places.ts';

test('a language is given a domain, and is read there', async ({ page, visitor }) => {
  const nameServer = await startNameServer(NAME_SERVER_PORT);
  try {
    await enterAdmin(page, `${ADMIN_URL}settings/languages`);
    await page.getByRole('combobox', { name: 'Add a language' }).fill('French');
    await page.getByRole('option', { name: 'French', exact: true }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'français' })).toBeVisible();

    await page.goto(`${ADMIN_URL}settings/domains`);
    await page.getByLabel('Add a domain').fill(HOST);
    await page.getByRole('button', { name: 'Add domain' }).click();
    await expect(page.getByText('Waiting for DNS records')).toBeVisible();
    const proof = await page.locator('dl').first().locator('dd').nth(4).innerText();
    nameServer.set('TXT', `_plinth.${HOST}`, proof);
    nameServer.set('CNAME', HOST, 'demo.localhost');
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'French' }).click();
    await expect(page.getByText(/^French is at the root of this domain/)).toBeVisible();
    await expectAccessible(page);

    await visitor.goto(`${SITE_URL}/fr/makers?a=1`);
    await expect(visitor).toHaveURL(`http://${HOST}:${PORT}/makers?a=1`);
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'fr');
    await visitor.getByRole('complementary', { name: 'Langues' }).getByRole('link').click();
    await expect(visitor).toHaveURL(`${SITE_URL}/makers`);
    await visitor.locator('.site-languages').getByRole('link', { name: 'français' }).click();
    await expect(visitor).toHaveURL(`http://${HOST}:${PORT}/makers`);

    await page.goto(`${ADMIN_URL}settings/languages`);
    const french = page.getByRole('listitem').filter({ hasText: 'français' });
    const domain = french.getByRole('combobox', { name: 'Domain' });
    await expect(domain).toHaveValue(HOST);
    await expectAccessible(page);
    await domain.click();
    await page.getByRole('option', { name: 'None, at /fr' }).click();
    await expect(domain).toHaveValue('None, at /fr');
    await visitor.goto(`${SITE_URL}/fr/makers`);
    await expect(visitor).toHaveURL(`${SITE_URL}/fr/makers`);
  } finally {
    await nameServer.close();
  }
});
