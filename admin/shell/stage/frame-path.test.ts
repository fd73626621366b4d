import { expect, test } from 'vitest';
import { adminPathFor, framePath } from './frame-path.ts';

test.each([
  [null, '/'],
  ['', '/'],
  ['/about', '/about'],
  ['/a/b?c=1#d', '/a/b?c=1#d'],
  ['/search?q=%2F%2Fx', '/search?q=%2F%2Fx'],
  ['about', '/'],
  ['//elsewhere.example/', '/'],
  ['/\\elsewhere.example', '/'],
  ['/\t/elsewhere.example', '/'],
  ['/x/..//elsewhere.example/', '/'],
  ['/.//elsewhere.example/', '/'],
  ['/%2e%2e//elsewhere.example/', '/'],
  ['/x//y', '/x//y'],
  ['https://elsewhere.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['data:text/html,x', '/'],
  ['/config', '/'],
  ['/config/pages', '/'],
  ['/x/../config/', '/'],
  ['/configurator', '/configurator'],
  ['/about?draft=view', '/about'],
  ['/api/newsletter/letters/a/preview?version=2', '/api/newsletter/letters/a/preview?version=2'],
])('%j is shown as %s', (wanted, shown) => {
  expect(framePath(wanted)).toBe(shown);
});

test.each([
  ['/', '/'],
  ['/about', '/?frameUrl=%2Fabout'],
  ['/a?b=1', '/?frameUrl=%2Fa%3Fb%3D1'],
])('the admin shows %s at %s', (path, address) => {
  expect(adminPathFor(path)).toBe(address);
});
