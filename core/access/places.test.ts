import { expect, test } from 'vitest';
import { configUrl, isProductHost, loginUrl, secureOrigin, type PageAddress } from './places.ts';

const site = { identifier: 'demo', appDomain: 'app.example:3000' };
const at = (url: string): PageAddress => new URL(url);

test.each([
  ['app.example:3000', true],
  ['demo.app.example:3000', true],
  ['app.example', false],
  ['notapp.example:3000', false],
  ['www.shop.example', false],
])('%s is a product host: %s', (host, expected) => {
  expect(isProductHost(host, site)).toBe(expected);
});

test.each([
  ['http://demo.app.example:3000/about?x=1', '/config/?frameUrl=%2Fabout%3Fx%3D1'],
  ['http://demo.app.example:3000/', '/config/?frameUrl=%2F'],
  ['http://demo.app.example:3000/a?b=%26&c#d', '/config/?frameUrl=%2Fa%3Fb%3D%2526%26c'],
  ['https://www.shop.example/about', 'https://demo.app.example:3000/config/?frameUrl=%2Fabout'],
])('the admin of %s is %s', (page, expected) => {
  expect(configUrl(at(page), site)).toBe(expected);
  const frameUrl = new URL(configUrl(at(page), site), page).searchParams.get('frameUrl');
  expect(frameUrl).toBe(at(page).pathname + at(page).search);
});

test.each([
  ['https://demo.sites.example/', undefined],
  ['https://app.example/', undefined],
  ['https://demo.app.example/', 'https://demo.sites.example'],
  ['https://www.shop.example/', 'https://demo.sites.example'],
])('with sites on a domain of their own secure calls of %s go to %s', (page, expected) => {
  const apart = { identifier: 'demo', appDomain: 'app.example', sitesDomain: 'sites.example' };
  expect(secureOrigin(at(page), apart)).toBe(expected);
});

test.each([
  ['http://demo.app.example:3000/', undefined],
  ['https://www.shop.example/', 'https://demo.app.example:3000'],
])('secure calls of %s go to %s', (page, expected) => {
  expect(secureOrigin(at(page), site)).toBe(expected);
});

test('the log-in offers no new account and leads back to the page in the admin', () => {
  const login = new URL(loginUrl(at('https://www.shop.example/a?b=1'), site));
  expect([login.host, login.pathname, login.searchParams.get('signup')]).toEqual([
    'app.example:3000',
    '/login',
    'off',
  ]);
  const open = new URL(login.searchParams.get('to') ?? '', login);
  expect([open.host, open.pathname, open.searchParams.get('site')]).toEqual([
    'app.example:3000',
    '/api/auth/Open',
    'demo',
  ]);
  expect(open.searchParams.get('to')).toBe('/config/?frameUrl=%2Fa%3Fb%3D1');
});
