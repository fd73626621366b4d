import { beforeAll, expect, test } from 'vitest';
import { ITEM_PART_BLOCK } from '#core/collections/item-parts.ts';
import { at, block, type SectionDraft } from '#site/templates/template.ts';
import { aProduct } from '../testing/a-product.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();
let site: TestSite;

/** Blocks that show what is not theirs, named so that they can be told apart. */
const filled = (title: string): SectionDraft => ({
  blocks: [
    block('heading', at(1, 24), { text: title, level: 2 }),
    block('products', at(1, 24, 2), {}),
    block('summary', at(1, 24, 3), { collection: 'collection:/notes' }),
  ],
});

beforeAll(async () => {
  const itemPage = [
    {
      blocks: [
        block(ITEM_PART_BLOCK, at(1, 24), { part: 'title' }),
        block(ITEM_PART_BLOCK, at(1, 24, 2), { part: 'body' }),
      ],
    },
    filled('Around'),
  ];
  const item = (title: string, slug: string) => ({
    title,
    slug,
    publishAt: '2026-01-01T00:00:00.000Z',
    sections: [filled('Inside')],
  });
  site = await kit.aSite({
    ...smallTemplate,
    footer: [filled('Below')],
    pages: [
      ...smallTemplate.pages,
      { title: 'Part', path: '/part', description: '', sections: [filled('Stacked')] },
      { title: 'All', path: '/all', kind: 'index', children: ['/part'], description: '', sections: [] },
    ],
    collections: [
      { kind: 'blog', title: 'Notes', path: '/notes', items: [item('Salt', 'salt')] },
      { kind: 'blog', title: 'Arranged', path: '/arranged', itemPage, items: [item('Wind', 'wind')] },
    ],
  });
  const actor = { siteId: site.id, accountId: site.ownerId };
  await kit.app.services.products.create(actor, aProduct({ title: 'Plum jam' }));
});

/** What stands on a page below each of these headings, in the order of the page. */
async function shownBelow(
  path: string,
): Promise<Record<string, { hasProducts: boolean; hasCards: boolean }>> {
  const { body } = await kit.call('GET', path, { host: site.host });
  const parts = body.split(/<h2 class="heading"[^>]*>(Around|Inside|Below|Stacked)</).slice(1);
  return Object.fromEntries(
    parts.flatMap((name, index) => {
      const html = parts[index + 1] ?? '';
      return index % 2 === 0
        ? [[name, { hasProducts: html.includes('Plum jam'), hasCards: html.includes('/notes/salt') }]]
        : [];
    }),
  );
}

const FULL = { hasProducts: true, hasCards: true };

test.each([
  ['a page, and the footer', '/part', ['Stacked', 'Below']],
  ['an item', '/notes/salt', ['Inside', 'Below']],
  ['an item on a page that was arranged', '/arranged/wind', ['Inside', 'Around', 'Below']],
  ['one of the pages of an index', '/all', ['Stacked', 'Below']],
  ['a list', '/notes', ['Below']],
  ['a page that is not there', '/no-such', ['Below']],
])('blocks get what they show on %s', async (_, path, names) => {
  expect(await shownBelow(path)).toEqual(Object.fromEntries(names.map((name) => [name, FULL])));
});
