import { createServer, type Server } from 'node:http';
import { crc32 } from 'node:zlib';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '#core/durations.ts';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { makeOutbound } from '../outbound/outbound.ts';
import { isPrivateAddress } from '../outbound/private-addresses.ts';
import { sign } from '../secrets/site-secrets.ts';
import { aForm, CONTACT, GOOD, inboxOf, submit } from './testing/forms.ts';

const kit = useApp({ allowsPrivateTargets: true });
const mark = (site: TestSite, body: object) => kit.call('PUT', '/api/inbox', { as: site.owner, body });

describe('the inbox', () => {
  test('is searched, filtered, marked, emptied and refilled', async () => {
    const site = await kit.aSite();
    const formId = await aForm(kit, site);
    for (const message of ['first', 'second 50%', 'third'])
      await submit(kit, site, { formId, form: { ...GOOD, message } });
    const { entries, unread } = await inboxOf(kit, site);
    expect([entries.map(({ preview }) => preview.split(' · ')[1]), unread]).toEqual([
      ['third', 'second 50%', 'first'],
      3,
    ]);
    expect((await inboxOf(kit, site, '?words=50%25')).entries).toHaveLength(1);
    expect((await inboxOf(kit, site, '?form=zzz')).entries).toHaveLength(0);
    const ids = entries.slice(0, 2).map(({ id }) => id);
    expect((await mark(site, { ids, isRead: true, isStarred: true })).json()).toEqual({ changed: 2 });
    expect((await inboxOf(kit, site, '?show=unread')).entries).toHaveLength(1);
    expect((await inboxOf(kit, site, '?show=starred')).entries).toHaveLength(2);
    await mark(site, { ids, isDeleted: true });
    expect((await inboxOf(kit, site)).entries).toHaveLength(1);
    expect((await inboxOf(kit, site, '?show=deleted')).entries).toHaveLength(2);
    await mark(site, { ids, isDeleted: false });
    expect((await inboxOf(kit, site)).entries).toHaveLength(3);
  });

  test('one submission in full, with a note', async () => {
    const site = await kit.aSite();
    const formId = await aForm(kit, site);
    await submit(kit, site, { formId, form: GOOD, pagePath: '/contact', pageTitle: 'Contact' });
    const id = (await inboxOf(kit, site)).entries[0]?.id;
    await kit.call('PUT', `/api/inbox/${id}/note`, { as: site.owner, body: { note: 'Call back' } });
    const found = (await kit.call('GET', `/api/inbox/${id}`, { as: site.owner })).json();
    expect(found).toMatchObject({
      note: 'Call back',
      replyTo: 'ada@example.com',
      page: { pagePath: '/contact' },
    });
    expect((found.summary as object[])[0]).toEqual({
      id: 'name',
      type: 'name',
      rawTitle: 'Name',
      values: { First: 'Ada', Last: 'Lovelace' },
      value: 'Ada Lovelace',
    });
  });

  test('goes out as CSV without formulas, and as JSON', async () => {
    const site = await kit.aSite();
    const formId = await aForm(kit, site);
    await submit(kit, site, { formId, form: { ...GOOD, message: '=1+1' } });
    const csv = await kit.call('GET', '/api/inbox/export/csv', { as: site.owner });
    expect(csv.headers['content-disposition']).toContain('submissions.csv');
    const [head, row] = csv.body.replace(/^\uFEFF/, '').split('\r\n');
    expect(head).toBe('"Submitted","Form","Name","Email","Message","Note"');
    expect(row).toContain(`"Contact","Ada Lovelace","ada@example.com","'=1+1",""`);
    const json = JSON.parse((await kit.call('GET', '/api/inbox/export/json', { as: site.owner })).body) as {
      fields: object[];
    }[];
    expect(json[0]?.fields).toHaveLength(3);
  });

  test('belongs to its site and to those who may see it', async () => {
    const [site, other] = [await kit.aSite(), await kit.aSite()];
    await submit(kit, site, { formId: await aForm(kit, site), form: GOOD });
    const id = (await inboxOf(kit, site)).entries[0]?.id;
    expect((await kit.call('GET', `/api/inbox/${id}`, { as: other.owner })).status).toBe(404);
    const shopkeeper = await kit.aMember(site, [ContributorRole.storeManager]);
    expect((await kit.call('GET', '/api/inbox', { as: shopkeeper })).status).toBe(403);
    expect((await kit.call('GET', '/api/inbox', { host: site.host })).status).toBe(401);
  });

  test('forgets every day what is older than the owner wants, with its mails, and what was deleted long ago', async () => {
    const [site, other] = [await kit.aSite(), await kit.aSite()];
    await kit.app.services.content.put({ siteId: site.id, accountId: null }, 'settings', 'forms', {
      retentionDays: 30,
    });
    const notified = { ...CONTACT, storage: { notify: ['owner@example.com'] } };
    await submit(kit, site, { formId: await aForm(kit, site, notified), form: GOOD });
    const formId = await aForm(kit, other);
    for (const message of ['kept', 'deleted'])
      await submit(kit, other, { formId, form: { ...GOOD, message } });
    const [newest] = (await inboxOf(kit, other)).entries;
    await kit.call('PUT', '/api/inbox', { as: other.owner, body: { ids: [newest?.id], isDeleted: true } });
    const { retention } = kit.app.services.formServices;
    await retention.run();
    expect((await inboxOf(kit, site)).entries).toHaveLength(1);
    expect((await inboxOf(kit, other, '?show=deleted')).entries).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * DAY_MS });
    try {
      await retention.run();
    } finally {
      vi.useRealTimers();
    }
    expect((await inboxOf(kit, site)).entries).toHaveLength(0);
    expect(await kit.app.services.mail.listOf(site.id)).toEqual([]);
    expect((await inboxOf(kit, other)).entries).toHaveLength(1);
    expect((await inboxOf(kit, other, '?show=deleted')).entries).toHaveLength(0);
  });
});

test('mails are looked at before anybody gets one, with answers nobody gave', async () => {
  const site = await kit.aSite();
  const body = { ...CONTACT, advanced: { autoresponse: { isOn: true, text: 'We <b>answer</b> soon.' } } };
  const { id } = (await kit.call('POST', '/api/forms', { as: site.owner, body: { body } })).json();
  const look = (mail: string) =>
    kit.call('GET', `/api/forms/${String(id)}/mails/${mail}`, { as: site.owner });
  const notification = await look('notification');
  expect(notification.headers['content-security-policy']).toContain('sandbox');
  for (const words of ['New submission: Contact', 'Ada Lovelace', 'ada@example.com', 'Message'])
    expect(notification.body).toContain(words);
  expect((await look('autoresponse')).body).toContain('We &lt;b&gt;answer&lt;/b&gt; soon.');
  expect(await kit.app.services.mail.listOf(site.id)).toEqual([]);
});

describe('files', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const withFile = { ...CONTACT, fields: [...CONTACT.fields, { id: 'doc', type: 'file', title: 'Paper' }] };
  const upload = (site: TestSite, formId: string, name: string, body: Buffer) =>
    kit.call('POST', `/api/form/Upload?formId=${formId}&fieldId=doc&name=${encodeURIComponent(name)}`, {
      host: site.host,
      body,
      headers: { 'content-type': 'application/octet-stream' },
    });

  test('are sent first, belong to one submission, and are handed to owners only', async () => {
    const [site, other] = [await kit.aSite(), await kit.aSite()];
    const formId = await aForm(kit, site, withFile);
    const { id } = (await upload(site, formId, '../../dot.png', PNG)).json();
    expect((await submit(kit, site, { formId, form: { ...GOOD, doc: [id] } })).status).toBe(200);
    const again = await submit(kit, site, { formId, form: { ...GOOD, doc: [id] } });
    expect([again.status, again.json().errors]).toEqual([400, { doc: 'Paper could not be read.' }]);
    expect((await inboxOf(kit, site)).entries).toHaveLength(1);
    const file = await kit.call('GET', `/api/inbox/files/${String(id)}`, { as: site.owner });
    expect([file.status, file.headers['content-disposition'], file.headers['content-type']]).toEqual([
      200,
      `attachment; filename="dot.png"; filename*=UTF-8''dot.png`,
      'application/octet-stream',
    ]);
    expect((await kit.call('GET', `/api/inbox/files/${String(id)}`, { as: other.owner })).status).toBe(404);
    expect((await kit.call('GET', `/api/inbox/files/${String(id)}`, { host: site.host })).status).toBe(401);
  });

  /** The same picture, saying that it is as wide and as high as this. */
  const claiming = (pixels: number) => {
    const picture = Buffer.from(PNG);
    picture.writeUInt32BE(pixels, 16);
    picture.writeUInt32BE(pixels, 20);
    picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
    return picture;
  };
  /** An archive whose directory claims that it grows a thousandfold. */
  const bomb = () => {
    const entry = Buffer.alloc(50);
    entry.write('PK\u0003\u0004');
    entry.writeUInt32LE(0x02014b50, 4);
    entry.writeUInt32LE(50_000, 28);
    return entry;
  };
  const archives = { type: 'file', id: 'doc', title: 'Paper', fileTypes: ['images', 'archives'] };

  test.each([
    ['run.exe', Buffer.from('MZ'), 'The file run.exe is not a supported file type.'],
    ['fake.png', Buffer.from('<script>'), 'The file fake.png is not a supported file type.'],
    ['broken.png', PNG.subarray(0, 12), 'This file could not be accepted.'],
    ['huge.png', claiming(8000), 'This file could not be accepted.'],
    ['bomb.zip', bomb(), 'This file could not be accepted.'],
  ])('%s is refused', async (name, bytes, problem) => {
    const site = await kit.aSite();
    const formId = await aForm(kit, site, { ...CONTACT, fields: [archives] });
    const answer = await upload(site, formId, name, bytes);
    expect([answer.status, answer.json().errors]).toEqual([400, { doc: problem }]);
    expect((await upload(site, formId, 'large.png', claiming(7000))).status).toBe(200);
  });

  test('more than ten megabytes is too much', async () => {
    const site = await kit.aSite();
    const formId = await aForm(kit, site, withFile);
    expect((await upload(site, formId, 'a.txt', Buffer.alloc(10_000_002, 'a'))).status).toBe(413);
    expect((await upload(site, formId, 'a.txt', Buffer.alloc(5_000_001, 'a'))).status).toBe(400);
  });
});

test('a hosted CAPTCHA is checked with its service, and each token is good once', async () => {
  const asked: string[] = [];
  const service = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push(body);
      response.end(JSON.stringify({ success: new URLSearchParams(body).get('response') === 'solved' }));
    });
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  try {
    const site = await kit.aSite();
    await kit.app.services.content.put({ siteId: site.id, accountId: null }, 'settings', 'forms', {
      captchaSiteKey: 'site-key',
      captchaSecret: 'secret-key',
      captchaScript: 'https://captcha.example/api.js',
      captchaVerify: `http://127.0.0.1:${(service.address() as AddressInfo).port}/verify`,
    });
    const captcha = { isOn: true, provider: 'hosted' };
    const formId = await aForm(kit, site, { ...CONTACT, captcha });
    const send = async (captchaKey: string) =>
      (await submit(kit, site, { formId, form: GOOD, captchaKey })).status;
    expect([await send('wrong'), await send('solved'), await send('solved')]).toEqual([400, 200, 400]);
    expect((await inboxOf(kit, site)).entries).toHaveLength(1);
    expect(asked[0]).toContain('secret=secret-key&response=wrong');
  } finally {
    service.close();
  }
});

describe('webhooks', () => {
  const calls: { body: string; headers: Record<string, unknown> }[] = [];
  let status = 200;
  let server: Server | undefined;
  afterAll(() => server?.close());

  async function hook(): Promise<string> {
    server ??= createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        calls.push({ body, headers: request.headers });
        response.writeHead(status).end();
      });
    });
    if (!server.listening) {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
    }
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  }
  const reportOf = async (site: TestSite, formId: string) =>
    (await kit.call('GET', `/api/forms/report/${formId}`, { as: site.owner })).json() as unknown as {
      secret: string;
      submits: number;
      deliveries: { id: string; state: string; attempts: number; problem: string }[];
    };

  test('are signed, tried again, given up, and sent again when an owner asks', async () => {
    const site = await kit.aSite();
    const formId = await aForm(kit, site, { ...CONTACT, storage: { webhook: await hook() } });
    status = 503;
    await submit(kit, site, { formId, form: GOOD });
    const { webhooks } = kit.app.services.formServices;
    const first = async () => (await reportOf(site, formId)).deliveries[0];
    const id = (await first())?.id ?? '';
    // The queue may be faster than this test; what counts is how often it was tried.
    while ((await first())?.state === 'waiting') await webhooks.deliver(site.id, id);
    expect(await first()).toMatchObject({ state: 'dead', attempts: 10, problem: 'It answered 503.' });
    status = 204;
    await kit.call('POST', `/api/forms/deliveries/${id}/retry`, { as: site.owner });
    await webhooks.deliver(site.id, id);
    expect(await first()).toMatchObject({ state: 'delivered', problem: '' });
    const { secret, submits } = await reportOf(site, formId);
    expect(submits).toBe(1);
    const last = calls.at(-1);
    const [, at = '', signature] = /t=(\d+),v1=(.+)/.exec(String(last?.headers['x-plinth-signature'])) ?? [];
    expect(signature).toBe(sign(secret, `${at}.${last?.body}`));
    expect(JSON.parse(last?.body ?? '')).toMatchObject({ event: 'form.submission', formId });
  });

  test.each(['127.0.0.1', '10.1.2.3', '192.168.0.1', '169.254.169.254', '::1', 'fd00::1', '::ffff:10.0.0.1'])(
    '%s is not reached from outside',
    async (address) => {
      expect(isPrivateAddress(address)).toBe(true);
      const post = makeOutbound({ allowsPrivate: false });
      const host = address.includes(':') ? `[${address}]` : address;
      await expect(post(`http://${host}:1/`, { body: '', headers: {} })).rejects.toThrow('not public');
    },
  );

  test('a name that leads inside is not reached either', async () => {
    const post = makeOutbound({ allowsPrivate: false });
    await expect(post('http://localhost:1/', { body: '', headers: {} })).rejects.toThrow('not public');
    expect(isPrivateAddress('93.184.216.34')).toBe(false);
  });
});

test('views, starts and exits are counted, for fields that exist', async () => {
  const site = await kit.aSite();
  const formId = await aForm(kit, site);
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/132.0' };
  const tell = (path: string, body: object) =>
    kit.call('POST', `/api/census/${path}`, { host: site.host, body, headers });
  expect((await tell('form-render', { formId, visitorCookie: 'x|1|1|1|1', pagePath: '/' })).status).toBe(204);
  await tell('form-progress', { formId, event: 'start' });
  await tell('form-progress', { formId, event: 'exit', fieldId: 'email' });
  await tell('form-progress', { formId, event: 'exit', fieldId: 'zzz' });
  await tell('form-render', { formId: 'zzz' });
  expect((await tell('form-render', {})).status).toBe(400);
  const report = (await kit.call('GET', `/api/forms/report/${formId}`, { as: site.owner })).json();
  expect(report).toMatchObject({ views: 1, starts: 1, submits: 0, exits: [{ fieldId: 'email', count: 1 }] });
});
