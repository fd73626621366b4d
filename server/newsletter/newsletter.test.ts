import { describe, expect, test } from 'vitest';
import { useApp, type TestSite } from '../testing/app.ts';
import { submit } from '../forms/testing/forms.ts';

const kit = useApp();

async function aList(site: TestSite, isDoubleOptIn = false): Promise<string> {
  const answer = await kit.call('POST', '/api/newsletter/lists', {
    as: site.owner,
    body: { name: 'Letters', isDoubleOptIn },
  });
  return answer.json().id as string;
}
const people = async (site: TestSite, id: string) =>
  (await kit.call('GET', `/api/newsletter/lists/${id}/subscribers`, { as: site.owner })).json()
    .subscribers as { email: string; name: string; status: string }[];
const signUp = (site: TestSite, formId: string, email: string) =>
  submit(kit, site, { formId, form: { email } });
/** React marks where two texts meet. */
const wordsOf = (html: string) => html.replaceAll('<!-- -->', '');
const lastMail = async (site: TestSite) => (await kit.app.services.mail.listOf(site.id))[0];
const pathIn = (text: string, page: string) =>
  new RegExp(`https://[^/]+(/newsletter/${page}\\?token=\\S+)`).exec(text)?.[1] ?? '';

describe('signing up', () => {
  test('the same mailbox is kept once and thanked twice', async () => {
    const site = await kit.aSite();
    const id = await aList(site);
    for (const email of ['ada@example.com', 'Ada@Example.com'])
      expect((await signUp(site, id, email)).json()).toEqual({ success: true });
    expect(await people(site, id)).toMatchObject([{ email: 'ada@example.com', status: 'subscribed' }]);
    expect((await signUp(site, id, 'nobody')).json()).toMatchObject({
      errors: { email: expect.stringContaining('user@domain.com') },
    });
    expect((await signUp(site, 'zzz', 'ada@example.com')).status).toBe(404);
  });

  test('where it has to be confirmed, the link in the mail does it', async () => {
    const site = await kit.aSite();
    const id = await aList(site, true);
    await signUp(site, id, 'ada@example.com');
    expect(await people(site, id)).toMatchObject([{ status: 'pending' }]);
    const mail = await lastMail(site);
    expect(mail?.subject).toBe('Confirm your subscription: Letters');
    const page = await kit.call('GET', pathIn(mail?.text ?? '', 'confirm'), { host: site.host });
    expect(wordsOf(page.body)).toContain('is now subscribed to “Letters”');
    expect(await people(site, id)).toMatchObject([{ status: 'subscribed' }]);
  });
});

describe('leaving', () => {
  test('looking at the link changes nothing; one click from a mail program does, and one may come back', async () => {
    const site = await kit.aSite();
    const id = await aList(site);
    await signUp(site, id, 'ada@example.com');
    const mail = await lastMail(site);
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<https:.*\/newsletter\/unsubscribe\?token=.*>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const path = pathIn(mail?.text ?? '', 'unsubscribe');
    const page = await kit.call('GET', path, { host: site.host });
    expect(page.body).toContain('<body data-page-type="300"');
    expect(page.body).toContain('"pageType":300');
    expect(await people(site, id)).toMatchObject([{ status: 'subscribed' }]);
    const left = await kit.call('POST', path, {
      host: site.host,
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([left.status, wordsOf(left.body).includes('has been unsubscribed from “Letters”')]).toEqual([
      200,
      true,
    ]);
    expect(await people(site, id)).toMatchObject([{ status: 'unsubscribed' }]);
    await signUp(site, id, 'ada@example.com');
    expect(await people(site, id)).toMatchObject([{ status: 'subscribed' }]);
  });

  test('a changed link, one of another site, and one for another purpose do nothing', async () => {
    const [site, other] = [await kit.aSite(), await kit.aSite()];
    const id = await aList(site);
    await signUp(site, id, 'ada@example.com');
    const path = pathIn((await lastMail(site))?.text ?? '', 'unsubscribe');
    const tries = [
      ['POST', `${path}x`, site],
      ['POST', path, other],
      ['GET', '/newsletter/unsubscribe', site],
      ['GET', path.replace('unsubscribe', 'confirm'), site],
    ] as const;
    for (const [method, url, where] of tries) {
      const answer = await kit.call(method, url, { host: where.host });
      expect(answer.body).toContain('This link is incomplete');
    }
    expect(await people(site, id)).toMatchObject([{ status: 'subscribed' }]);
  });
});

test('an import adds who is new, leaves alone who has left, and names what it could not read', async () => {
  const site = await kit.aSite();
  const id = await aList(site);
  await signUp(site, id, 'left@example.com');
  await kit.call('POST', pathIn((await lastMail(site))?.text ?? '', 'unsubscribe'), { host: site.host });
  const csv = 'Email,Name\r\nleft@example.com,Left\r\nnew@example.com,"Hopper, Grace"\r\nnobody\r\n';
  const answer = await kit.call('POST', `/api/newsletter/lists/${id}/subscribers`, {
    as: site.owner,
    body: { csv },
  });
  expect(answer.json()).toEqual({ added: 1, known: 1, refused: ['nobody'] });
  const all = await people(site, id);
  expect(all.find(({ email }) => email === 'left@example.com')?.status).toBe('unsubscribed');
  expect(all.find(({ email }) => email === 'new@example.com')?.name).toBe('Hopper, Grace');
  const out = await kit.call('GET', `/api/newsletter/lists/${id}/export`, { as: site.owner });
  expect(out.body).toContain('"new@example.com","Hopper, Grace","subscribed","Import"');
  await kit.call('DELETE', `/api/newsletter/lists/${id}`, { as: site.owner });
  expect((await signUp(site, id, 'x@example.com')).status).toBe(404);
});
