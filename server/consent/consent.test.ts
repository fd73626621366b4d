import { describe, expect, test } from 'vitest';
import { at, block } from '#site/templates/template.ts';
import { TRACKING_COOKIES } from '#core/visitors/cookies.ts';
import { de as german } from '#core/words/consent/de.ts';
import { contextOf } from '../testing/context-of.ts';
import { setLive } from '../testing/a-shop.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { useApp, type Reply } from '../testing/app.ts';

const kit = useApp({ proxies: 1, countryHeader: 'X-Country' });
const { call } = kit;

const STRICT = {
  isCookieBannerEnabled: true,
  isAnalyticsCookiesDisabled: true,
  cookieBannerAcceptType: 'OPT_IN_AND_OUT' as const,
};
const ACCEPTED = 'ss_cookieAllowed=true';
const DECLINED = 'ss_cookieAllowed=false';
const STATISTICS = '<script src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>';
const MARKETING = '<script>window.tracked = fetch("https://connect.facebook.net/x")</script>';
const WORDS = '<p>Only words</p>';

const withBlocks = (blocks: ReturnType<typeof block>[], settings: object = {}) => ({
  ...smallTemplate,
  pages: smallTemplate.pages.map((page) => (page.path === '/' ? { ...page, sections: [{ blocks }] } : page)),
  settings,
});
const aCodeSite = (cookies: object = STRICT) =>
  kit.aSite(
    withBlocks(
      [
        block('code', at(1, 24), { html: MARKETING }),
        block('code', at(1, 24, 2), { html: WORDS }),
        block('embed', at(1, 24, 3), { address: 'https://www.youtube.com/embed/x', title: 'Film' }),
      ],
      { cookies, code: { header: STATISTICS, footer: '' } },
    ),
  );

const csp = ({ headers }: Reply) => String(headers['content-security-policy']);
const foreignIn = (policy: string) => [...policy.matchAll(/https?:[^\s;]*/g)].map(([host]) => host);
const cookiesOf = ({ headers }: Reply) => [headers['set-cookie'] ?? []].flat().map(String);

/** The cookies of somebody who has agreed to statistics alone. */
const agreeToStatistics = async (host: string) =>
  cookiesOf(await call('POST', '/api/consent', { host, body: { way: 'choose', statistics: 'on' } }))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

describe('a page of a site that asks first', () => {
  const look = async (host: string, headers: Record<string, string> = {}) => {
    const answer = await call('GET', '/', { host, headers });
    return {
      ...answer,
      hasStatistics: answer.body.includes('googletagmanager'),
      hasMarketing: answer.body.includes('window.tracked'),
    };
  };

  test('holds nothing of others before consent, in its bytes or its policy', async () => {
    const { host } = await aCodeSite();
    const page = await look(host);
    expect([page.hasStatistics, page.hasMarketing]).toEqual([false, false]);
    expect(foreignIn(csp(page))).toEqual([]);
    expect(page.body).toContain(WORDS);
    expect(page.body).toContain('data-consent-held="statistics marketing"');
    expect(page.body).toContain('Content from Meta needs your consent');
    expect(page.body).toMatch(/<iframe[^>]* src="\/api\/consent\/frame\?src=https%3A%2F%2Fwww\.youtube\.com/);
  });

  test('holds what was agreed to, and no more', async () => {
    const { host } = await aCodeSite();
    const page = await look(host, { cookie: await agreeToStatistics(host) });
    expect([page.hasStatistics, page.hasMarketing]).toEqual([true, false]);
  });

  test.each([
    ['accepted', { cookie: ACCEPTED }, [true, true]],
    ['declined', { cookie: DECLINED }, [false, false]],
    ['accepted, with GPC', { cookie: ACCEPTED, 'sec-gpc': '1' }, [false, false]],
    ['Germany', { 'x-country': 'DE' }, [false, false]],
    ['California', { 'x-country': 'US-CA' }, [true, true]],
    ['California, with GPC', { 'x-country': 'US-CA', 'sec-gpc': '1' }, [false, false]],
    ['California, declined', { 'x-country': 'US-CA', cookie: DECLINED }, [false, false]],
    ['Australia', { 'x-country': 'AU' }, [true, true]],
    ['a forged country', { 'x-country': '"><script>' }, [false, false]],
  ])('%s', async (_, headers, expected) => {
    const { host } = await aCodeSite();
    await look(host);
    for (const page of [await look(host, headers), await look(host, headers)]) {
      expect([page.hasStatistics, page.hasMarketing]).toEqual(expected);
      expect(csp(page).includes('https://www.googletagmanager.com')).toBe(expected[0]);
    }
  });

  test('tells scripts what only the server knows', async () => {
    const { host } = await aCodeSite();
    for (const _ of ['drawn', 'kept']) {
      const { headers } = await look(host, { 'x-country': 'US-CA', 'sec-gpc': '1' });
      expect(headers['server-timing']).toBe('consent;desc="optOut-gpc"');
    }
    const quiet = await kit.aSite();
    expect((await look(quiet.host)).headers['server-timing']).toBeUndefined();
  });

  test('its code stays out also where it is never to run', async () => {
    const { host } = await aCodeSite({ ...STRICT, isRestrictiveCookiePolicyAbsolute: true });
    const page = await look(host, { cookie: ACCEPTED });
    expect([page.hasStatistics, page.hasMarketing]).toEqual([false, false]);
  });
});

test('pages without code or fonts of others are one copy for everybody', async () => {
  const { host } = await kit.aSite({
    ...withBlocks([block('embed', at(1, 24), { address: 'https://www.youtube.com/embed/x' })]),
    settings: { cookies: STRICT },
  });
  const etags = await Promise.all(
    [{}, { cookie: ACCEPTED }, { cookie: DECLINED }, { 'sec-gpc': '1' }, { 'x-country': 'US' }].map(
      async (headers) => (await call('GET', '/', { host, headers })).headers.etag,
    ),
  );
  expect(new Set(etags).size).toBe(1);
});

describe('where nobody asks first', () => {
  test('code and frames stand on the page as they were written', async () => {
    const { host } = await aCodeSite({});
    const page = await call('GET', '/', { host });
    expect(page.body).toContain('window.tracked');
    expect(page.body).toContain('src="https://www.youtube.com/embed/x"');
    expect(csp(page)).toMatch(/frame-src 'self' https:\/\/www\.youtube\.com/);
  });

  test('GPC is honoured all the same', async () => {
    const { host } = await aCodeSite({});
    const page = await call('GET', '/', { host, headers: { 'sec-gpc': '1' } });
    expect(page.body).not.toContain('window.tracked');
    expect(page.body).toContain('src="/api/consent/frame?');
    expect(foreignIn(csp(page))).toEqual([]);
  });
});

describe('what an owner’s code could slip in', () => {
  const look = async (html: string, headers: Record<string, string> = {}) => {
    const { host } = await kit.aSite(withBlocks([block('code', at(1, 24), { html })], { cookies: STRICT }));
    return call('GET', '/', { host, headers });
  };

  test.each([
    ['a script in its address', '<script src="data:text/javascript,window.tracked=1"></script>'],
    [
      'a script made from pieces',
      '<script>import(URL.createObjectURL(new Blob(["window.tracked=1"])))</script>',
    ],
    ['code that writes cookies itself', '<script>document.cookie = "window.tracked=1"</script>'],
    ['code that hides its host', '<script>fetch("https:" + "//" + "a.ex" + "ample/window.tracked")</script>'],
  ])('%s waits for consent', async (_, html) => {
    const before = await look(html);
    expect(before.body).not.toContain('window.tracked');
    expect(before.body).toContain('data-consent-held="marketing"');
    expect((await look(html, { cookie: ACCEPTED })).body).toContain('window.tracked');
  });

  test.each([{}, { cookie: ACCEPTED }])('no page runs data: or blob: scripts (%j)', async (headers) => {
    const page = await look('<script src="data:text/javascript,window.tracked=1"></script>', headers);
    const scripts = /script-src ([^;]*)/.exec(csp(page))?.[1] ?? '';
    expect(scripts).toContain("'self'");
    expect(scripts).not.toMatch(/data:|blob:|unsafe/);
  });
});

describe('a forged consent cookie', () => {
  const forged = 'x'.repeat(22);
  test.each<[string, string, boolean]>([
    ['an answer nobody gives', 'ss_cookieAllowed=yes', false],
    ['a refusal with a finer yes', `ss_cookieAllowed=false; ss_consent=npsm.v.${forged}.1.accept`, false],
    ['a finer yes alone', `ss_consent=npsm.v.${forged}.1.accept`, false],
    ['a yes to another text', `ss_cookieAllowed=true; ss_consent=npsm.v.${forged}.1.accept`, false],
    ['markup', 'ss_cookieAllowed="><script>; ss_consent=<script>', false],
    ['two answers', 'ss_cookieAllowed=false; ss_cookieAllowed=true', false],
  ])('%s opens nothing', async (_, cookie, hasMarketing) => {
    const { host } = await aCodeSite();
    const page = await call('GET', '/', { host, headers: { cookie } });
    expect([page.status, page.body.includes('window.tracked')]).toEqual([200, hasMarketing]);
    expect(page.body).not.toContain(forged);
  });

  test('a receipt number in it is no receipt', async () => {
    const { host, owner } = await aCodeSite();
    await call('GET', '/', {
      host,
      headers: { cookie: `ss_cookieAllowed=true; ss_consent=npsm.v.${forged}.1.accept` },
    });
    expect((await call('GET', `/api/consent/receipts/${forged}`, { as: owner })).status).toBe(404);
  });
});

test('an owner may say what code is for', async () => {
  const { host } = await kit.aSite(
    withBlocks(
      [block('code', at(1, 24), { html: '<script>window.mine = 1</script>', consent: 'necessary' })],
      {
        cookies: STRICT,
      },
    ),
  );
  const page = await call('GET', '/', { host });
  expect(page.body).toContain('window.mine');
  expect(page.body).not.toContain('data-consent-held');
});

describe('the banner', () => {
  const bannerIn = async (cookies: object) => {
    const { host } = await kit.aSite({ ...smallTemplate, settings: { cookies } });
    const { body } = await call('GET', '/', { host });
    return { html: /<section class="cookie-banner"[\s\S]*?<\/section>/.exec(body)?.[0] ?? '', body };
  };

  test('is not there unless its owner wants it', async () => {
    const { html, body } = await bannerIn({});
    expect(html).toBe('');
    expect(body).not.toContain('cookie-banner');
  });

  test('comes first in the page, with the settings’ defaults', async () => {
    const { html, body } = await bannerIn({ isCookieBannerEnabled: true });
    expect(body.indexOf('class="cookie-banner"')).toBeLessThan(body.indexOf('class="skip-link"'));
    expect(html).toContain('data-variant="bar" data-place="bottom" data-theme="dark" data-cta="icon"');
    expect(html).toContain('aria-label="Accept"');
    expect(html).not.toMatch(/value="decline"|<details/);
    expect(contextOf(body).cookieSettings).toMatchObject({
      version: 2,
      isCookieBannerEnabled: true,
      isRestrictiveCookiePolicyEnabled: false,
      isVisitorDataRestricted: false,
    });
  });

  test.each([
    [{ cookieBannerText: 'We keep crumbs.' }, '<p>We keep crumbs.</p>'],
    [{ cookieBannerCtaVariant: 'TEXT' }, 'data-cta="text"'],
    [{ cookieBannerCtaVariant: 'BUTTON' }, 'data-cta="button"'],
    [{ cookieBannerTheme: 'LIGHT' }, 'data-theme="light"'],
    [{ cookieBannerPosition: 'TOP' }, 'data-variant="bar" data-place="top"'],
    [{ cookieBannerVariant: 'POPUP' }, 'data-variant="popup" data-place="bottom-left"'],
    [{ isCookieBannerEnabled: true }, 'data-version="2"'],
  ])('follows %j', async (settings, expected) => {
    expect((await bannerIn({ isCookieBannerEnabled: true, ...settings })).html).toContain(expected);
  });

  test('is shown to owners as to visitors, and not where they edit', async () => {
    const { owner } = await kit.aSite({ ...smallTemplate, settings: { cookies: STRICT } });
    const has = async (path: string) =>
      (await call('GET', path, { as: owner })).body.includes('class="cookie-banner"');
    expect([await has('/'), await has('/?draft=view'), await has('/?draft=edit')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('is stored with the name of what it switches off', async () => {
    const site = await kit.aSite();
    const body = { kind: 'settings', key: 'cookies' };
    const { id } = (await call('POST', '/api/content/singles', { as: site.owner, body })).json();
    const stored = async () =>
      (await call('GET', `/api/content/documents/${String(id)}`, { as: site.owner })).json().body;
    expect(await stored()).toMatchObject({ isAnalyticsCookiesDisabled: false, isActivityLogEnabled: true });
    await setLive(kit, site, 'cookies', { isAnalyticsCookiesDisabled: true, isActivityLogEnabled: false });
    expect(await stored()).toMatchObject({ isAnalyticsCookiesDisabled: true, isActivityLogEnabled: false });
    const shown = contextOf((await call('GET', '/', { host: site.host })).body).cookieSettings;
    expect(shown).toMatchObject({ isRestrictiveCookiePolicyEnabled: true, isVisitorDataRestricted: true });
  });

  test('offers to decline and to choose beside it', async () => {
    const { html } = await bannerIn({ ...STRICT, cookieBannerCtaVariant: 'BUTTON' });
    expect(html).toMatch(/value="accept">Accept<[\s\S]*value="decline">Decline<[\s\S]*<summary>Choose/);
    expect([...html.matchAll(/name="(preferences|statistics|marketing)"/g)]).toHaveLength(3);
  });

  test('may say something else where nobody is asked first', async () => {
    const { html, body } = await bannerIn({ ...STRICT, cookieBannerToldText: 'You may <b>object</b>.' });
    expect(html).toContain('<p class="cookie-told" hidden>You may <b>object</b>.</p>');
    expect(body).toContain('querySelector(".cookie-told")');
    expect((await bannerIn(STRICT)).body).not.toContain('cookie-told');
  });

  test('shows nothing but links and bold of its text', async () => {
    const cookieBannerText = 'See <a href="/privacy" onclick="x">this</a>.<script>alert(1)</script>';
    const { html } = await bannerIn({ isCookieBannerEnabled: true, cookieBannerText });
    expect(html).toContain('<p>See <a href="/privacy">this</a>.</p>');
  });
});

describe('a choice', () => {
  const choose = (host: string, body: Record<string, string>, headers: Record<string, string> = {}) =>
    call('POST', '/api/consent', { host, body, headers });

  test.each([
    ['accept', {}, 'true', 'npsm'],
    ['decline', {}, 'false', 'n'],
    ['choose', { statistics: 'on' }, 'true', 'ns'],
    ['choose', { marketing: 'on', preferences: 'on' }, 'false', 'npm'],
  ])('%s %j is kept for 30 days in two cookies', async (way, ticked, answer, letters) => {
    const { host } = await aCodeSite();
    const reply = await choose(host, { way, ...ticked });
    const kept = cookiesOf(reply);
    expect(kept[0]).toBe(`ss_cookieAllowed=${answer}; Path=/; SameSite=Lax; Max-Age=2592000; Secure`);
    expect(kept[1]).toMatch(
      new RegExp(`^ss_consent=${letters}\\.[\\w-]{16}\\.[\\w-]{22}\\.\\d+\\.${way}; Path=/;`),
    );
    expect(reply.json()).toMatchObject({ receiptId: expect.stringMatching(/^[\w-]{22}$/) as string });
  });

  test('that refuses statistics clears the nine cookies on this host and above, and no other', async () => {
    const { host } = await aCodeSite();
    const cleared = cookiesOf(await choose(host, { way: 'decline' })).filter((line) =>
      line.includes('Max-Age=0'),
    );
    expect(new Set(cleared.map((line) => line.split('=', 1)[0]))).toEqual(new Set(TRACKING_COOKIES));
    expect(cleared.some((line) => line.startsWith('ss_cvr=;') && line.endsWith(`Domain=${host}`))).toBe(true);
    expect(cookiesOf(await choose(host, { way: 'accept' })).some((line) => line.includes('Max-Age=0'))).toBe(
      false,
    );
  });

  test('made without scripts leads back to the page', async () => {
    const { host } = await aCodeSite();
    const post = (to: string) =>
      call('POST', '/api/consent', {
        host,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ way: 'accept', to }).toString(),
      });
    const answer = await post('/about?x=1');
    expect([answer.status, answer.headers.location]).toEqual([303, '/about?x=1']);
    expect((await post('//evil.example')).headers.location).toBe('/');
  });

  test('beside content adds to what was allowed, and may be forgotten with the browser', async () => {
    const { host } = await aCodeSite();
    const cookie = await agreeToStatistics(host);
    const [answer, finer] = cookiesOf(
      await choose(host, { way: 'content', marketing: 'on', once: 'on' }, { cookie }),
    );
    expect(answer).not.toContain('Max-Age');
    expect(finer).toMatch(/^ss_consent=nsm\./);
  });

  test.each([
    [{ way: 'maybe' }, 400],
    [{}, 400],
    [{ way: 'choose', marketing: 'yes' }, 400],
  ])('%j is refused', async (body, status) => {
    const { host } = await aCodeSite();
    expect((await choose(host, body as Record<string, string>)).status).toBe(status);
  });

  test('is not taken from another site', async () => {
    const { host } = await aCodeSite();
    const answer = await choose(host, { way: 'accept' }, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
    expect(cookiesOf(answer)).toEqual([]);
  });
});

describe('a frame that asks', () => {
  const FRAME =
    '/api/consent/frame?src=https%3A%2F%2Fwww.youtube.com%2Fembed%2Fx&category=marketing&kind=video';
  const inFrame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };
  const open = async (url: string, headers: Record<string, string>, cookies: object = STRICT) => {
    const { host } = await aCodeSite(cookies);
    return call('GET', url, { host, headers });
  };

  test.each([
    ['no choice', FRAME, {}, 'asks'],
    ['declined', FRAME, { cookie: DECLINED }, 'asks'],
    ['accepted', FRAME, { cookie: ACCEPTED }, 'shown'],
    ['once', `${FRAME}&once=on`, {}, 'shown'],
    ['accepted, with GPC', FRAME, { cookie: ACCEPTED, 'sec-gpc': '1' }, 'asksOnce'],
    ['once, with GPC', `${FRAME}&once=on`, { 'sec-gpc': '1' }, 'shown'],
  ])('%s', async (_, url, headers, expected) => {
    const answer = await open(url, { ...inFrame, ...headers });
    expect(answer.status).toBe(200);
    expect(answer.body.includes('<iframe src="https://www.youtube.com/embed/x"')).toBe(expected === 'shown');
    expect(answer.body.includes('Always allow')).toBe(expected === 'asks');
    expect(answer.body.includes('Allow once')).toBe(expected !== 'shown');
    expect(csp(answer)).toContain(
      expected === 'shown' ? 'frame-src https://www.youtube.com;' : "frame-src 'none';",
    );
    expect(csp(answer)).toContain("frame-ancestors 'self'");
  });

  test('a film behind a section comes or does not, and never asks there', async () => {
    const behind = FRAME.replace('kind=video', 'kind=background');
    const before = await open(behind, inFrame);
    expect(before.body).toContain('<body></body>');
    const after = await open(behind, { ...inFrame, cookie: ACCEPTED });
    expect(after.body).toContain('<iframe src="https://www.youtube.com/embed/x"');
  });

  test('is nothing to be opened or linked to', async () => {
    expect((await open(FRAME, { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' })).status).toBe(
      404,
    );
    const old = await open(`${FRAME}&once=on`, {});
    expect(old.body).toContain('Open it in a new tab');
    expect(old.body).not.toContain('<iframe');
  });

  test('speaks the language of the site', async () => {
    const { host } = await kit.aSite({
      ...smallTemplate,
      settings: { cookies: STRICT, site: { ...smallTemplate.settings.site, language: 'de' } },
    });
    const { body } = await call('GET', FRAME, { host, headers: inFrame });
    expect(body).toContain('<html lang="de');
    expect(body).toContain('Immer erlauben');
  });

  test('an embed that leads on to another host is stopped by its policy', async () => {
    const { body, headers } = await open(`${FRAME}&once=on`, inFrame);
    const policy = String(headers['content-security-policy']);
    // Redirects are checked against the same list: the second host is not on it.
    expect(foreignIn(policy)).toEqual(['https://www.youtube.com']);
    expect(policy).toContain("default-src 'none'");
    expect(body).toMatch(/sandbox="(?![^"]*allow-top-navigation)/);
  });

  test.each(['javascript:alert(1)', 'http://a.example', 'data:text/html,x', '//a.example', ''])(
    'shows no %s',
    async (src) => {
      const url = `/api/consent/frame?src=${encodeURIComponent(src)}&category=marketing&kind=video&once=on`;
      expect((await open(url, inFrame)).status).toBe(400);
    },
  );
});

describe('without scripts', () => {
  test('a style sheet hides the banner from who has chosen, and tells of GPC', async () => {
    const { host } = await aCodeSite();
    const sheet = async (headers: Record<string, string>) =>
      (await call('GET', '/api/consent/state.css', { host, headers })).body;
    expect(await sheet({})).toBe('');
    expect(await sheet({ cookie: DECLINED })).toContain('.cookie-banner{display:none}');
    expect(await sheet({ 'sec-gpc': '1' })).toContain('.cookie-gpc');
    expect(await sheet({ 'x-country': 'DE' })).toBe('');
    expect(await sheet({ 'x-country': 'US-CA' })).toContain('.cookie-told{display:block}');
  });

  test('a page shows the choice and changes it', async () => {
    const { host } = await aCodeSite();
    const cookie = await agreeToStatistics(host);
    const { body, status } = await call('GET', '/api/consent/manage', {
      host,
      headers: {
        referer: `https://${host}/about`,
        cookie,
      },
    });
    expect(status).toBe(200);
    expect(body).toContain('name="to" value="/about"');
    expect(body).toMatch(/name="statistics" checked/);
    expect(body).toMatch(/name="marketing">/);
    expect(body).toContain(cookie.split('.')[2]);
    expect(body).toContain('value="decline">Decline');
  });

  test('it speaks the language of the page somebody came from, as the question in place of a frame does', async () => {
    const { owner, host } = await aCodeSite();
    await call('PUT', '/api/multilingual/languages', { as: owner, body: { languages: ['de'] } });
    const headers = {
      referer: `https://${host}/de/about`,
      'sec-fetch-dest': 'iframe',
      'sec-fetch-site': 'same-origin',
    };
    const { body } = await call('GET', '/api/consent/manage', { host, headers });
    expect(body).toContain(`value="decline">${german.decline}`);
    const src = encodeURIComponent('https://www.youtube.com/embed/x');
    const frame = await call('GET', `/api/consent/frame?src=${src}&category=marketing&kind=video`, {
      host,
      headers,
    });
    expect(frame.body).toContain('<html lang="de"');
    expect(frame.body).toContain(german.allowOnce);
  });
});
