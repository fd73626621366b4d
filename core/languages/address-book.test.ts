import { expect, test } from 'vitest';
import { clashesIn, formerPath, makeAddressBook, saidPath, sourcePath } from './address-book.ts';

const pages = [
  { id: 'home', path: '/' },
  { id: 'about', path: '/about' },
  { id: 'team', path: '/about/team' },
  { id: 'notes', path: '/notes' },
  { id: 'contact', path: '/contact' },
];
const paths = pages.map(({ path }) => path);
const chains = new Map([
  ['de', ['de']],
  ['de-CH', ['de-CH', 'de']],
  ['ar', ['ar']],
  ['fr', ['fr']],
]);
const said = (of: string, language: string, address: string, former: string[] = []) => ({
  of,
  language,
  address,
  former,
  item: of === 'salt' ? { collectionId: 'notes', slug: 'salt' } : null,
});
const book = makeAddressBook(chains, {
  pages,
  addresses: [
    said('about', 'de', '/ueber-uns', ['/wir']),
    said('notes', 'de', '/notizen', ['/hefte']),
    said('salt', 'de', 'salz', ['meersalz']),
    said('about', 'de-CH', '/ueber-eus'),
    said('about', 'ar', '/من-نحن'),
  ],
});

test.each([
  ['de', '/about', '/ueber-uns'],
  ['de', '/about/team', '/ueber-uns/team'],
  ['de', '/notes', '/notizen'],
  ['de', '/notes/salt', '/notizen/salz'],
  ['de', '/notes/tag/sea', '/notizen/tag/sea'],
  ['de', '/contact', '/contact'],
  ['de', '/', '/'],
  ['de-CH', '/about', '/ueber-eus'],
  ['de-CH', '/notes/salt', '/notizen/salz'],
  ['ar', '/about', '/%D9%85%D9%86-%D9%86%D8%AD%D9%86'],
  ['fr', '/about', '/about'],
])('in %s %s is at %s, and back', (language, path, address) => {
  expect(saidPath(book, language, path)).toBe(address);
  expect(sourcePath(book, language, address)).toBe(path);
});

test('however a browser writes the letters', () => {
  expect(sourcePath(book, 'ar', '/%d9%85%d9%86-%d9%86%d8%ad%d9%86')).toBe('/about');
  expect(sourcePath(book, 'ar', '/%E0%A4')).toBe('/%E0%A4');
});

test.each([
  ['/wir', '/about'],
  ['/hefte', '/notes'],
  ['/hefte/salz', '/notes/salt'],
  ['/hefte/meersalz', '/notes/salt'],
  ['/notizen/meersalz', '/notes/salt'],
  ['/notes/salz', '/notes/salt'],
  ['/hefte/pepper', '/notes/pepper'],
  ['/nowhere', undefined],
])('%s led to %s', (address, path) => {
  expect(formerPath(book, 'de', address)).toBe(path);
  expect(formerPath(book, 'fr', address)).toBeUndefined();
});

test('two pages at one address are found, also where one has kept its own', () => {
  expect(clashesIn(book, paths)).toEqual([]);
  const taken = makeAddressBook(chains, { pages, addresses: [said('about', 'de', '/contact')] });
  expect(clashesIn(taken, paths)).toContainEqual({
    language: 'de',
    address: '/contact',
    paths: ['/about', '/contact'],
  });
  const twice = makeAddressBook(chains, {
    pages,
    addresses: [said('about', 'ar', '/من'), said('contact', 'ar', '/من')],
  });
  expect(clashesIn(twice, paths).map(({ address }) => address)).toEqual(['/من']);
});

test('what does not fit what it names is left out', () => {
  const odd = makeAddressBook(chains, {
    pages,
    addresses: [said('about', 'de', 'ueber'), said('salt', 'de', '/salz'), said('gone', 'de', '/weg')],
  });
  expect(saidPath(odd, 'de', '/about')).toBe('/about');
  expect(saidPath(odd, 'de', '/notes/salt')).toBe('/notes/salt');
});

test('what lies in a collection on the first page, and in one below another', () => {
  const within = (
    of: string,
    collectionId: string,
    slug: string,
    address: string,
    former: string[] = [],
  ) => ({
    of,
    language: 'de',
    address,
    former,
    item: { collectionId, slug },
  });
  const places = [
    { id: 'home', path: '/' },
    { id: 'notes', path: '/notes' },
    { id: 'old', path: '/notes/old' },
  ];
  const addresses = [
    within('a', 'home', 'bread', 'brot', ['laib']),
    within('b', 'notes', 'salt', 'salz'),
    within('c', 'old', 'salt', 'altes-salz', ['meersalz']),
    within('d', 'shop', 'jam', 'marmelade'),
  ];
  for (const order of [addresses, addresses.toReversed()]) {
    const nested = makeAddressBook(chains, { pages: places, addresses: order });
    for (const [path, address] of [
      ['/bread', '/brot'],
      ['/notes/salt', '/notes/salz'],
      ['/notes/old/salt', '/notes/old/altes-salz'],
      ['/notes/old', '/notes/old'],
      ['/shop/jam', '/shop/marmelade'],
      ['/', '/'],
    ] as const) {
      expect(saidPath(nested, 'de', path)).toBe(address);
      expect(sourcePath(nested, 'de', address)).toBe(path);
    }
    expect(formerPath(nested, 'de', '/laib')).toBe('/bread');
    expect(formerPath(nested, 'de', '/notes/old/meersalz')).toBe('/notes/old/salt');
    expect(formerPath(nested, 'de', '/notes/')).toBeUndefined();
    expect(formerPath(nested, 'en', '/laib')).toBeUndefined();
  }
});

test('a language takes over where others of its chain were before', () => {
  const moved = makeAddressBook(chains, {
    pages,
    addresses: [said('about', 'de', '/ueber-uns', ['/wir']), said('about', 'de-CH', '', ['/mir'])],
  });
  expect(saidPath(moved, 'de-CH', '/about')).toBe('/ueber-uns');
  expect(['/wir', '/mir'].map((address) => formerPath(moved, 'de-CH', address))).toEqual([
    '/about',
    '/about',
  ]);
  expect(formerPath(moved, 'de', '/mir')).toBeUndefined();
  expect([makeAddressBook(chains, { pages, addresses: [] }).size, moved.has('fr')]).toEqual([0, false]);
});
