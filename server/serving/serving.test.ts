import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { APP_DOMAIN, useApp } from '../testing/app.ts';
import { contextOf } from '../testing/context-of.ts';
import { at, block } from '#site/templates/template.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { loadBundle } from '../bundle/bundle.ts';

const bundle = await loadBundle();
const kit = useApp();
const { call } = kit;

describe('which site answers', () => {
  test('the host decides, and an unknown one says nothing', async () => {
    const site = await kit.aSite();
    expect((await call('GET', '/', { host: site.host })).body).toContain('Welcome home');
    expect((await call('GET', '/', { host: `${site.host}:8080` })).status).toBe(200);
    expect((await call('GET', '/', { host: site.host.toUpperCase() })).status).toBe(200);
    for (const host of [`nobody.${APP_DOMAIN}`, 'elsewhere.example', `a.${site.host}`, '"><script>', '']) {
      const answer = await call('GET', '/', { host });
      expect([host, answer.status]).toEqual([host, 404]);
      expect(answer.body).not.toContain('script>');
    }
    expect((await call('GET', '/', { host: APP_DOMAIN })).body).toContain('Plinth');
  });

  test('calls of a site are not found on the platform, and the other way round', async () => {
    const site = await kit.aSite();
    expect((await call('GET', '/api/content/changes', { host: APP_DOMAIN })).status).toBe(404);
    expect((await call('POST', '/api/auth/Login', { host: site.host, body: {} })).status).toBe(404);
  });
});

describe('pages', () => {
  test('a page is whole without script', async () => {
    const site = await kit.aSite();
    const { body, headers, status } = await call('GET', '/about', { host: site.host });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toMatch(/^<!doctype html>\n<html lang="en"/);
    expect(body).toContain('<title>About — Small site</title>');
    expect(body).toContain('<meta name="description" content="Who we are.">');
    expect(body).toContain(`<link rel="canonical" href="https://${site.host}/about">`);
    expect(body).toContain('<meta property="og:title" content="About — Small site">');
    expect(body).toContain('"@type":"WebPage"');
    expect(body).toContain('>About us</h1>');
    expect(body).toContain('The footer');
    expect(body).toContain('<summary>More</summary>');
    expect(body).toContain('<a href="/about" aria-current="page">About</a>');
  });

  test('blocks have their numbers on pages, and those of slices on cover pages and lock screens', async () => {
    const sections = [
      {
        blocks: [
          block('heading', at(1, 24), { text: 'Hello', level: 1 }),
          block('heading', at(1, 24, 2), { text: 'And then', level: 2 }),
          block('button', at(1, 24, 3), { label: 'Enter', to: { href: '/about' } }),
          block('accordion', at(1, 24, 4), {}),
        ],
      },
    ];
    const cover = { title: 'Cover', path: '/cover', description: '', kind: 'splash' as const, sections };
    const page = { title: 'Page', path: '/page', description: '', sections };
    const site = await kit.aSite({ ...smallTemplate, pages: [...smallTemplate.pages, cover, page] });
    const numbersAt = async (path: string) => {
      const main = /<main.*<\/main>/s.exec((await call('GET', path, { host: site.host })).body)?.[0] ?? '';
      return [...main.matchAll(/data-(block|slice)-type="(\d+)"/g)].map(
        ([, kind, number]) => `${kind} ${number}`,
      );
    };
    expect(await numbersAt('/page')).toEqual(['block 6', 'block 6', 'block 53', 'block 69']);
    expect(await numbersAt('/cover')).toEqual(['slice 1', 'slice 2', 'slice 8']);
    const closed = { websiteType: 1, developerMode: false, cloneable: false, visibility: 'password' };
    await call('PUT', '/api/access', { as: site.owner, body: { ...closed, password: 'come in' } });
    expect(await numbersAt('/page')).toEqual(['slice 17', 'slice 1', 'slice 3', 'slice 18']);
  });

  test('the site context has every field and nothing personal', async () => {
    const site = await kit.aSite();
    const context = contextOf((await call('GET', '/about', { host: site.host })).body);
    expect(context).toMatchObject({
      website: {
        id: site.id,
        websiteType: 1,
        baseUrl: `https://${site.host}`,
        developerMode: false,
        cloneable: false,
        typekitId: '',
      },
      siteStatus: { value: 8 },
      useEscapeKeyToLogin: true,
      appDomain: APP_DOMAIN,
      authenticatedAccount: null,
      websiteRoles: [],
      accessPermissions: [],
      pageType: 2,
      item: null,
      itemId: null,
      templateId: 'provisions',
      templateVersion: '7.1',
      demoCollections: [],
      showAnnouncementBar: false,
      cookieSettings: { cookieBannerVariant: 'BAR', cookieBannerTheme: 'DARK' },
      websiteSettings: {
        disqusShortname: '',
        commentsEnabled: false,
        popupOverlaySettings: { version: 0 },
        mobileInfoBarSettings: { isEnabled: false },
        pinterestOverlayOptions: { mode: 'disabled' },
        ssBadgeType: 'none',
        storeSettings: { storeCurrency: 'USD' },
      },
      googleFonts: [],
      typekitFonts: [],
    });
    expect(context.website.identifier).toBe(site.host.split('.')[0]);
    expect(context.collection?.id).toBe(context.collectionId);
    expect(context.collectionId).toMatch(/^[a-z0-9]{24}$/);
    expect(context.templateInstallation).toBe(site.id);
    expect(context.tweakJSON).toMatchObject({ paper: '#ffffff', displayFont: 'Inter' });
    expect(context.rollups.js[0]).toMatch(/^\/assets\/client-.*\.js$/);
    expect(context.rollups.css[0]).toMatch(/^\/assets\/styles-.*\.css$/);
  });

  test('a signed-in account gets its own page, which nobody may keep', async () => {
    const site = await kit.aSite();
    const answer = await call('GET', '/', { as: site.owner });
    const context = contextOf(answer.body);
    expect(context.authenticatedAccount).toEqual({ id: site.ownerId });
    expect(context.websiteRoles).toEqual([ContributorRole.admin]);
    expect(context.accessPermissions).toContain(2);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).not.toContain('@example.com');
    expect(contextOf((await call('GET', '/', { host: site.host })).body).authenticatedAccount).toBeNull();
  });

  test('pages count what visitors and viewers look at, and nobody who works on the site', async () => {
    const site = await kit.aSite();
    const [viewer, editor] = [
      await kit.aMember(site, [ContributorRole.viewer]),
      await kit.aMember(site, [ContributorRole.editor]),
    ];
    const counts = async (as?: typeof viewer) =>
      (await call('GET', '/', as ? { as } : { host: site.host })).body.includes(' data-counts');
    expect([await counts(), await counts(viewer)]).toEqual([true, true]);
    expect([await counts(editor), await counts(site.owner)]).toEqual([false, false]);
    const config = async (as: typeof viewer) => call('GET', '/config/pages', { as });
    expect((await config(viewer)).headers.location).toBe('/');
    expect((await config(site.owner)).body).not.toContain('data-counts');
  });

  test('what an owner writes cannot break out of the page', async () => {
    const evil = '</script><script>alert(1)</script><!--';
    const site = await kit.aSite({
      ...smallTemplate,
      settings: { site: { title: evil, description: evil } },
      theme: { customCss: '</style><script>alert(2)</script>' },
    });
    const { body } = await call('GET', '/', { host: site.host });
    expect(body).not.toContain('<script>alert(1)');
    expect(body).not.toContain('</style><script>alert(2)');
    expect(body.match(/<\/style>/g)).toHaveLength(body.match(/<style/g)?.length ?? 0);
    expect(contextOf(body).website.id).toBe(site.id);
  });

  test.each([
    ['atelier', 'atelier'],
    ['', 'provisions'],
    ['no-such', 'provisions'],
    ['__proto__', 'provisions'],
  ])('a theme that names the template %j is drawn in %s', async (template, shown) => {
    const site = await kit.aSite({ ...smallTemplate, id: 'provisions', theme: { template } });
    const { body } = await call('GET', '/', { host: site.host });
    expect(body).toContain(`data-template="${shown}"`);
    expect([...body.matchAll(/data-template-style="([a-z]+)"/g)].map(([, id]) => id)).toEqual([shown]);
  });

  test.each([
    ['/about/', '/about'],
    ['//about', '/about'],
    ['/about//', '/about'],
    ['/About', '/about'],
  ])('%s leads to the one address of the page', async (from, to) => {
    const site = await kit.aSite();
    const answer = await call('GET', `${from}?a=1`, { host: site.host });
    expect([answer.status, answer.headers.location]).toEqual([301, `${to}?a=1`]);
  });

  test('what is not there is a page too, with its own kind', async () => {
    const site = await kit.aSite();
    const answer = await call('GET', '/no-such', { host: site.host });
    expect([answer.status, (await call('GET', '/No-Such', { host: site.host })).status]).toEqual([404, 404]);
    expect(contextOf(answer.body)).toMatchObject({ pageType: 100, collection: null });
    expect(answer.body).toContain('<meta name="robots" content="noindex">');
    // The admin's own addresses of pages are nothing special on the site.
    expect((await call('GET', `/pages/${site.id}`, { host: site.host })).status).toBe(404);
    const call404 = await call('GET', '/api/nope', { host: site.host });
    expect([call404.status, call404.json().errorKey]).toEqual([404, 'notFound']);
    expect((await call('PATCH', '/api/content/publish', { host: site.host })).status).toBe(404);
    expect((await call('POST', '/healthz', { host: site.host })).status).toBe(405);
  });

  test('addresses nobody has do not fill the cache', async () => {
    const site = await kit.aSite();
    await call('GET', '/first-wrong-address', { host: site.host });
    const before = kit.app.services.cache.size;
    for (const path of ['/second', '/third', '/a/b/c'])
      expect((await call('GET', path, { host: site.host })).status).toBe(404);
    expect(kit.app.services.cache.size).toBe(before);
  });

  test('HEAD tells the same as GET, without the page', async () => {
    const site = await kit.aSite();
    for (const path of ['/', '/', '/no-such']) {
      const [head, get] = [
        await call('HEAD', path, { host: site.host }),
        await call('GET', path, { host: site.host }),
      ];
      expect([head.status, head.body, head.headers.etag]).toEqual([get.status, '', get.headers.etag]);
    }
  });

  test('search finds words of live pages', async () => {
    const site = await kit.aSite();
    const answer = await call('GET', '/search?q=welcome', { host: site.host });
    expect(contextOf(answer.body).pageType).toBe(102);
    expect(answer.body).toContain('<a href="/">Home</a>');
    expect((await call('GET', '/search?q=zebra', { host: site.host })).body).toContain(
      'Nothing was found for',
    );
    expect((await call('GET', '/search', { host: site.host })).body).toContain('type="search"');
  });

  test('a private site shows its lock screen to all but contributors', async () => {
    const site = await kit.aSite({ ...smallTemplate, settings: { access: { visibility: 'private' } } });
    const answer = await call('GET', '/', { host: site.host });
    expect(answer.status).toBe(401);
    expect(contextOf(answer.body).pageType).toBe(103);
    expect(answer.body).not.toContain('Welcome home');
    expect((await call('GET', '/', { as: site.owner })).body).toContain('Welcome home');
    expect((await call('GET', '/', { as: await kit.aMember(site, []) })).status).toBe(401);
  });

  test('a cover page stands alone and has kind 3', async () => {
    const [home] = smallTemplate.pages;
    const site = await kit.aSite({ ...smallTemplate, pages: home ? [{ ...home, kind: 'splash' }] : [] });
    const { body } = await call('GET', '/', { host: site.host });
    expect(contextOf(body).pageType).toBe(3);
    expect(body).not.toContain('<header');
  });
});

describe('while things change', () => {
  test('a page is never put together from two versions', async () => {
    const site = await kit.aSite();
    const documents = (await call('GET', '/api/content/documents', { as: site.owner })).json().documents as {
      id: string;
      kind: string;
      path: string | null;
    }[];
    const about = documents.find(({ path }) => path === '/about')?.id ?? '';
    const read = async () =>
      (await call('GET', `/api/content/documents/${about}`, { as: site.owner })).json() as {
        revision: number;
        body: object;
      };
    const { header, footer } = (await call('GET', '/api/site-header-footer', { as: site.owner })).json();
    const seen = new Set<string>();
    const publishing = new AbortController();
    const visit = async () => {
      while (!publishing.signal.aborted) {
        // Cached pages are answered without waiting for anything; the database must get its turn.
        await new Promise(setImmediate);
        const { body } = await call('GET', '/about', { host: site.host });
        const [note, title] = [
          /site-note">(.*?)</.exec(body)?.[1] ?? '0',
          /<title>v?(.*?)</.exec(body)?.[1] ?? '',
        ];
        seen.add(title.startsWith('About') ? `${note}/0` : `${note}/${title}`);
      }
    };
    const visitors = [visit(), visit(), visit()];
    try {
      for (let version = 1; version <= 25; version += 1) {
        const { revision, body } = await read();
        await call('PUT', `/api/content/documents/${about}`, {
          as: site.owner,
          body: { base: revision, body: { ...body, seoTitle: `v${version}` } },
        });
        await call('PUT', '/api/site-header-footer', {
          as: site.owner,
          body: { header: { ...(header as object), note: String(version) }, footer },
        });
        expect((await call('POST', '/api/content/publish', { as: site.owner, body: {} })).status).toBe(200);
      }
    } finally {
      publishing.abort();
    }
    await Promise.all(visitors);
    expect([...seen].filter((pair) => pair.split('/')[0] !== pair.split('/')[1])).toEqual([]);
    expect(seen.size).toBeGreaterThan(3);
  });
});

describe('bytes', () => {
  test('each encoding holds the same page, and a known page is not sent again', async () => {
    const site = await kit.aSite();
    const plain = await call('GET', '/', { host: site.host });
    const raw = async (encoding: string) =>
      (await kit.app.http.inject({ url: '/', headers: { host: site.host, 'accept-encoding': encoding } }))
        .rawPayload;
    expect(brotliDecompressSync(await raw('gzip, br')).toString()).toBe(plain.body);
    expect(gunzipSync(await raw('gzip, br;q=0')).toString()).toBe(plain.body);
    expect((await raw('deflate')).toString()).toBe(plain.body);
    const again = await call('GET', '/', {
      host: site.host,
      headers: { 'if-none-match': String(plain.headers.etag) },
    });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('the policy lets only what stands on the page run', async () => {
    const site = await kit.aSite({
      ...smallTemplate,
      settings: {
        code: {
          header: '<script>window.own = 1</script><script src="https://cdn.example/a.js"></script>',
          footer: '',
        },
      },
    });
    const { headers, body } = await call('GET', '/', { host: site.host });
    const policy = String(headers['content-security-policy']);
    expect(body).toContain('<script>window.own = 1</script>');
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+' https:\/\/cdn\.example;/);
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(policy).toContain("object-src 'none'");
    for (const name of ['x-content-type-options', 'referrer-policy', 'x-frame-options', 'x-request-id'])
      expect(headers[name]).toBeTruthy();
  });

  test('robots and sitemap name the live pages', async () => {
    const site = await kit.aSite();
    expect((await call('GET', '/robots.txt', { host: site.host })).body).toContain(
      `Sitemap: https://${site.host}/sitemap.xml`,
    );
    const sitemap = await call('GET', '/sitemap.xml', { host: site.host });
    expect(sitemap.headers['content-type']).toContain('application/xml');
    expect(sitemap.body).toContain(`<loc>https://${site.host}/about</loc>`);
  });

  test('fonts and built files are served and kept for good; nothing else is reached through them', async () => {
    const site = await kit.aSite();
    const font = await call('GET', '/fonts/inter-latin-wght-normal.woff2', { host: site.host });
    expect([font.status, font.headers['content-type']]).toEqual([200, 'font/woff2']);
    expect(font.headers['cache-control']).toContain('immutable');
    for (const url of [
      '/fonts/..%2f..%2fpackage.json',
      '/fonts/inter-x.woff2',
      '/assets/../server/main.ts',
      '/assets/%2e%2e/stamp',
      '/images/abc/x.jpg',
    ]) {
      expect([url, (await call('GET', url, { host: site.host })).status]).toEqual([
        url,
        expect.toSatisfy((status: number) => status >= 300 && status < 500),
      ]);
    }
  });
});

test('who works on the site gets the same page as a visitor', async () => {
  const site = await kit.aSite();
  const shown = async (asked: object) =>
    /<main[^]*<\/footer>/.exec(
      (await call('GET', '/about?noredirect', { host: site.host, ...asked })).body,
    )?.[0];
  const visited = await shown({});
  expect(visited).toMatch(/id="b[a-z0-9]{24}"[^]*About us[^]*The footer/);
  expect(await shown({ as: site.owner })).toBe(visited);
});

test('blocks stand as the owner says up to 432 pixels, and in columns that fit up to 800', async () => {
  const blocks = [
    block('heading', at(1, 12), { text: 'A' }),
    block('heading', at(13, 12), { text: 'B' }, { phone: at(1, 4, 2) }),
  ];
  const [home] = smallTemplate.pages;
  const pages = home ? [{ ...home, sections: [{ blocks }] }] : [];
  const site = await kit.aSite({ ...smallTemplate, navigation: [], pages });
  const { body } = await call('GET', '/', { host: site.host });
  const ofLayout = body.replaceAll(
    /<style data-part="(?:shared|collections|blocks|template)"[^]*?<\/style>/g,
    '',
  );
  expect([...ofLayout.matchAll(/@media (\([^{]*width[^{]*\))\{/g)].map(([, query]) => query)).toEqual([
    '(min-width:801px)',
    '(min-width:433px) and (max-width:800px)',
    '(max-width:432px)',
  ]);
});

test('the admin tells the browser of its parts, and of the canvas where a page is edited', async () => {
  const site = await kit.aSite();
  const parts = async (path: string) =>
    [
      ...(await call('GET', path, { as: site.owner })).body.matchAll(
        /rel="modulepreload" href="[^"]*\/([a-z-]+)-[\w-]{8}\.js"/g,
      ),
    ].map(([, name]) => name);
  const always = ['rolldown-runtime', 'first', 'base', 'shared'];
  expect(await parts('/config/pages')).toEqual([...always, 'chrome']);
  expect(await parts(`/config/pages/${'a'.repeat(24)}?x=1`)).toEqual([...always, 'canvas']);
});

describe('header and footer', () => {
  test('are read and written whole, by those who may', async () => {
    const site = await kit.aSite();
    const path = '/api/site-header-footer';
    expect((await call('GET', path, { host: site.host })).status).toBe(401);
    expect((await call('GET', path, { as: await kit.aMember(site, [ContributorRole.viewer]) })).status).toBe(
      403,
    );
    const { header, footer } = (await call('GET', path, { as: site.owner })).json();
    const written = await call('PUT', path, {
      as: site.owner,
      body: {
        header: { ...(header as object), note: 'Since 1971' },
        footer: JSON.parse(JSON.stringify(footer).replace('The footer', 'Below every page')) as unknown,
      },
    });
    expect(written.status).toBe(200);
    expect((await call('GET', path, { as: site.owner })).json()).toMatchObject({
      header: { note: 'Since 1971' },
    });
    expect((await call('PUT', path, { as: site.owner, body: { header, footer, extra: 1 } })).status).toBe(
      400,
    );
    expect((await call('PUT', path, { as: site.owner, body: { header: { wings: 1 }, footer } })).status).toBe(
      400,
    );
    await call('POST', '/api/content/publish', { as: site.owner, body: {} });
    for (const page of ['/', '/about']) {
      const { body } = await call('GET', page, { host: site.host });
      expect(body).toContain('Since 1971');
      expect(body).toContain('Below every page');
      expect(body).not.toContain('The footer');
    }
  });
});

describe('when a page cannot be drawn', () => {
  const broken = useApp({
    bundle: {
      ...bundle,
      entry: async () => {
        const entry = await bundle.entry();
        const renderPage: typeof entry.renderPage = (input, assets) => {
          if (input.content.kind === 'document') throw new Error('This page cannot be drawn.');
          return entry.renderPage(input, assets);
        };
        return { ...entry, renderPage };
      },
    },
  });

  test('visitors get the error page with a key, and no stack', async () => {
    const site = await broken.aSite();
    const answer = await broken.call('GET', '/', { host: site.host });
    expect(answer.status).toBe(500);
    expect(contextOf(answer.body).pageType).toBe(101);
    expect(answer.body).toContain(String(answer.headers['x-request-id']));
    expect(answer.body).not.toContain('cannot be drawn');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
});
