import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import type { Domain } from '#contract/sites/domains.ts';
import { aBuyer } from '../testing/a-buyer.ts';
import { linkTo } from '../testing/a-customer.ts';
import { aVerifiedDomain } from '../testing/a-domain.ts';
import { sell, setLive } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { smallTemplate } from '../testing/small-template.ts';

const kit = useApp();
const { call } = kit;
let site: TestSite;
let main: string;
let german: string;

const setLanguages = (languages: string[], defaultLanguage?: string) =>
  call('PUT', '/api/multilingual/languages', { as: site.owner, body: { languages, defaultLanguage } });
const give = (host: string, language: string) =>
  call('PUT', `/api/domains/${host}/language`, { as: site.owner, body: { language } });
const setPrimary = (host: string | null) =>
  call('PUT', '/api/domains/primary', { as: site.owner, body: { host } });
const get = (host: string, path: string) => call('GET', path, { host });
const leads = async (host: string, path: string) => {
  const { status, headers } = await get(host, path);
  return [status, headers.location];
};

/** In English and German, with a main domain and one for German. */
beforeAll(async () => {
  site = await kit.aSite({
    ...smallTemplate,
    collections: [
      {
        kind: 'blog',
        title: 'Notes',
        path: '/notes',
        items: [{ title: 'Salt', slug: 'salt', publishAt: '2026-01-01T00:00:00.000Z', sections: [] }],
      },
    ],
  });
  await setLanguages(['de', 'fr']);
  main = await aVerifiedDomain(kit, site);
  await setPrimary(main);
  german = await aVerifiedDomain(kit, site, { language: 'de' });
});

beforeEach(async () => {
  await setLanguages(['de', 'fr'], 'en');
});

describe('a domain that shows German', () => {
  test('has its pages without a code, and the code leads there', async () => {
    const page = await get(german, '/about');
    expect([page.status, page.body.includes('<html lang="de"')]).toEqual([200, true]);
    expect(page.body).toContain(`<link rel="canonical" href="https://${german}/about">`);
    expect(page.body).toContain(`hreflang="en" href="https://${main}/about"`);
    expect(page.body).toContain(`hreflang="fr" href="https://${main}/fr/about"`);
    expect(page.body).toContain(`hreflang="x-default" href="https://${main}/about"`);
    expect(await leads(main, '/de/about?a=1&b=2')).toEqual([301, `https://${german}/about?a=1&b=2`]);
    expect(await leads(main, '/de')).toEqual([301, `https://${german}/`]);
    expect(await leads(german, '/de/about?a=1')).toEqual([301, '/about?a=1']);
  });

  test('leads on for other languages', async () => {
    expect(await leads(german, '/fr/about?a=1')).toEqual([301, `https://${main}/fr/about?a=1`]);
    expect(await leads(german, '/en/about')).toEqual([301, `https://${main}/about`]);
  });

  test('is told apart from the main one in what is kept of pages', async () => {
    for (const _ of ['drawn', 'kept']) {
      expect((await get(main, '/about')).body).toContain('<html lang="en"');
      expect((await get(german, '/about')).body).toContain('<html lang="de"');
      expect((await get(german, '/nothing')).body).toContain('<html lang="de"');
      expect((await get(main, '/nothing')).body).toContain('<html lang="en"');
    }
  });

  test('links to its own pages by path and to other languages by address', async () => {
    const { body } = await get(german, '/about');
    expect(body).toMatch(/<a [^>]*href="\/"/);
    expect(body).not.toContain('href="/de');
    expect(body).toMatch(new RegExp(`<a [^>]*href="https://${main}/about"`));
    const english = await get(main, '/about');
    expect(english.body).toMatch(new RegExp(`<a [^>]*href="https://${german}/about"`));
    expect(english.body).toMatch(/<a [^>]*href="\/fr\/about"/);
  });

  test('has feeds, a map and search of its own', async () => {
    const feed = (await get(german, '/notes/feed.xml')).body;
    expect(feed).toContain(`<link>https://${german}/notes/salt</link>`);
    expect(await leads(main, '/de/notes/feed.xml')).toEqual([301, `https://${german}/notes/feed.xml`]);
    expect((await get(german, '/robots.txt')).body).toContain(`Sitemap: https://${german}/sitemap.xml`);
    const map = (await get(german, '/sitemap.xml')).body;
    expect(map).toContain(`<loc>https://${german}/about</loc>`);
    expect(map).not.toContain(`<loc>https://${main}`);
    expect((await get(main, '/sitemap.xml')).body).not.toContain(`<loc>https://${german}`);
    expect((await get(german, '/search?q=about')).body).toMatch(/<html lang="de"[\s\S]*href="\/about"/);
    const typed = await get(german, '/api/search/preview?q=about');
    expect(typed.body).toContain(`https://${german}/about`);
  });

  test('shows what belongs to a visitor in its language, and keeps no cookie for it', async () => {
    for (const path of ['/cart', '/commerce/account']) {
      const page = await get(german, path);
      expect(page.body).toContain('<html lang="de"');
      expect(JSON.stringify(page.headers['set-cookie'] ?? '')).not.toContain('plinth_language');
    }
    expect(await leads(main, '/de/cart')).toEqual([301, `https://${german}/cart`]);
  });

  test('is where mails to those who read it lead', async () => {
    const email = 'heike@example.com';
    await call('POST', '/api/site-users/sign-up', { host: german, body: { email, name: 'Heike' } });
    await linkTo(kit, site, email);
    const mail = (await kit.app.services.mail.listOf(site.id)).find(({ to }) => to === email);
    expect(mail?.text).toContain(`https://${german}/commerce/account?token=`);
  });

  test('is a shop of its own, whose cart is in German', async () => {
    const { product } = await sell(kit, site, { title: 'Jam', slug: 'jam' });
    const buyer = aBuyer(kit, { ...site, host: german });
    const added = await buyer.cart('POST', '/entries', {
      variantId: product.variants[0]?.id,
      quantity: 1,
    });
    expect(added.body).toContain(`https://${german}/shop/jam`);
    expect((await buyer.send('GET', '/cart')).body).toContain('<html lang="de"');
  });
});

describe('a redirect of the owner', () => {
  const rules = [
    ['/old', '/about'],
    ['/de/alt', '/de/about'],
    ['/fr/vieux', '/about'],
    ['/de/rund', '/rund'],
    ['/de/hin', '/her'],
    ['/de/her', '/hin'],
  ].map(([from, to]) => ({ from, to, status: 301 }));
  beforeAll(() => setLive(kit, site, 'redirects', { rules }));

  test('for all languages leads on in the one that was asked for, at its host', async () => {
    expect(await leads(main, '/old?a=1')).toEqual([301, '/about?a=1']);
    expect(await leads(main, '/fr/old?a=1')).toEqual([301, '/fr/about?a=1']);
    expect(await leads(german, '/old?a=1')).toEqual([301, '/about?a=1']);
    expect(await leads(main, '/de/old')).toEqual([301, `https://${german}/old`]);
  });

  test('for one language counts there alone, with its code or at its domain', async () => {
    expect(await leads(german, '/alt')).toEqual([301, '/about']);
    expect(await leads(main, '/fr/vieux')).toEqual([301, '/fr/about']);
    for (const [host, path] of [
      [main, '/alt'],
      [main, '/vieux'],
      [main, '/fr/alt'],
      [german, '/vieux'],
    ] as const)
      expect((await get(host, path)).status, host + path).toBe(404);
  });

  test('that would lead in a circle at the domain of a language leads nowhere there', async () => {
    for (const path of ['/rund', '/hin', '/her']) expect((await get(german, path)).status, path).toBe(404);
    expect(await leads(main, '/de/hin')).toEqual([301, `https://${german}/hin`]);
    expect((await get(main, '/hin')).status).toBe(404);
  });
});

describe('people who work on the site', () => {
  test('stay under their host in every language', async () => {
    const page = await call('GET', '/de/about', { as: site.owner });
    expect([page.status, page.body.includes('<html lang="de"')]).toEqual([200, true]);
    expect(page.body).toMatch(/<a [^>]*href="\/fr\/about"/);
    expect(page.body).toMatch(/<a [^>]*href="\/about"/);
    expect(page.body).toContain(`<link rel="canonical" href="https://${german}/about">`);
  });

  test('edit what was written, also at the domain of a language', async () => {
    const session = await kit.signIn(site.ownerId, german, site.id);
    const page = await call('GET', '/about?draft=edit', { as: session });
    expect([page.status, page.body.includes('About us')]).toEqual([200, true]);
  });
});

describe('which domain a language has', () => {
  test('is the first that was given to it; a second leads there', async () => {
    const second = await aVerifiedDomain(kit, site, { language: 'de' });
    expect(await leads(second, '/about?a=1')).toEqual([301, `https://${german}/about?a=1`]);
    expect(await leads(main, '/de')).toEqual([301, `https://${german}/`]);
    await give(german, '');
    expect(await leads(main, '/de')).toEqual([301, `https://${second}/`]);
    expect(await leads(german, '/about')).toEqual([301, `https://${main}/about`]);
    await give(german, 'de');
    expect(await leads(german, '/about')).toEqual([301, `https://${second}/about`]);
    await call('DELETE', `/api/domains/${second}`, { as: site.owner, body: {} });
    expect((await get(german, '/about')).status).toBe(200);
  });

  test('counts no more when the language is removed, and again when it is back', async () => {
    await setLanguages(['fr']);
    expect(await leads(german, '/about?a=1')).toEqual([301, `https://${main}/about?a=1`]);
    expect((await get(main, '/de/about')).status).toBe(404);
    await setLanguages(['de', 'fr']);
    expect((await get(german, '/about')).body).toContain('<html lang="de"');
  });

  test('counts not for the default language, which is at the primary domain', async () => {
    await setLanguages(['de', 'fr'], 'de');
    expect(await leads(german, '/about')).toEqual([301, `https://${main}/about`]);
    expect((await get(main, '/about')).body).toContain('<html lang="de"');
    expect((await get(main, '/en/about')).status).toBe(200);
  });

  test('is shown with the languages and with the domains', async () => {
    const languages = (await call('GET', '/api/multilingual/settings', { as: site.owner })).json();
    expect(languages).toMatchObject({ domains: [{ language: 'de', host: german }] });
    const listed = (await call('GET', '/api/domains', { as: site.owner })).json() as { domains: Domain[] };
    expect(listed).toMatchObject({
      languages: [
        { language: 'de', host: german },
        { language: 'fr', host: null },
      ],
    });
    expect(listed.domains.find(({ host }) => host === german)).toMatchObject({ language: 'de' });
  });
});

describe('what is refused', () => {
  test.each([
    ['a language the site is not in', 'ja', 'This site is not translated into Japanese.'],
    ['no language at all', 'not-a-language', 'This site is not translated into not-a-language.'],
    ['the default language', 'en', 'English is the default language, which is at the primary domain.'],
  ])('%s', async (_, language, sentence) => {
    const reply = await give(german, language);
    expect([reply.status, reply.json()]).toEqual([
      400,
      expect.objectContaining({ errors: { language: sentence } }),
    ]);
    expect((await get(german, '/about')).body).toContain('<html lang="de"');
  });

  test('a domain of another site, or of nobody', async () => {
    const other = await kit.aSite();
    const theirs = await aVerifiedDomain(kit, other);
    for (const host of [theirs, 'nobody.example']) expect((await give(host, 'de')).status).toBe(404);
    expect((await get(theirs, '/about')).body).toContain('<html lang="en"');
  });

  test('the primary domain, and to make the domain of a language primary', async () => {
    expect((await give(main, 'fr')).json()).toMatchObject({ errorKey: 'primaryHasNoLanguage' });
    expect((await setPrimary(german)).json()).toMatchObject({ errorKey: 'domainHasLanguage' });
  });

  test('a domain that nobody has proved', async () => {
    await call('POST', '/api/domains', { as: site.owner, body: { host: 'unproved.example' } });
    expect((await give('unproved.example', 'fr')).json()).toMatchObject({ errorKey: 'domainUnverified' });
  });

  test('somebody who may not change domains', async () => {
    const editor = await kit.aMember(site, [ContributorRole.editor]);
    const reply = await call('PUT', `/api/domains/${german}/language`, {
      as: editor,
      body: { language: 'fr' },
    });
    expect(reply.status).toBe(403);
  });
});
