import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { newestLetter } from '../accounts/testing/letters.ts';
import { accounts } from '../database/schema.ts';
import { aForm, CONTACT, GOOD, submit } from '../forms/testing/forms.ts';
import { newId } from '../ids.ts';
import { aBuyer } from '../testing/a-buyer.ts';
import { sell } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();
const { call } = kit;
let site: TestSite;
let ownerEmail: string;

const work = (change: Partial<{ language: string; locale: string }>) =>
  kit.db.platform.update(accounts).set(change).where(eq(accounts.id, site.ownerId));
const subjectsTo = async (to: string) =>
  (await kit.app.services.mail.listOf(site.id))
    .filter((mail) => mail.to === to)
    .map(({ subject }) => subject);
const mailed = (to: string, subject: string) =>
  expect.poll(() => subjectsTo(to), { timeout: 20_000 }).toContain(subject);

beforeAll(async () => {
  site = await kit.aSite();
  const [owner] = await kit.db.platform.select().from(accounts).where(eq(accounts.id, site.ownerId));
  ownerEmail = owner?.email ?? '';
});

test('a submission is told in the language each person works in, and to other addresses in the owner’s', async () => {
  const storage = { keep: true, notify: [ownerEmail, 'house@example.com'], subject: '' };
  const formId = await aForm(kit, site, { ...CONTACT, storage });
  await work({ locale: 'en-GB' });
  await submit(kit, site, { formId, form: GOOD });
  await mailed(ownerEmail, 'New submission: Contact');
  await mailed('house@example.com', 'New submission: Contact');
  await work({ locale: 'de-CH' });
  await submit(kit, site, { formId, form: { ...GOOD, message: 'Again' } });
  await mailed(ownerEmail, 'Neue Einsendung: Contact');
  await mailed('house@example.com', 'Neue Einsendung: Contact');
  // What somebody chose counts more than their browser.
  await work({ language: 'en' });
  await submit(kit, site, { formId, form: { ...GOOD, message: 'Third' } });
  await expect
    .poll(async () => (await subjectsTo(ownerEmail)).filter((each) => each === 'New submission: Contact'), {
      timeout: 20_000,
    })
    .toHaveLength(2);
});

test('an order is told with words and facts of one language; the words of the owner stay', async () => {
  await work({ language: 'de' });
  const { variantId } = await sell(kit, site, { title: 'Jam' });
  const buyer = aBuyer(kit, site);
  const { quote } = await buyer.fill(variantId);
  expect((await buyer.place(quote)).status).toBe(200);
  const told = async () =>
    (await kit.app.services.mail.listOf(site.id)).find(({ name }) => name === 'newOrder');
  await expect.poll(told, { timeout: 20_000 }).toBeDefined();
  const mail = await told();
  expect(mail?.subject).toMatch(/^Bestellung 1: /);
  for (const words of ['hat in Ihrem Shop etwas gekauft.', 'Gesamt', 'Bestellung öffnen: '])
    expect(mail?.text).toContain(words);
});

test('mails about an account are in its language, also at an address it does not have yet', async () => {
  const { id, email } = await kit.anAccount();
  await kit.db.platform.update(accounts).set({ language: 'de' }).where(eq(accounts.id, id));
  await call('POST', '/api/auth/RequestReset', { body: { email } });
  expect((await newestLetter(kit, email)).subject).toBe('Neues Passwort wählen');
  const as = await kit.signInOnPlatform(id);
  const next = `${newId()}@example.com`;
  await call('POST', '/api/account/email', { as, body: { email: next } });
  const { subject, token } = await newestLetter(kit, next);
  expect(subject).toBe('Bitte bestätigen Sie Ihre neue E-Mail-Adresse');
  await call('POST', '/api/auth/Confirm', { as, body: { token } });
  expect((await newestLetter(kit, email)).subject).toBe('Die E-Mail-Adresse Ihres Kontos wurde geändert');
  // Nobody is known by this address but their browser.
  const stranger = `${newId()}@example.com`;
  const headers = { 'accept-language': 'de-AT,de;q=0.9' };
  await call('POST', '/api/auth/RequestReset', { headers, body: { email: stranger } });
  expect((await newestLetter(kit, stranger)).subject).toBe('Für diese E-Mail-Adresse gibt es kein Konto');
});
