import { describe, expect, test } from 'vitest';
import { TEMPLATES } from '#site/templates/index.ts';
import { useApp } from '../testing/app.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { makeSite } from '../sites/new-site.ts';
import { cookieOf } from '../accounts/testing/letters.ts';

const kit = useApp();
const local = useApp({ isSecure: false });

describe('pages for who is signed in', () => {
  test.each(['/account', '/account/two-factor', '/new', '/no-access', '/outbox'])(
    '%s leads others through the log-in',
    async (path) => {
      const answer = await kit.call('GET', `${path}?x=1`);
      expect([answer.status, answer.headers.location]).toEqual([
        302,
        `/login?to=${encodeURIComponent(`${path}?x=1`)}`,
      ]);
    },
  );

  test('are kept by nobody and shown in no frame', async () => {
    const as = await kit.signInOnPlatform((await kit.anAccount()).id);
    for (const path of ['/', '/account', '/new']) {
      const { status, headers } = await kit.call('GET', path, { as });
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
    }
  });

  test('the outbox exists on a developer’s machine only, and holds one’s own mails only', async () => {
    const [mine, theirs] = [await local.anAccount(), await local.anAccount()];
    for (const { email } of [mine, theirs])
      await local.call('POST', '/api/auth/RequestReset', { body: { email } });
    const outbox = await local.call('GET', '/outbox', { as: await local.signInOnPlatform(mine.id) });
    expect(outbox.body).toContain('Choose a new password');
    expect([outbox.body.includes(mine.email), outbox.body.includes(theirs.email)]).toEqual([true, false]);
    const as = await kit.signInOnPlatform((await kit.anAccount()).id);
    expect((await kit.call('GET', '/outbox', { as })).status).toBe(404);
  });

  test('setting up the second step is shown while it is set up, and to its owner', async () => {
    const { id } = await kit.anAccount();
    const as = await kit.signInOnPlatform(id);
    const started = await kit.call('POST', '/api/account/two-factor/start', {
      as,
      body: { password: 'correct horse' },
    });
    const setup = cookieOf(started, '__Host-plinth_setup');
    const look = (token: string) =>
      kit.call('GET', '/account/two-factor', {
        headers: { cookie: `__Host-plinth_session=${token}; ${setup}` },
      });
    const page = await look(as.token);
    expect([page.status, page.body.includes('QR code')]).toEqual([200, true]);
    const stranger = await kit.signInOnPlatform((await kit.anAccount()).id);
    expect((await look(stranger.token)).status).toBe(404);
    expect((await kit.call('GET', '/account/two-factor', { as })).status).toBe(404);
  });
});

test('who is signed in is not asked to log in or sign up', async () => {
  const as = await kit.signInOnPlatform((await kit.anAccount()).id);
  for (const path of ['/login', '/signup'])
    expect((await kit.call('GET', `${path}?to=/new`, { as })).headers.location).toBe('/new');
  for (const to of ['//evil.example', '/%5Cevil', '/\\evil', 'https://evil.example']) {
    const { location } = (await kit.call('GET', `/login?to=${encodeURIComponent(to)}`, { as })).headers;
    expect(new URL(String(location), 'https://plinth.test').host).toBe('plinth.test');
  }
});

test.each(['//evil.example', '//evil.example/x', '/x/..//evil.example'])(
  'choosing a language at %s leads to no other host',
  async (path) => {
    const { headers } = await kit.call('GET', `${path}?language=de`);
    const { location } = headers;
    expect(new URL(typeof location === 'string' ? location : '/', 'https://plinth.test').host).toBe(
      'plinth.test',
    );
    expect((await kit.call('GET', path)).body).not.toContain('href="//');
  },
);

test.each(['constructor', '__proto__', 'nothing', ''])('a word like %j is told nowhere', async (word) => {
  for (const path of ['/login', '/signup', '/reset'])
    expect((await kit.call('GET', `${path}?problem=${word}&done=${word}`)).status).toBe(200);
});

test('each template has its picture; nothing else is served there', async () => {
  const picture = await kit.call('GET', '/templates/atelier.webp');
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  for (const path of ['/templates/none.webp', '/templates/..%2fatelier.webp'])
    expect((await kit.call('GET', path)).status).toBe(404);
});

test('every template is shown, with a way to look around in it', async () => {
  const as = await kit.signInOnPlatform((await kit.anAccount()).id);
  const { body } = await kit.call('GET', '/new', { as });
  for (const { id, name } of TEMPLATES) {
    expect(body).toContain(`src="/templates/${id}.webp"`);
    expect(body).toContain(`<strong>${name}</strong>`);
    expect(body).toContain(`href="/templates/${id}"`);
  }
});

test('strangers look around in templates too, in a frame that shows nothing else', async () => {
  const { status, body, headers } = await kit.call('GET', '/templates/almanac');
  expect(status).toBe(200);
  expect(body).toContain('src="/templates/almanac/site"');
  expect(body).toContain('href="/signup?to=%2Fnew%3Ftemplate%3Dalmanac"');
  expect(String(headers['content-security-policy'])).toMatch(
    /frame-src 'self' https:\/\/template-almanac-[0-9a-f]{8}\.[^ ;]+;/,
  );
  for (const path of ['/templates', '/templates/none', '/templates/none/site', '/templates/constructor'])
    expect((await kit.call('GET', path)).status).toBe(404);
});

test.each([
  ['/signup', 'name'],
  ['/login', 'email'],
])('%s begins with the keyboard in its first field', async (path, field) => {
  const { body } = await kit.call('GET', path);
  const [focused] = body.match(/<input[^>]*autofocus[^>]*>/gi) ?? [];
  expect(focused).toContain(`name="${field}"`);
});

test('a demo site is shown once it has a page', async () => {
  const front = async () => (await kit.call('GET', '/')).body;
  const { services } = kit.app;
  const begun = await services.sites.create({ identifier: 'atelier', templateId: smallTemplate.id });
  expect(begun).toBeTruthy();
  expect(await front()).not.toContain('atelier.');
  const { id: ownerId } = await kit.anAccount();
  await makeSite(services, { identifier: 'osteria', template: smallTemplate, ownerId });
  expect(await front()).toContain('osteria.');
});
