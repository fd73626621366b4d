import { escape } from '#core/html.ts';

export function robotsText(baseUrl: string): string {
  return `User-agent: *\nDisallow: /config\nDisallow: /api/\nDisallow: /search\n\nSitemap: ${baseUrl}/sitemap.xml\n`;
}

/** Of a site that is not open to everybody. */
export function closedRobotsText(): string {
  return 'User-agent: *\nDisallow: /\n';
}

export function sitemapXml(
  baseUrl: string,
  pages: readonly { path: string; isIndexed: boolean; updatedAt: Date }[],
): string {
  const entries = pages
    .filter(({ isIndexed }) => isIndexed)
    .map(
      ({ path, updatedAt }) =>
        `<url><loc>${escape(baseUrl + path)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
