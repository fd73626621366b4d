import { escape } from '#core/html.ts';

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
}

export function sitemapXml(baseUrl: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(
    ({ path, updatedAt }) =>
      `<url><loc>${escape(baseUrl + path)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`;
}

/** Names the maps of a site that one map cannot hold. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const lines = addresses.map((address) => `<sitemap><loc>${escape(address)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</sitemapindex>\n`;
}
