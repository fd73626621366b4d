import { describe, expect, test } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();
const { call } = kit;

/** As a browser names what it asks for. */
const SCRIPT = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
const FRAME = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' };
const WINDOW = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const DOWNLOAD = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'empty' };

const keyIn = (html: string, name: string) =>
  new RegExp(`name="${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';

async function keysOf(site: TestSite, as = site.owner) {
  const { body } = await call('GET', '/config/', { as, headers: WINDOW });
  return { admin: keyIn(body, 'admin-key'), frame: keyIn(body, 'frame-key') };
}

test('the admin hands its keys to a window of its own and to nothing else', async () => {
  const site = await kit.aSite();
  expect((await keysOf(site)).admin).not.toBe('');
  for (const headers of [
    SCRIPT,
    FRAME,
    { ...FRAME, 'sec-fetch-dest': 'object' },
    { ...WINDOW, 'sec-purpose': 'prefetch' },
  ]) {
    const shell = await call('GET', '/config/', { as: site.owner, headers });
    expect([shell.status, shell.body.includes('admin-key')]).toEqual([403, false]);
    expect(String(shell.headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  }
  const shell = await call('GET', '/config/', { as: site.owner, headers: WINDOW });
  expect(shell.headers['cache-control']).toBe('private, no-store');
  expect(shell.headers['cross-origin-opener-policy']).toBe('same-origin');
});

test('calls of a browser need the key of the account and the site, whatever crumb they have', async () => {
  const site = await kit.aSite();
  const other = await kit.aSite();
  const { admin, frame } = await keysOf(site);
  const editor = await kit.aMember(site, [ContributorRole.editor]);
  const keys: [string, number][] = [
    [admin, 200],
    ['', 403],
    [frame, 403],
    [`${admin}x`, 403],
    [admin.replace(/^\d+/, '1'), 403],
    [(await keysOf(site, editor)).admin, 403],
    [(await keysOf(other)).admin, 403],
  ];
  for (const [key, status] of keys) {
    const headers = { ...SCRIPT, 'x-admin-key': key };
    const read = await call('GET', '/api/content/documents', { as: site.owner, headers });
    const invite = { email: 'grace@example.com', roles: [ContributorRole.editor], message: '' };
    const write = await call('POST', '/api/people/invitations', { as: site.owner, headers, body: invite });
    expect([key, read.status, write.status]).toEqual([key, status, status]);
  }
  const me = await call('GET', '/api/auth/Account', { as: site.owner, headers: SCRIPT });
  expect([me.status, me.json().errorKey]).toEqual([403, 'adminOnly']);
  // What is no browser has no site around it.
  expect((await call('GET', '/api/auth/Account', { as: site.owner })).status).toBe(200);
  expect(
    (await call('GET', '/api/auth/Account', { as: site.owner, headers: { 'sec-fetch-mode': 'cors' } }))
      .status,
  ).toBe(200);
});

test('links are followed and files saved without a key; changes by a form and frames are not', async () => {
  const site = await kit.aSite();
  const { frame } = await keysOf(site);
  const status = async (path: string, headers: Record<string, string>) =>
    (await call('GET', path, { as: site.owner, headers })).status;
  expect(await status('/api/auth/Account', WINDOW)).toBe(200);
  expect(await status('/api/auth/Account', DOWNLOAD)).toBe(200);
  expect(await status('/api/auth/Account', FRAME)).toBe(403);
  expect(await status(`/api/auth/Account?frame-key=${frame}`, FRAME)).toBe(403);
  expect(await status('/api/popup/preview', FRAME)).toBe(403);
  expect(await status(`/api/popup/preview?frame-key=${frame}`, FRAME)).toBe(200);
  const posted = await call('POST', '/api/content/publish', { as: site.owner, headers: WINDOW, body: {} });
  expect([posted.status, posted.json().errorKey]).toEqual([403, 'adminOnly']);
});

test('a session goes over to a site in a browser that says what it asks for', async () => {
  const site = await kit.aSite();
  const answer = await call('GET', '/api/auth/Handoff?code=abc', { host: site.host });
  expect([answer.status, answer.json().errorKey]).toEqual([403, 'oldBrowser']);
});

test('no service worker comes from a site, whatever its script would be', async () => {
  const site = await kit.aSite();
  for (const path of ['/', '/config/', '/assets/none.js', '/s/none.js']) {
    const answer = await call('GET', path, { host: site.host, headers: { 'service-worker': 'script' } });
    expect([path, answer.status]).toEqual([path, 403]);
  }
});

describe('code of the owner', () => {
  const CODE = '<script>globalThis.mine = 1</script>';
  const SCRIPT_TEXT = 'globalThis.mine = 1';

  async function withCode() {
    const site = await kit.aSite();
    const opened = await call('POST', '/api/content/singles', {
      as: site.owner,
      body: { kind: 'settings', key: 'code' },
    });
    const { id, revision } = opened.json();
    const saved = await call('PUT', `/api/content/documents/${String(id)}`, {
      as: site.owner,
      body: { base: revision, body: { header: '', footer: CODE } },
    });
    expect(saved.status).toBe(200);
    const published = await call('POST', '/api/content/publish', { as: site.owner, body: {} });
    expect(published.status).toBe(200);
    return site;
  }

  test('stands on live pages, in no frame, and not in drafts; kept copies are not mixed up', async () => {
    const site = await withCode();
    const has = async (headers: Record<string, string>, path = '/', as?: typeof site.owner) =>
      (await call('GET', path, { host: site.host, headers, ...(as && { as }) })).body.includes(SCRIPT_TEXT);
    for (let again = 0; again < 2; again += 1) {
      expect(await has({})).toBe(true);
      expect(await has(WINDOW)).toBe(true);
      expect(await has(FRAME)).toBe(false);
    }
    expect(await has(WINDOW, '/?noredirect', site.owner)).toBe(true);
    expect(await has(FRAME, '/', site.owner)).toBe(false);
    expect(await has(WINDOW, '/?draft=view', site.owner)).toBe(false);
    expect(await has(FRAME, '/?draft=edit', site.owner)).toBe(false);
    const live = await call('GET', '/', { host: site.host, headers: WINDOW });
    expect(live.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });
});
