import { expect, test } from 'vitest';
import { pathOf, sourceOf } from './source.ts';

const ownHosts = ['larder.example', 'larder.plinth.test:8080'];

test.each([
  ['nobody sent them', '', '', { source: '', campaign: '' }],
  ['a link', 'https://www.search.example/find?q=private', '', { source: 'search.example', campaign: '' }],
  ['a link of the site itself', 'https://larder.example/about', '', { source: '', campaign: '' }],
  ['a link below the app domain', 'http://larder.plinth.test:8080/', '', { source: '', campaign: '' }],
  [
    'a campaign',
    'https://mail.example/',
    '?utm_source=Newsletter&utm_campaign=Spring',
    { source: 'newsletter', campaign: 'Spring' },
  ],
  ['names of the tracker', '', '?source=ads&campaign=b', { source: 'ads', campaign: 'b' }],
  [
    'markup',
    'javascript:alert(1)',
    '?utm_source=%3Cscript%3Ealert(1)%3C/script%3E',
    { source: 'script alert(1) /script', campaign: '' },
  ],
  ['no address at all', 'nonsense', '', { source: '', campaign: '' }],
])('%s', (_, referrer, query, expected) => {
  expect(sourceOf({ referrer, query, ownHosts })).toEqual(expected);
});

test('megabytes become a short word', () => {
  const long = 'x'.repeat(2_000_000);
  const found = sourceOf({ referrer: `https://${long}.example`, query: `?utm_campaign=${long}`, ownHosts });
  expect(found.source.length).toBeLessThanOrEqual(100);
  expect(found.campaign).toHaveLength(100);
});

test.each([
  ['https://larder.example/about?token=secret#x', '/about'],
  ['/about/', '/about'],
  ['https://larder.example', '/'],
  ['/caf%C3%A9', '/café'],
  ['/%ff', '/%ff'],
  ['http://', undefined],
])('%s is at %s', (url, expected) => {
  expect(pathOf(url)).toBe(expected);
});
