import { expect, test } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap.ts';

const updatedAt = new Date('2030-01-02T03:04:05Z');

test('addresses are escaped, and languages named only where there are some', () => {
  const plain = sitemapXml('https://a.test', [{ path: '/?a&b', updatedAt }]);
  expect(plain).toContain(
    '<loc>https://a.test/?a&amp;b</loc><lastmod>2030-01-02T03:04:05.000Z</lastmod></url>',
  );
  expect(plain).not.toContain('xhtml');
  const alternates = [{ language: 'fr', href: 'https://a.test/fr?a&b' }];
  const many = sitemapXml('https://a.test', [
    { path: '/', updatedAt, alternates },
    { path: '/b', updatedAt },
  ]);
  expect(many).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(many).toContain('<xhtml:link rel="alternate" hreflang="fr" href="https://a.test/fr?a&amp;b"/>');
});

test('an index names its maps', () => {
  expect(sitemapIndexXml(['https://a.test/sitemap-1.xml', 'https://a.test/?a&b'])).toContain(
    '<sitemap><loc>https://a.test/sitemap-1.xml</loc></sitemap>\n<sitemap><loc>https://a.test/?a&amp;b</loc></sitemap>',
  );
});
