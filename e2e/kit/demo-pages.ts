import type { Page } from '@playwright/test';
import { APP_URL, PORT } from './places.ts';

export interface DemoSite {
  name: string;
  url: string;
  mayShift: number;
  /** Pages that no sitemap names. */
  also: readonly string[];
}

const at = (site: Omit<DemoSite, 'url'>): DemoSite => ({
  ...site,
  url: `http://${site.name}.localhost:${PORT}`,
});

export const DEMO_SITES = [
  { name: 'demo', mayShift: 0, also: ['/no-such-page', '/search?q=a'] },
  { name: 'atelier', mayShift: 0, also: [] },
  { name: 'almanac', mayShift: 0, also: [] },
  { name: 'osteria', mayShift: 0, also: ['/evenings/calendar'] },
  // The last column of its index is as wide as what has been read of it.
  { name: 'showcase', mayShift: 0.01, also: [] },
].map(at);

/** `npm run prove pages` looks at everything; `npm test` at what stands for the rest. */
export const isEveryPageWanted = process.env.LOOK_AT_PAGES === 'all';

export interface DemoPage {
  path: string;
  html: string;
  /** The first page of its site, or one with something that no site before shows. */
  isNew: boolean;
}

/** The pages of a site that show something none before them does: a block, a kind of page, a collection. */
export async function pagesOf(page: Page, site: DemoSite): Promise<DemoPage[]> {
  // The manual shows each block once more; how the templates wear it was seen on their own sites.
  const others = site.name === 'showcase' ? DEMO_SITES.filter(({ name }) => name !== site.name) : [];
  const elsewhere = new Set<string>();
  for (const other of others)
    for (const path of await listed(page, other))
      for (const kind of kindsOf(path, await readPage(page, other, path))) elsewhere.add(kind);
  const seen = new Set<string>();
  const pages: DemoPage[] = [];
  for (const path of await listed(page, site)) {
    const html = await readPage(page, site, path);
    const fresh = kindsOf(path, html).filter((kind) => !seen.has(kind));
    for (const kind of fresh) seen.add(kind);
    const isNew = isEveryPageWanted || pages.length === 0 || fresh.some((kind) => !elsewhere.has(kind));
    if (isEveryPageWanted || fresh.length > 0) pages.push({ path, html, isNew });
  }
  for (const path of site.also) pages.push({ path, html: await readPage(page, site, path), isNew: true });
  return pages;
}

export async function listed(page: Page, site: DemoSite): Promise<string[]> {
  const sitemap = await readPage(page, site, '/sitemap.xml');
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
}

function kindsOf(path: string, html: string): string[] {
  const shown: string[] = html.match(/data-(?:block|page-type)="[^"]+"/g) ?? [];
  const isItem = shown.includes('<body data-page-type="50"');
  return [...shown, ...(isItem ? [path.slice(0, path.lastIndexOf('/') + 1)] : [])];
}

/** Outside of a page the names below localhost lead nowhere, so the site is named in the header. */
export async function readPage(page: Page, { url }: DemoSite, path: string): Promise<string> {
  const response = await page.request.get(APP_URL + path, { headers: { host: new URL(url).host } });
  return response.text();
}
