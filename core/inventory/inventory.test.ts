import { describe, expect, test } from 'vitest';
import { SERVICE_URLS } from '../blocks/services.ts';
import { makeDocuments } from '../content/documents.ts';
import { text } from '../fields/index.ts';
import { group } from '../fields/shapes.ts';
import { cookieTableOf, keptFor } from './cookie-table.ts';
import { documentContacts, type StoredDocument } from './document-contacts.ts';
import { inventoryOf, thirdPartyNames, type InventoryDocument } from './inventory.ts';

const fields = group({ html: text({ max: 1000 }), address: text({ max: 1000 }) });
const documents = makeDocuments((type) =>
  type === 'foreign'
    ? {
        fields,
        thirdParty: ({ html, address }) => ({
          code: html === '' ? [] : [String(html)],
          frames: address === '' ? [] : [String(address)],
        }),
      }
    : type === 'service'
      ? { fields, thirdParty: () => ({ services: ['reservations'] }) }
      : undefined,
);
const body = (values: object, type = 'foreign') => ({
  sections: [
    {
      id: 'abcdefghijklmnopqrstuvss',
      blocks: [
        {
          id: 'abcdefghijklmnopqrstuvbb',
          type,
          place: { base: { column: 1, span: 24, row: 1, rows: 1 } },
          values,
        },
      ],
    },
  ],
});
const page = (values: object): StoredDocument => ({ kind: 'page', key: null, body: values });
const settings = (key: string, values: object): StoredDocument => ({ kind: 'settings', key, body: values });

test.each<[string, StoredDocument, string[]]>([
  ['words', page({ body: body({ html: '<p>Words</p>' }) }), []],
  [
    'a frame',
    page({ body: body({ address: 'https://player.vimeo.com/video/1' }) }),
    ['preferences player.vimeo.com'],
  ],
  ['a service of a block', page({ body: body({}, 'service') }), ['preferences www.opentable.com']],
  [
    'a script',
    page({ body: body({ html: '<script src="https://plausible.io/js"></script>' }) }),
    ['statistics plausible.io'],
  ],
  ['a link', page({ body: body({ html: '<a href="https://elsewhere.example">x</a>' }) }), []],
  [
    'code in the head',
    page({ headCode: '<script src="//a.example/x.js"></script>' }),
    ['marketing a.example'],
  ],
  [
    'code whose owner knows better',
    page({ headCode: '<script src="//a.example/x.js"></script>', headConsent: 'statistics' }),
    ['statistics a.example'],
  ],
  [
    'a footer',
    { kind: 'headerFooter', key: 'headerFooter', body: { footer: body({ address: 'https://a.example' }) } },
    ['marketing a.example'],
  ],
  [
    'what stands around items',
    { kind: 'collection', key: null, body: { itemPage: body({ address: 'https://a.example' }) } },
    ['marketing a.example'],
  ],
  [
    'a film',
    { kind: 'item', key: null, body: { video: { href: 'https://vimeo.com/76979871', newWindow: false } } },
    ['preferences player.vimeo.com'],
  ],
  [
    'fonts',
    { kind: 'theme', key: 'theme', body: { remoteFonts: true, typekitId: 'abc' } },
    ['preferences fonts.googleapis.com', 'preferences fonts.gstatic.com', 'preferences use.typekit.net'],
  ],
  [
    'custom CSS',
    { kind: 'theme', key: 'theme', body: { customCss: '@import "https://a.example/x.css";' } },
    ['marketing a.example'],
  ],
  ['Disqus', settings('comments', { disqusShortname: 'larder' }), ['marketing larder.disqus.com']],
  [
    'code of every page',
    settings('code', { footer: '<script>fetch("https://a.example")</script>' }),
    ['marketing a.example'],
  ],
])('whom %s contacts', (_, document, expected) => {
  const { contacts } = documentContacts(documents, document, SERVICE_URLS);
  expect(contacts.map(({ host, category }) => `${category} ${host}`)).toEqual(expected);
});

test.each([
  ['document.cookie = "a=1"', true],
  ['document . cookie="a=1"', true],
  ['cookieStore.set("a", "1")', true],
  ['localStorage.setItem("a", 1)', true],
  ['sessionStorage["a"] = 1', true],
  ['if (document.cookie.includes("a")) run()', false],
  ['localStorage.getItem("a")', false],
])('%s writes: %s', (script, writes) => {
  const { writers } = documentContacts(
    documents,
    page({ headCode: `<script>${script}</script>` }),
    SERVICE_URLS,
  );
  expect(writers).toEqual(writes ? ['Code in the head'] : []);
});

const titled = (title: string, document: StoredDocument): InventoryDocument => ({ ...document, title });
const video = titled('Film', page({ body: body({ address: 'https://www.youtube.com/embed/x' }) }));
const tracked = titled('Home', page({ headCode: '<script src="https://plausible.io/js"></script>' }));

describe('an inventory', () => {
  test('names everybody once for each category, with where they come from', () => {
    const again = titled('Again', page({ body: body({ address: 'https://i.ytimg.com/x' }) }));
    const { thirdParties } = inventoryOf(documents, [video, again, tracked], { sells: false });
    expect(thirdParties.map(({ name, category, places }) => [name, category, places])).toEqual([
      ['Plausible', 'statistics', ['Home']],
      ['YouTube', 'marketing', ['Film', 'Again']],
    ]);
    expect(thirdParties[1]?.hosts).toEqual(['www.youtube.com', 'i.ytimg.com']);
  });

  test.each<[string, InventoryDocument[], boolean, string]>([
    ['a shop', [], true, 'CART'],
    [
      'a banner',
      [titled('', settings('cookies', { isCookieBannerEnabled: true }))],
      false,
      'ss_cookieAllowed',
    ],
    [
      'a pop-up',
      [titled('', { kind: 'popup', key: 'popup', body: { isEnabled: true } })],
      false,
      'popupOverlay',
    ],
    [
      'an announcement',
      [
        titled('', {
          kind: 'headerFooter',
          key: 'headerFooter',
          body: { announcement: { showAnnouncementBar: true, text: 'Sale' } },
        }),
      ],
      false,
      'announcement',
    ],
  ])('of %s knows what that stores', (_, stored, sells, name) => {
    const names = (of: readonly InventoryDocument[], has: boolean) =>
      inventoryOf(documents, of, { sells: has }).own.map((entry) => entry.name);
    expect(names(stored, sells)).toContain(name);
    expect(names([], false)).not.toContain(name);
  });

  test('has a hosted CAPTCHA where a form uses one and visitors are not asked first', () => {
    const keys = titled('', settings('forms', { captchaSiteKey: 'a', captchaSecret: 'b' }));
    const form = titled('', {
      kind: 'form',
      key: 'f',
      body: { captcha: { isOn: true, provider: 'hosted' } },
    });
    const asking = titled('', settings('cookies', { isAnalyticsCookiesDisabled: true }));
    const names = (...stored: InventoryDocument[]) =>
      inventoryOf(documents, stored, { sells: false }).thirdParties.map(({ name }) => name);
    expect([names(keys), names(keys, form), names(keys, form, asking)]).toEqual([
      [],
      ['Cloudflare Turnstile'],
      [],
    ]);
  });
});

test('what visitors agree to changes with who is behind it, not with where', () => {
  const names = (...stored: InventoryDocument[]) =>
    thirdPartyNames(inventoryOf(documents, stored, { sells: false }));
  expect(names(video)).toEqual(['marketing:YouTube']);
  expect(names(titled('Elsewhere', video))).toEqual(names(video));
  expect(names(video, tracked)).toEqual(names(tracked, video));
  expect(names(video, tracked)).not.toEqual(names(video));
});

test('visitors read it as a table, what is necessary first', () => {
  const { groups } = cookieTableOf(inventoryOf(documents, [video, tracked], { sells: true }), 'Larder');
  expect(groups.map(({ name }) => name)).toEqual(['Necessary', 'Statistics', 'Marketing']);
  expect(groups[0]?.rows[0]).toEqual({
    name: 'CART',
    provider: 'Larder',
    purpose: 'Remembers your shopping cart.',
    kept: '30 days',
  });
  expect(groups[1]?.rows.map(({ name, kept }) => [name, kept]).slice(0, 3)).toEqual([
    ['ss_cvr', '2 years'],
    ['ss_cvt', '30 minutes'],
    ['ss_first_session', 'Until deleted'],
  ]);
  expect(groups[1]?.rows.slice(3)).toEqual([
    { name: 'plausible.io', provider: 'Plausible', purpose: 'Counts visits without cookies.', kept: '—' },
  ]);
});

test.each([
  [null, 'Until deleted'],
  [0, 'Until the browser is closed'],
  [1, '1 day'],
  [30, '30 days'],
  [90, '3 months'],
  [365, '1 year'],
  [730, '2 years'],
])('%s days are told as %s', (days, words) => {
  expect(keptFor(days)).toBe(words);
});
