import { beforeAll, expect, test, vi } from 'vitest';
import { submit } from '../forms/testing/forms.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { LETTER_PART } from './sending.ts';

const kit = useApp();
const WORDS = {
  listId: '',
  subject: 'Spring\r\nBcc: all@example.com',
  text: 'Hello,\n\nsee https://example.com/spring.\n<b>',
  actionLabel: 'Look',
  actionUrl: 'https://example.com/look',
  replyTo: 'owner@example.com',
};
let site: TestSite;
let listId = '';

beforeAll(async () => {
  site = await kit.aSite();
  const list = { name: 'Letters', isDoubleOptIn: false };
  listId = (await post('/api/newsletter/lists', list)).json().id as string;
});

const post = (path: string, body?: object) => kit.call('POST', path, { as: site.owner, body });
const write = async (more: object = {}) =>
  (await post('/api/newsletter/letters', { ...WORDS, listId, ...more })).json().id as string;
const at = (id: string, what = '') => `/api/newsletter/letters/${id}${what}`;
const read = async (id: string) => (await kit.call('GET', at(id), { as: site.owner })).json();
const importPeople = (emails: readonly string[]) =>
  post(`/api/newsletter/lists/${listId}/subscribers`, { csv: emails.join('\n') });

test('nothing is sent without a list, words, or anybody to read them', async () => {
  for (const [more, sentence] of [
    [{ listId: '' }, 'A List must be selected'],
    [{ text: ' ' }, 'Add a subject and some text.'],
    [{}, 'This list has no subscribers yet.'],
  ] as const) {
    const answer = await post(at(await write(more), '/send'));
    expect([answer.status, answer.json().error]).toEqual([400, sentence]);
  }
  const bad = await post('/api/newsletter/letters', { ...WORDS, actionUrl: 'javascript:alert(1)' });
  expect(bad.status).toBe(400);
});

test('it is looked at and tried on oneself first', async () => {
  const id = await write();
  const page = await kit.call('GET', at(id, '/preview'), { as: site.owner });
  expect(page.headers['content-security-policy']).toContain('sandbox');
  expect(page.body).toContain('&lt;b&gt;');
  expect(page.body).toContain('href="https://example.com/spring"');
  const tested = (await post(at(id, '/test'))).json();
  const [mail] = await kit.app.services.mail.listOf(site.id);
  expect(mail).toMatchObject({ to: tested.to, subject: 'Test: Spring Bcc: all@example.com' });
  expect(await read(id)).toMatchObject({ state: 'draft', recipients: 0 });
});

test('everybody on the list gets it once, part by part, with a way out that is counted once', async () => {
  const people = Array.from({ length: LETTER_PART + 1 }, (_, index) => `p${index}@example.com`);
  await importPeople(people);
  await submit(kit, site, { formId: listId, form: { email: 'gone@example.com' } });
  const [welcome] = await kit.app.services.mail.listTo('gone@example.com');
  const out = /(\/newsletter\/unsubscribe\?token=\S+)/.exec(welcome?.text ?? '')?.[1] ?? '';
  await kit.call('POST', out, { host: site.host });

  const id = await write();
  const answers = await Promise.all([post(at(id, '/send')), post(at(id, '/send'))]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  await vi.waitFor(async () => expect(await read(id)).toMatchObject({ state: 'sent' }), { timeout: 15_000 });
  expect(await read(id)).toMatchObject({ recipients: people.length, written: people.length });
  for (const email of people.slice(0, 3))
    expect(await kit.app.services.mail.listTo(email)).toMatchObject([
      { subject: 'Spring Bcc: all@example.com' },
    ]);
  expect(await kit.app.services.mail.listTo('gone@example.com')).toHaveLength(1);
  expect((await kit.app.services.mail.listOf(site.id)).map(({ to }) => to)).not.toContain('p1@example.com');

  const [mail] = await kit.app.services.mail.listTo('p1@example.com');
  const link = /(\/newsletter\/unsubscribe\?token=\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  for (let click = 0; click < 2; click += 1)
    expect((await kit.call('POST', link, { host: site.host })).status).toBe(200);
  expect(await read(id)).toMatchObject({ unsubscribed: 1 });
  const change = await kit.call('PUT', at(id), { as: site.owner, body: { ...WORDS, listId } });
  expect(change.status).toBe(409);
});

test('a stopped one goes to nobody more', async () => {
  const id = await write();
  await post(at(id, '/send'));
  const stopped = await post(at(id, '/stop'));
  expect([200, 409]).toContain(stopped.status);
  await expect.poll(async () => (await read(id)).state).not.toBe('sending');
});

test('letters belong to their site', async () => {
  const other = await kit.aSite();
  const id = await write();
  for (const [method, what] of [
    ['GET', ''],
    ['GET', '/preview'],
    ['POST', '/test'],
    ['POST', '/send'],
    ['POST', '/stop'],
    ['DELETE', ''],
  ] as const)
    expect((await kit.call(method, at(id, what), { as: other.owner })).status).toBe(404);
  expect((await kit.call('DELETE', at(id), { as: site.owner })).status).toBe(200);
});

test('an email is in the archive once it was sent and its owner says so, with nothing of who got it', async () => {
  await importPeople(['reader@example.com']);
  const id = await write({ subject: 'Summer', text: 'Hello,\n\nsee https://example.com/summer.\n<b>' });
  const page = () => kit.call('GET', `/newsletter/letters/${id}`, { host: site.host });
  const show = (isArchived: boolean) =>
    kit.call('PUT', at(id, '/archive'), { as: site.owner, body: { isArchived } });
  expect((await show(true)).status).toBe(200);
  expect((await page()).status).toBe(404);
  await post(at(id, '/send'));
  await vi.waitFor(async () => expect(await read(id)).toMatchObject({ state: 'sent' }), { timeout: 10_000 });
  const shown = await page();
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(shown.body).toContain('<a href="https://example.com/summer">');
  expect(shown.body).toContain('&lt;b&gt;');
  expect(shown.body).not.toMatch(/token=|unsubscribe|reader@example|<b>/i);
  const shownLetters = await kit.app.services.shownLetters.of(site.id, [listId], () => false);
  expect(shownLetters[listId]?.map(({ title }) => title)).toEqual(['Summer']);
  await show(false);
  expect((await page()).status).toBe(404);
});

test('no other site has it, and nobody else decides', async () => {
  const other = await kit.aSite();
  const id = await write();
  const foreign = await kit.call('PUT', at(id, '/archive'), { as: other.owner, body: { isArchived: true } });
  expect(foreign.status).toBe(404);
  const stranger = await kit.call('PUT', at(id, '/archive'), { host: site.host, body: { isArchived: true } });
  expect(stranger.status).toBeGreaterThanOrEqual(400);
  expect(await read(id)).toMatchObject({ isArchived: false });
});
