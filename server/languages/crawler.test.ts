import { beforeAll, describe, expect, test } from 'vitest';
import { aVerifiedDomain } from '../testing/a-domain.ts';
import { sell } from '../testing/a-shop.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { smallTemplate } from '../testing/small-template.ts';

const kit = useApp();
const { call } = kit;
const LANGUAGES = ['de', 'de-CH', 'fr', 'ar'];
let site: TestSite;
/** Where each language begins. */
let begins: Record<string, string>;

const setAddress = async (of: string, language: string, address: string) => {
  const reply = await call('PUT', `/api/multilingual/translations/${of}/${language}`, {
    as: site.owner,
    body: { texts: [], address },
  });
  expect(reply.status, reply.body).toBe(200);
};

beforeAll(async () => {
  site = await kit.aSite({
    ...smallTemplate,
    collections: [
      {
        kind: 'blog',
        title: 'Notes',
        path: '/notes',
        items: ['Salt', 'Pepper'].map((title) => ({
          title,
          slug: title.toLowerCase(),
          publishAt: '2026-01-01T00:00:00.000Z',
          tags: ['Table', 'Sea side'],
          categories: ['Kitchen'],
          sections: [],
        })),
      },
    ],
  });
  await call('PUT', '/api/commerce/categories', {
    as: site.owner,
    body: { categories: [{ id: 'c'.repeat(24), parentId: null, name: 'Preserves' }] },
  });
  await sell(kit, site, { title: 'Quince jam', tags: ['sweet'], categories: ['c'.repeat(24)] });
  await call('PUT', '/api/multilingual/languages', { as: site.owner, body: { languages: LANGUAGES } });
  const { documents } = (
    await call('GET', '/api/multilingual/documents?language=de', { as: site.owner })
  ).json() as { documents: { of: string; title: string }[] };
  const of = Object.fromEntries(documents.map((each) => [each.title, each.of]));
  await setAddress(of.About ?? '', 'de', '/ueber-uns');
  await setAddress(of.About ?? '', 'ar', '/من-نحن');
  await setAddress(of.Notes ?? '', 'fr', '/carnet');
  await setAddress(of.Salt ?? '', 'fr', 'sel');
  await setAddress(of.Salt ?? '', 'de-CH', 'meersalz');
  await setAddress(of['Quince jam'] ?? '', 'fr', 'gelee-de-coings');
  await call('POST', '/api/content/publish', { as: site.owner, body: {} });
});

const tagsOf = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'gi'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([a-z-]+)="([^"]*)"/gi)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        value.replaceAll('&amp;', '&'),
      ]),
    ),
  );

interface Page {
  canonical: string | undefined;
  language: string | undefined;
  alternates: Map<string, string>;
}

const read = (body: string): Page => {
  const links = tagsOf(body, 'link');
  return {
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    language: tagsOf(body, 'html')[0]?.lang,
    alternates: new Map(
      links.flatMap(({ rel, hreflang, href = '' }) =>
        rel === 'alternate' && hreflang !== undefined ? [[hreflang, href]] : [],
      ),
    ),
  };
};

const get = (address: string) => {
  const { host, pathname, search } = new URL(address);
  return call('GET', pathname + search, { host });
};

const rootsOf = () => [...new Set(Object.values(begins).map((url) => new URL(url).origin))];
const isOwn = (address: string) => rootsOf().includes(new URL(address).origin);

/** Every page that a search engine finds which begins at the maps of all hosts and follows all links. */
async function crawl(): Promise<Map<string, Page>> {
  const found = new Set<string>();
  for (const root of rootsOf()) {
    const robots = (await get(`${root}/robots.txt`)).body;
    expect(robots).toContain(`Sitemap: ${root}/sitemap.xml`);
    const map = (await get(`${root}/sitemap.xml`)).body;
    const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
    // A map may speak of its own host alone.
    for (const loc of listed) expect(loc.startsWith(`${root}/`), loc).toBe(true);
    for (const loc of listed) found.add(loc);
  }
  const pages = new Map<string, Page>();
  for (const address of found) {
    const { status, headers, body } = await get(address);
    const isPage = status === 200 && String(headers['content-type']).startsWith('text/html');
    const page = isPage ? read(body) : undefined;
    if (page) pages.set(address, page);
    const links = [...tagsOf(body, 'a'), ...tagsOf(body, 'form')].map(
      ({ href, action }) => href ?? action ?? '',
    );
    for (const link of [
      ...links,
      ...(page?.alternates.values() ?? []),
      typeof headers.location === 'string' ? headers.location : '',
    ]) {
      const [to = ''] = link.split('#');
      if (to === '' || !URL.canParse(to, address)) continue;
      const whole = new URL(to, address).href;
      if (isOwn(whole)) found.add(whole);
    }
  }
  return pages;
}

/** What a page is called below where its language begins. */
const tailOf = (address: string): string => {
  const begun = Object.values(begins)
    .toSorted((a, b) => b.length - a.length)
    .find((url) => address === url || address.startsWith(`${url}/`));
  return address.slice(begun?.length ?? 0);
};

describe.each([
  ['below its code', []],
  ['at a domain, two of them', ['de', 'ar']],
])('every language is %s', (_, atDomains: string[]) => {
  let pages: Map<string, Page>;
  /** Parts of lists that a query asks for belong to the page without it. */
  const whole = () => [...pages].filter(([address]) => !address.includes('?'));

  beforeAll(async () => {
    const own = `https://${site.host}`;
    begins = {
      en: own,
      ...Object.fromEntries(LANGUAGES.map((language) => [language, `${own}/${language.toLowerCase()}`])),
    };
    for (const language of atDomains) {
      const host = await aVerifiedDomain(kit, site, { language });
      begins[language] = `https://${host}`;
    }
  });

  test('every page is found in every language', async () => {
    pages = await crawl();
    const inLanguage = Map.groupBy(whole(), ([, { language }]) => language);
    const counts = ['en', ...LANGUAGES].map((language) => inLanguage.get(language)?.length);
    expect(counts).toEqual(counts.map(() => inLanguage.get('en')?.length));
    expect(counts[0]).toBeGreaterThanOrEqual(10);
  });

  test('every language is where it begins, and nowhere else', () => {
    for (const [address, { language = '' }] of whole())
      expect(`${address}/`.startsWith(`${begins[language]}/`), `${language} at ${address}`).toBe(true);
  });

  test('every alternate answers, names itself as canonical and its page among its alternates', () => {
    for (const [address, { alternates, language }] of whole()) {
      expect([...alternates.keys()], address).toEqual(['en', ...LANGUAGES, 'x-default']);
      expect(alternates.get(language ?? ''), address).toBe(address);
      expect(alternates.get('x-default'), address).toBe(alternates.get('en'));
      for (const [spoken, to] of alternates) {
        const other = pages.get(to);
        expect(other, `${address} to ${to}`).toMatchObject({
          canonical: to,
          language: spoken === 'x-default' ? 'en' : spoken,
        });
        expect(other?.alternates, `${to} back to ${address}`).toEqual(alternates);
      }
    }
  });

  test('no page answers at two addresses', async () => {
    const canonicals = whole().map(([, { canonical }]) => canonical);
    expect(new Set(canonicals).size).toBe(canonicals.length);
    for (const [address, { canonical }] of pages)
      expect(pages.get(canonical ?? '')?.canonical, address).toBe(canonical);
    const prefixes = ['', '/en', ...LANGUAGES.map((language) => `/${language.toLowerCase()}`)];
    const others = new Set(
      whole().flatMap(([address, { alternates }]) => {
        const { origin, pathname } = new URL(address);
        const tails = [...new Set([...alternates.values()].map(tailOf))];
        const below = rootsOf().flatMap((root) => prefixes.map((prefix) => root + prefix));
        const places = tails.length > 1 || atDomains.length > 0 ? below : [];
        return [
          ...places.flatMap((place) => tails.map((tail) => place + tail)),
          ...tails.map((tail) => `${origin}/en${tail}`),
          `${address}/`,
          origin + pathname.toUpperCase(),
          origin + pathname.replace('-', '%2D'),
          address.toLowerCase(),
        ];
      }),
    );
    const answered: string[] = [];
    for (const address of [...others].filter((each) => !pages.has(each) && !pages.has(`${each}/`))) {
      const { status } = await get(address);
      if (status === 200) answered.push(address);
    }
    expect(answered).toEqual([]);
    expect(others.size).toBeGreaterThan(pages.size);
  });
});
