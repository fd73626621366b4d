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

// How much that one script weighs is held by `site/weight.test.ts`.
test('a page with ten blocks that only show something loads the script of every page and no other', async () => {
  const sections = await Promise.all(TYPES.map(sectionOf));
  const page = { title: 'Ten', path: '/ten', description: '', sections };
  const site = await app.aSite({ ...smallTemplate, pages: [...smallTemplate.pages, page] });
  const read = async (path: string) => (await app.call('GET', path, { host: site.host })).body;
  const body = await read('/ten');
  for (const type of TYPES) expect(body).toContain(`data-block="${type}"`);
  expect(body).not.toMatch(/data-island|modulepreload/);
  const scriptsOf = (html: string) => html.match(/<script[^>]*src=[^>]*>/g) ?? [];
  expect(scriptsOf(body)).toHaveLength(1);
  expect(scriptsOf(body)).toEqual(scriptsOf(await read('/about')));
});
