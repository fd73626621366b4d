import { escape } from '../text/html.ts';
import type { Alternate } from '../settings/languages.ts';

export function robotsText(baseUrl: string): string {
  return `User-agent: *\nDisallow: /config\nDisallow: /api/\nDisallow: /search\n\nSitemap: ${baseUrl}/sitemap.xml\n`;
}

/** Of a site that is not open to everybody. */
export function closedRobotsText(): string {
  return 'User-agent: *\nDisallow: /\n';
}

export interface SitemapEntry {
  path: string;
  updatedAt: Date;
  /** The same page in all its languages. */
  alternates?: readonly Alternate[];
}

const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

export function sitemapXml(baseUrl: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(
    ({ path, updatedAt, alternates = [] }) =>
      `<url><loc>${escape(baseUrl + path)}</loc><lastmod>${updatedAt.toISOString()}</lastmod>${alternates.map(alternateXml).join('')}</url>`,
  );
  const names = entries.some(({ alternates = [] }) => alternates.length > 0) ? XHTML : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>\n${lines.join('\n')}\n</urlset>\n`;
}

function alternateXml({ language, href }: Alternate): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(href)}"/>`;
}

/** Names the maps of a site that one map cannot hold. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const lines = addresses.map((address) => `<sitemap><loc>${escape(address)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</sitemapindex>\n`;
}
