import { expect, test } from 'vitest';
import { NEW_LINK, pointTo, targetOf } from './edit.ts';

const pages = [{ id: 'p', path: '/about', title: 'About' }];

test('a link to a page remembers the page and takes its title when it has none', () => {
  expect(pointTo(NEW_LINK, '/about', pages)).toMatchObject({ pageId: 'p', href: '/about', title: 'About' });
  expect(pointTo({ ...NEW_LINK, title: 'Us' }, '/about', pages)).toMatchObject({ title: 'Us' });
});

test('a link to another address forgets the page', () => {
  expect(pointTo({ ...NEW_LINK, pageId: 'p' }, 'https://example.com', pages)).toMatchObject({
    pageId: '',
    href: 'https://example.com',
  });
});

test.each([
  [{ pageId: 'p', href: '/old' }, '/about'],
  [{ pageId: 'gone', href: '/old' }, '/old'],
  [{ pageId: '', href: '#top' }, '#top'],
])('%j leads to %s', (link, target) => {
  expect(targetOf({ ...NEW_LINK, ...link }, pages)).toBe(target);
});
