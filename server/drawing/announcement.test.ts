import { expect, test } from 'vitest';
import type { Announcement } from '#core/content/announcement.ts';
import { useApp, type Session } from '../testing/app.ts';
import { smallTemplate } from '../testing/small-template.ts';

let now = new Date('2026-11-16T12:00:00.000Z');
const kit = useApp({ now: () => now });
const { call } = kit;

const siteWith = (announcement: Partial<Announcement>) => kit.aSite({ ...smallTemplate, announcement });
const pageOf = async (host: string, as?: Session) =>
  (await call('GET', '/', { host, ...(as && { as }) })).body;
const stateIn = (page: string) => /class="announcement"[^>]*data-state="(\w+)"/.exec(page)?.[1];

test.each<[Partial<Announcement>, visitors: string | undefined, owner: string | undefined]>([
  [{ text: 'Sale' }, undefined, 'hidden'],
  [{ text: 'Sale', showAnnouncementBar: true }, 'shown', 'shown'],
  [{ text: '', showAnnouncementBar: true }, undefined, undefined],
])('%j', async (announcement, visitors, owner) => {
  const site = await siteWith(announcement);
  const page = await pageOf(site.host);
  const own = await pageOf(site.host, site.owner);
  expect([stateIn(page), stateIn(own)]).toEqual([visitors, owner]);
  expect(own.includes('Hidden for visitors')).toBe(owner === 'hidden');
  expect(page).toContain(`"showAnnouncementBar":${announcement.showAnnouncementBar ?? false}`);
});

test.each([
  [{ href: '/sale', newWindow: false }, /<a href="\/sale"[^>]*>Sale<\/a>/],
  [{ href: '', newWindow: false }, /<p>Sale<\/p>/],
])('with the target %j', async (target, expected) => {
  const { host } = await siteWith({ showAnnouncementBar: true, text: 'Sale', target });
  expect(await pageOf(host)).toMatch(expected);
});

test('what it says is words and a link, and the script that remembers its closing may run', async () => {
  const site = await siteWith({
    showAnnouncementBar: true,
    text: '<img src=x onerror=alert(1)> Sale',
    target: { href: 'javascript:alert(1)', newWindow: false },
  });
  const { body, headers } = await call('GET', '/', { host: site.host });
  expect(body).toContain('&lt;img src=x');
  expect(body).not.toContain('javascript:alert');
  const policy = String(headers['content-security-policy']);
  const hashes = (text: string) => (/script-src ([^;]*)/.exec(text)?.[1] ?? '').split('sha256-').length;
  const without = await siteWith({});
  const bare = await call('GET', '/', { host: without.host });
  expect(hashes(policy) - hashes(String(bare.headers['content-security-policy']))).toBe(1);
  expect(bare.body).not.toContain('data-closable');
});

test('comes and goes at its times on pages that were kept meanwhile', async () => {
  const site = await siteWith({
    showAnnouncementBar: true,
    text: 'Sale',
    from: '2026-11-16T13:00:00.000Z',
    until: '2026-11-16T14:00:00.000Z',
  });
  const seen: unknown[] = [];
  for (const time of ['12:00', '12:59', '13:00', '13:59', '14:00', '15:00']) {
    now = new Date(`2026-11-16T${time}:00.000Z`);
    seen.push(stateIn(await pageOf(site.host)), stateIn(await pageOf(site.host)));
  }
  const [off, on] = [undefined, 'shown'];
  expect(seen).toEqual([off, off, off, off, on, on, on, on, off, off, off, off]);
});

test('stays when header and footer are written by the call that knows only them', async () => {
  const site = await siteWith({ showAnnouncementBar: true, text: 'Sale' });
  const as = site.owner;
  const { header, footer } = (await call('GET', '/api/site-header-footer', { as })).json();
  const body = { header: { ...(header as object), note: 'New' }, footer };
  expect((await call('PUT', '/api/site-header-footer', { as, body })).status).toBe(200);
  await call('POST', '/api/content/publish', { as, body: {} });
  expect(stateIn(await pageOf(site.host))).toBe('shown');
});
