import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { ShowcasePage } from '#blocks/kit/showcase.ts';
import { useApp } from '../testing/app.ts';
import { smallTemplate } from '../testing/small-template.ts';

const app = useApp();

const TYPES = [
  'table',
  'faq',
  'rating',
  'contents',
  'breadcrumbs',
  'business',
  'qr-code',
  'cookie-table',
  'size-table',
  'time-since',
];

/** The first example of each as the manual shows it, which has something in it. */
async function sectionOf(type: string) {
  const { default: shown } = (await import(`../../blocks/${type}/showcase.ts`)) as {
    default: ShowcasePage | readonly ShowcasePage[];
  };
  const [page] = [shown].flat();
  return { blocks: page?.examples[0]?.blocks ?? [] };
}

const KB = 1024;
const MAX_SCRIPT = 3 * KB;
/** As they are written; the build makes a sixth less of them. */
const MAX_STYLES = 7.2 * KB;

async function aSiteWithTen() {
  const sections = await Promise.all(TYPES.map(sectionOf));
  const page = { title: 'Ten', path: '/ten', description: '', sections };
  const { host } = await app.aSite({ ...smallTemplate, pages: [...smallTemplate.pages, page] });
  return {
    read: async (path: string) => (await app.call('GET', path, { host })).body,
    /** As it is sent to a browser. */
    sent: async (url: string) =>
      (await app.app.http.inject({ url, headers: { host, 'accept-encoding': 'br' } })).rawPayload,
  };
}

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script[^>]* src="([^"]*)"/g)].map(([, src = '']) => src);
const stylesOf = (html: string) =>
  [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css);

test('a page with ten blocks that only show something loads the script of every page and no other', async () => {
  const { read, sent } = await aSiteWithTen();
  const body = await read('/ten');
  for (const type of TYPES) expect(body).toContain(`data-block="${type}"`);
  expect(body).not.toMatch(/data-island|modulepreload/);
  expect(scriptsOf(body)).toHaveLength(1);
  expect(scriptsOf(body)).toEqual(scriptsOf(await read('/about')));

  // With all that it imports at once.
  const found = new Map<string, number>();
  const load = async (url: string) => {
    if (found.has(url)) return;
    const bytes = await sent(url);
    found.set(url, bytes.length);
    const code = brotliDecompressSync(bytes).toString();
    for (const [, file = ''] of code.matchAll(/(?:^|;)import(?:[^;"'(]*from)?\s*["']([^"']+)["']/g))
      await load(new URL(file, `https://x${url}`).pathname);
  };
  for (const src of scriptsOf(body)) await load(src);
  const bytes = [...found.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(KB);
  expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT);
});

test('and has the styles of these ten and of no other block', async () => {
  const { read } = await aSiteWithTen();
  const [ten, about] = [await read('/ten'), await read('/about')];
  expect(ten).not.toContain('rel="stylesheet"');
  const css = stylesOf(ten).join('');
  expect(brotliCompressSync(css).length).toBeLessThanOrEqual(MAX_STYLES);
  const stylesIn = (text: string, names: readonly string[]) => names.filter((name) => text.includes(name));
  const own = ['.table-block', '.size-table', '.qr-code'];
  expect([stylesIn(css, own), stylesIn(about, own)]).toEqual([own, []]);
  expect(stylesIn(css, ['.pricing-plan', '.marquee', '.map-surface', '.cart-entry'])).toEqual([]);
});
