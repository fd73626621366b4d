import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import type { Submission } from '#contract/forms.ts';
import { useApp, type TestSite } from '../../testing/app.ts';
import { aForm, CONTACT, GOOD, inboxOf, submit } from '../testing/forms.ts';

const WORDS = { subject: 'Re: Contact', text: 'Dear Ada,\n\nTuesday is fine.' };

/** A mail server that takes a letter only while it is told to. */
let isTaking = true;
const server = createServer((socket) => {
  let isData = false;
  socket.write('220 test\r\n');
  socket.on('error', () => {});
  socket.on('data', (bytes) => {
    const text = bytes.toString();
    if (isData) {
      if (!text.endsWith('\r\n.\r\n')) return;
      isData = false;
      socket.write('250 kept\r\n');
    } else if (text.startsWith('DATA')) {
      isData = true;
      socket.write('354 go on\r\n');
    } else if (text.startsWith('RCPT') && !isTaking) socket.write('550 no such mailbox\r\n');
    else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
    else socket.write('250 fine\r\n');
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
const kit = useApp({ mail: { folder: '', from: 'no-reply@plinth.test', smtpUrl } });
afterAll(() => server.close());

/** A submission of Ada to a form, and her answer to it. */
async function aSubmission(site: TestSite, form: object = CONTACT) {
  await submit(kit, site, { formId: await aForm(kit, site, form), form: GOOD, pagePath: '/contact' });
  return (await inboxOf(kit, site)).entries[0]?.id ?? '';
}

const reply = (as: TestSite['owner'], id: string, body: object = WORDS) =>
  kit.call('POST', `/api/inbox/${id}/reply`, { as, body });
const read = async (site: TestSite, id: string) =>
  (await kit.call('GET', `/api/inbox/${id}`, { as: site.owner })).json() as unknown as Submission;
const sentTo = async (site: TestSite) =>
  (await kit.app.services.mail.listOf(site.id)).filter(({ name }) => name === 'formReply');

describe('a reply to a submission', () => {
  test('is mailed to whoever wrote, with what they asked below it, and stays with the submission', async () => {
    const site = await kit.aSite();
    const id = await aSubmission(site);
    expect((await reply(site.owner, id)).status).toBe(200);
    const [mail] = await sentTo(site);
    expect(mail).toMatchObject({ to: 'ada@example.com', subject: WORDS.subject });
    expect(mail?.text).toMatch(/^Dear Ada,\n\nTuesday is fine\.\n\nName:\nAda Lovelace\n\n/);
    const { replies, isAnswered } = await read(site, id);
    expect(replies).toMatchObject([{ ...WORDS, by: site.ownerId, mailId: mail?.id, problem: '' }]);
    expect(isAnswered).toBe(true);
    const log = (await kit.call('GET', '/api/activity', { as: site.owner })).body;
    expect(log).toContain('submission.reply');
  });

  test('is answered to where the form writes, or else to whoever wrote it', async () => {
    const [site, other] = [await kit.aSite(), await kit.aSite()];
    const id = await aSubmission(site);
    await reply(site.owner, id);
    const own = (await kit.call('GET', '/api/auth/Account', { as: site.owner })).json().email as string;
    expect((await sentTo(site))[0]?.replyTo).toBe(own);
    expect((await read(site, id)).answersGoTo).toBe(own);
    const shared = await aSubmission(other, { ...CONTACT, storage: { notify: ['desk@example.com'] } });
    await reply(other.owner, shared);
    expect((await sentTo(other))[0]?.replyTo).toBe('desk@example.com');
    expect((await read(other, shared)).answersGoTo).toBe('desk@example.com');
  });

  test('needs words, and an address to go to', async () => {
    const site = await kit.aSite();
    const id = await aSubmission(site);
    expect((await reply(site.owner, id, { ...WORDS, text: ' \n ' })).status).toBe(400);
    expect((await reply(site.owner, id, { ...WORDS, subject: '' })).status).toBe(400);
    const nameless = await kit.aSite();
    const fields = [{ id: 'message', type: 'textarea', title: 'Message' }];
    await submit(kit, nameless, {
      formId: await aForm(kit, nameless, { name: 'Box', fields }),
      form: { message: 'Hello' },
    });
    const [entry] = (await inboxOf(kit, nameless)).entries;
    const refused = await reply(nameless.owner, entry?.id ?? '');
    expect([refused.status, refused.json().error]).toEqual([
      400,
      'This submission has no email address to reply to.',
    ]);
    expect(await sentTo(site)).toEqual([]);
    expect(await sentTo(nameless)).toEqual([]);
  });

  test('is written by those who read the inbox of its site', async () => {
    const [site, other] = [await kit.aSite(), await kit.aSite()];
    const id = await aSubmission(site);
    expect((await reply(other.owner, id)).status).toBe(404);
    const shopkeeper = await kit.aMember(site, [ContributorRole.storeManager]);
    expect((await reply(shopkeeper, id)).status).toBe(403);
    expect(await sentTo(site)).toEqual([]);
  });

  test('tells no secrets of the form', async () => {
    const site = await kit.aSite();
    const fields = [...CONTACT.fields, { id: 'from', type: 'hidden', title: 'Campaign', key: 'campaign' }];
    const id = await aSubmission(site, { ...CONTACT, fields });
    await reply(site.owner, id);
    expect((await sentTo(site))[0]?.text).not.toContain('Campaign');
  });
});

test('a reply that its mail server refuses says so, and can be sent again', async () => {
  const site = await kit.aSite();
  const id = await aSubmission(site);
  isTaking = false;
  await reply(site.owner, id);
  const state = async () => (await read(site, id)).replies.map(({ state: each }) => each);
  await vi.waitFor(async () => expect(await state()).toEqual(['failed']), { timeout: 15_000 });
  const [failed] = (await read(site, id)).replies;
  expect(failed?.problem).toContain('no such mailbox');
  isTaking = true;
  const again = await kit.call('POST', '/api/inbox/mails/resend', {
    as: site.owner,
    body: { id: failed?.mailId },
  });
  expect(again.json()).toEqual({ count: 1 });
  await vi.waitFor(async () => expect(await state()).toEqual(['sent']), { timeout: 15_000 });
});
