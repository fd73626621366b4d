import { expect, test } from 'vitest';
import { useApp, type TestSite } from '../testing/app.ts';
import { aForm, inboxOf, multipart, submit } from './testing/forms.ts';

const kit = useApp();

const FORM = {
  name: 'Table',
  fields: [
    { id: 'room', type: 'radio', title: 'Room', options: ['Garden', 'Cellar'], required: true },
    { id: 'email', type: 'email', title: 'Your email', required: true },
    {
      id: 'shade',
      type: 'checkbox',
      title: 'In the shade',
      options: ['Yes'],
      showWhen: { fieldId: 'room', is: ['Garden'] },
    },
  ],
  submitText: 'Ask for a table',
  advanced: {
    message: 'See you soon.',
    autoresponse: { isOn: true, subject: 'Your table', text: 'We will be in touch.' },
  },
  storage: { keep: true, notify: ['house@example.com'], subject: 'A table' },
};

const SAID: Record<string, string> = {
  Room: 'Raum',
  Garden: 'Garten',
  Cellar: 'Keller',
  'Your email': 'Ihre E-Mail-Adresse',
  'In the shade': 'Im Schatten',
  Yes: 'Ja',
  'Ask for a table': 'Tisch anfragen',
  'See you soon.': 'Bis bald.',
  'Your table': 'Ihr Tisch',
  'We will be in touch.': 'Wir melden uns.',
};

async function inGerman(site: TestSite, formId: string) {
  await kit.call('PUT', '/api/multilingual/languages', { as: site.owner, body: { languages: ['de'] } });
  const at = `/api/multilingual/translations/form.${formId}/de`;
  const { texts } = (await kit.call('GET', at, { as: site.owner })).json() as {
    texts: { key: string; source: string }[];
  };
  const said = texts.map(({ key, source }) => ({ key, source, text: SAID[source] ?? null }));
  const saved = await kit.call('PUT', at, { as: site.owner, body: { texts: said } });
  await kit.call('POST', '/api/content/publish', { as: site.owner, body: {} });
  expect(saved.status, saved.body).toBe(200);
  return texts.map(({ source }) => source);
}

test('a form is asked in the language of its page, and submitted in the words of its owner', async () => {
  const site = await kit.aSite();
  const formId = await aForm(kit, site, FORM);
  // What visitors never read, and what conditions compare, is no text to translate.
  expect((await inGerman(site, formId)).toSorted()).toEqual(Object.keys(SAID).toSorted());

  const empty = multipart([
    ['formId', formId],
    ['pagePath', '/de/kontakt'],
  ]);
  const posted = await kit.call('POST', '/api/form/Post', { host: site.host, ...empty });
  expect(posted.body).toContain('<html lang="de"');
  for (const words of ['Raum', 'Garten', 'Ihre E-Mail-Adresse', 'Tisch anfragen'])
    expect(posted.body).toContain(words);
  expect(posted.body).toContain('value="Garden"');
  expect(posted.body).not.toContain('value="Garten"');

  // A page without scripts names itself without its language.
  const plain = multipart([
    ['formId', formId],
    ['pagePath', '/kontakt'],
  ]);
  const headers = { ...plain.headers, referer: `http://${site.host}/de/kontakt` };
  const withoutScripts = await kit.call('POST', '/api/form/Post', { host: site.host, ...plain, headers });
  expect(withoutScripts.body).toContain('<html lang="de"');

  const body = { formId, pagePath: '/de/kontakt' };
  const wrong = await submit(kit, site, { ...body, form: { room: 'Garten', email: 'ada@example.com' } });
  expect([wrong.status, JSON.stringify(wrong.json())]).toEqual([400, expect.stringContaining('Garten')]);
  const missing = await submit(kit, site, { ...body, form: { room: 'Garden' } });
  expect(JSON.stringify(missing.json())).toContain('Ihre E-Mail-Adresse');
  const sent = await submit(kit, site, {
    ...body,
    form: { room: 'Garden', email: 'ada@example.com', shade: ['Yes'] },
  });
  expect(sent.status, sent.body).toBe(200);

  const [entry] = (await inboxOf(kit, site)).entries;
  const { summary } = (await kit.call('GET', `/api/inbox/${entry?.id}`, { as: site.owner })).json() as {
    summary: { rawTitle: string; value: string }[];
  };
  expect(summary.map(({ rawTitle, value }) => [rawTitle, value])).toEqual([
    ['Room', 'Garden'],
    ['Your email', 'ada@example.com'],
    ['In the shade', 'Yes'],
  ]);
  const mails = await kit.app.services.mail.listOf(site.id);
  expect(mails.find(({ to }) => to === 'ada@example.com')).toMatchObject({
    subject: 'Ihr Tisch',
    text: expect.stringContaining('Wir melden uns.') as string,
  });
  expect(mails.find(({ to }) => to === 'house@example.com')?.text).toContain('Room');
});
