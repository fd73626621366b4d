import { beforeAll, describe, expect, test } from 'vitest';
import { at, block } from '#site/templates/template.ts';
import { submit } from '../forms/testing/forms.ts';
import { GOOD_CARD } from '../testing/a-product.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { translateAll } from '../testing/translate.ts';

const kit = useApp();
const { call } = kit;
const ROOF = 'theroofoftheoldmill00000';
const CLUB = 'theclubofthemill00000000';
let site: TestSite;
let list: string;

/** A site in English and German with a donation page, a member area and a mailing list. */
beforeAll(async () => {
  site = await kit.aSite({
    ...smallTemplate,
    donationPages: [{ id: ROOF, title: 'The roof', words: 'It rains in.', thanks: 'Dry at last.' }],
    memberAreas: [
      { id: CLUB, name: 'Friends', words: 'For those who help.', pages: ['/secret'], products: [] },
    ],
    pages: [
      ...smallTemplate.pages,
      { title: 'Secret', path: '/secret', description: '', sections: [] },
      {
        title: 'Give',
        path: '/give',
        description: '',
        sections: [{ blocks: [block('donate', at(1, 24), { donationPage: ROOF, label: 'Give' })] }],
      },
    ],
  });
  await call('PUT', '/api/multilingual/languages', { as: site.owner, body: { languages: ['de'] } });
  const made = await call('POST', '/api/newsletter/lists', {
    as: site.owner,
    body: { name: 'Letters', isDoubleOptIn: true },
  });
  list = made.json()['id'] as string;
  const said = {
    [ROOF]: { 'The roof': 'Das Dach', 'It rains in.': 'Es regnet herein.', 'Dry at last.': 'Endlich dicht.' },
    [CLUB]: { Friends: 'Freundeskreis', 'For those who help.': 'Für alle, die helfen.' },
    [list]: { Letters: 'Rundbrief' },
  };
  for (const [of, words] of Object.entries(said)) await translateAll(kit, site, of, words);
  await call('POST', '/api/content/publish', { as: site.owner, body: {} });
});

const visit = async (path: string, headers: Record<string, string> = {}) =>
  (await call('GET', path, { host: site.host, headers })).body.replaceAll('<!-- -->', '');
const from = (path: string) => ({ referer: `http://${site.host}${path}` });
/** What was mailed to somebody, once it was. */
async function mailTo(email: string) {
  const sent = async () => (await kit.app.services.mail.listOf(site.id)).find(({ to }) => to === email);
  await expect.poll(sent, { timeout: 20_000 }).toBeDefined();
  return sent();
}

test('they are listed for translators by what they are', async () => {
  const { documents } = (
    await call('GET', '/api/multilingual/documents?language=de', { as: site.owner })
  ).json() as { documents: { of: string; kind: string; title: string; texts: number }[] };
  expect(documents).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ of: ROOF, kind: 'donationPage', title: 'The roof', texts: 3 }),
      expect.objectContaining({ of: CLUB, kind: 'memberArea', title: 'Friends', texts: 2 }),
      expect.objectContaining({ of: list, kind: 'mailingList', title: 'Letters', texts: 1 }),
    ]),
  );
});

describe('a donation page', () => {
  const give = (path: string, email: string) =>
    call('POST', '/api/donations', {
      host: site.host,
      headers: from(path),
      body: {
        key: `key-of-${email}`,
        pageId: ROOF,
        amountCents: 2500,
        coversFee: false,
        name: 'Ada Byron',
        email,
        message: '',
        isAnonymous: false,
        method: GOOD_CARD,
      },
    });

  test('is read in the language of the page its donor came from', async () => {
    const checkout = `/checkout/donate?donatePageId=${ROOF}`;
    const german = await visit(checkout, from('/de/give'));
    expect(german).toContain('Das Dach');
    expect(german).toContain('Es regnet herein.');
    const english = await visit(checkout, from('/give'));
    expect([english.includes('The roof'), english.includes('Das Dach')]).toEqual([true, false]);
    const wayIn = (page: string) => /(?:"|&quot;)label(?:"|&quot;):(?:"|&quot;)(\w+)/.exec(page)?.[1];
    expect([wayIn(german), wayIn(english)]).toEqual(['Karte', 'Card']);
    expect([german, english].map((page) => page.includes('wird abgelehnt'))).toEqual([true, false]);
  });

  test('thanks in it, on the page and by mail, and tells the owner in the words of the owner', async () => {
    const given = await give('/de/give', 'heike@example.com');
    const { url } = given.json() as { url: string };
    expect(await visit(url)).toContain('Endlich dicht.');
    const receipt = await mailTo('heike@example.com');
    expect(receipt?.text).toContain('Endlich dicht.');
    expect(receipt?.text).toContain('Das Dach');
    expect(receipt?.text).toContain('Karte mit den Endziffern 4242');
    const mails = await kit.app.services.mail.listOf(site.id);
    expect(mails.find(({ name }) => name === 'newDonation')?.subject).toContain('The roof');
  });
});

test('a member area says at its door what it is, in the language of the page behind it', async () => {
  const german = await visit('/de/secret');
  expect(german).toContain('Freundeskreis');
  expect(german).toContain('Für alle, die helfen.');
  const english = await visit('/secret');
  expect([english.includes('Friends'), english.includes('Freundeskreis')]).toEqual([true, false]);
});

test('a mailing list is called what its subscribers read, in mails and on the pages they lead to', async () => {
  const signUp = (email: string, pagePath: string) =>
    submit(kit, site, { formId: list, pagePath, form: { email } });
  await signUp('heike@example.org', '/de/about');
  const asked = await mailTo('heike@example.org');
  expect(asked?.subject).toContain('Rundbrief');
  const [, path = ''] = /https:\/\/[^/]+(\/newsletter\/confirm\S+)/.exec(asked?.text ?? '') ?? [];
  const confirmed = await visit(path);
  expect(confirmed).toContain('<html lang="de"');
  expect(confirmed).toContain('Rundbrief');
  await signUp('ada@example.org', '/about');
  const english = await mailTo('ada@example.org');
  expect(english?.subject).toContain('Letters');
  expect(english?.text).not.toContain('language=');
});

test('an email to a list is read in the language its subscribers signed up in', async () => {
  const as = site.owner;
  const body = { name: 'Harvest', isDoubleOptIn: false };
  const { id: listId } = (await call('POST', '/api/newsletter/lists', { as, body })).json() as { id: string };
  const join = (email: string, pagePath: string) =>
    submit(kit, site, { formId: listId, pagePath, form: { email } });
  await join('heike@example.net', '/de/about');
  await join('ada@example.net', '/about');
  const words = { subject: 'First apples', text: 'They are ripe.', actionLabel: 'See them' };
  const made = await call('POST', '/api/newsletter/letters', {
    as,
    body: { listId, areaId: '', ...words, actionUrl: 'https://example.com/apples', replyTo: '' },
  });
  const { id } = made.json() as { id: string };
  await translateAll(kit, site, id, { 'First apples': 'Erste Äpfel', 'They are ripe.': 'Sie sind reif.' });
  expect((await call('POST', `/api/newsletter/letters/${id}/send`, { as, body: {} })).status).toBe(200);
  const letterTo = async (email: string) => {
    const found = async () =>
      (await kit.app.services.mail.listTo(email)).find(({ subject }) => /apples|Äpfel/.test(subject));
    await expect.poll(found, { timeout: 20_000 }).toBeDefined();
    return found();
  };
  const german = await letterTo('heike@example.net');
  expect(german).toMatchObject({ subject: 'Erste Äpfel' });
  expect(german?.text).toContain('Sie sind reif.');
  expect(german?.text).toContain('See them: https://example.com/apples');
  expect(german?.text).toContain('Abmelden: ');
  const [, out = ''] = /https:\/\/[^/]+(\/newsletter\/unsubscribe\S+)/.exec(german?.text ?? '') ?? [];
  expect(await visit(out)).toContain('<html lang="de"');
  const english = await letterTo('ada@example.net');
  expect(english).toMatchObject({ subject: 'First apples' });
  expect(english?.text).toContain('Unsubscribe: ');
  expect(english?.text).not.toContain('language=');
});
