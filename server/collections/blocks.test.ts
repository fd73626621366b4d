import { beforeAll, expect, test } from 'vitest';
import type { CollectionEntry, ItemEntry } from '#contract/content/collections.ts';
import type { PageContent } from '#core/collections/block-content.ts';
import { SHOP_SOURCE } from '#core/collections/source.ts';
import { at, block, type ItemDraft, type Template } from '#site/templates/template.ts';
import { newId } from '../ids.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { aProduct } from '../testing/a-product.ts';
import { useApp, type Session, type TestSite } from '../testing/app.ts';

const moment = new Date('2026-11-15T10:00:00Z');
const kit = useApp({ now: () => moment });
const { call } = kit;

const post = (title: string, publishAt: string, values: object = {}): ItemDraft => ({
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  publishAt,
  values: { author: 'Dan', tags: ['Salt'], ...values },
  sections: [{ blocks: [block('text', at(1, 24), { text: 'text:Words' })] }],
});
const FROM = { collection: 'collection:/journal' };
const EVENTS = { collection: 'collection:/events' };

const template: Template = {
  ...smallTemplate,
  footer: [{ blocks: [block('feed', at(1, 24), FROM)] }],
  collections: [
    {
      kind: 'blog',
      title: 'Journal',
      path: '/journal',
      items: [
        post('First light', '2026-01-02T08:00:00.000Z'),
        post('Second wind', '2026-03-02T08:00:00.000Z', { categories: ['Travel'] }),
        post('Third time', '2026-04-02T08:00:00.000Z', { featured: true, tags: ['Salt', 'Sea'] }),
        post('Not yet', '2026-05-02T08:00:00.000Z', { status: 'draft' }),
      ],
    },
    {
      kind: 'events',
      title: 'Events',
      path: '/events',
      items: [post('Open day', 'day:+0T10:00', { event: { startsAt: '2026-11-20T10:00:00.000Z' } })],
    },
  ],
  pages: [
    ...smallTemplate.pages,
    {
      title: 'Latest',
      path: '/latest',
      description: '',
      sections: [
        {
          blocks: [
            block('summary', at(1, 24, 1), { ...FROM, count: 2 }),
            block('tag-cloud', at(1, 24, 2), { ...FROM, showCount: true }),
            block('archive', at(1, 24, 3), FROM),
            block('author', at(1, 24, 4), { ...FROM, name: 'Dan', count: 1 }),
          ],
        },
      ],
    },
    {
      title: 'Limited',
      path: '/limited',
      description: '',
      sections: [
        {
          blocks: [
            block('summary', at(1, 24, 1), { ...FROM, filterBy: 'category', term: 'travel' }),
            block('summary', at(1, 24, 2), { ...FROM, featuredOnly: true }),
          ],
        },
      ],
    },
    {
      title: 'Soon',
      path: '/soon',
      description: '',
      sections: [{ blocks: [block('summary', at(1, 24), EVENTS)] }],
    },
  ],
};

let site: TestSite;
const visit = async (path: string) => (await call('GET', path, { host: site.host })).body;

beforeAll(async () => {
  site = await kit.aSite(template);
});

test('a summary shows the newest that visitors may see, and follows what is unpublished', async () => {
  const { collections } = (await call('GET', '/api/collections', { as: site.owner })).json() as {
    collections: CollectionEntry[];
  };
  const journal = collections.find(({ title }) => title === 'Journal')?.id ?? '';
  const page = await visit('/latest');
  const main = page.slice(page.indexOf('<main'), page.indexOf('class="tag-cloud'));
  expect(main.indexOf('Third time')).toBeGreaterThan(0);
  expect(main.indexOf('Third time')).toBeLessThan(main.indexOf('Second wind'));
  expect(main).not.toMatch(/First light|Not yet/);
  expect(page).toContain(`&quot;collectionId&quot;:&quot;${journal}&quot;`);

  const { items } = (await call('GET', `/api/collections/${journal}/items`, { as: site.owner })).json() as {
    items: ItemEntry[];
  };
  const third = items.find(({ title }) => title === 'Third time')?.id ?? '';
  const change = (state: string) =>
    call('POST', `/api/collections/${journal}/change`, {
      as: site.owner,
      body: { ids: [third], change: { do: 'state', state } },
    });
  expect((await change('draft')).status).toBe(200);
  expect(await visit('/latest')).not.toContain('Third time');
  expect(await visit('/latest')).toContain('First light');
  expect((await change('published')).status).toBe(200);
});

test('terms are counted, months named, authors known', async () => {
  const page = await visit('/latest');
  expect(page).toMatch(/href="\/journal\/tag\/salt">Salt<small> <!-- -->3<\/small>/);
  expect(page).toContain('href="/journal/archive/2026-03">March 2026</a>');
  expect(page).toMatch(/By Dan[^]*Third time/);
  expect(page).toContain('href="/journal/feed.xml"');
});

test('filters limit it to a category, or to what is featured', async () => {
  const page = await visit('/limited');
  expect(page).toContain('Second wind');
  expect(page).toContain('Third time');
  expect(page).not.toContain('First light');
});

test('a page that says what is on is made anew, since that changes by itself', async () => {
  expect(await visit('/soon')).toContain('Open day');
  moment.setTime(Date.parse('2026-11-21T10:00:00Z'));
  expect(await visit('/soon')).not.toContain('Open day');
});

test('the editor learns what a block would show', async () => {
  const { collections } = (await call('GET', '/api/collections', { as: site.owner })).json() as {
    collections: CollectionEntry[];
  };
  const id = newId();
  const ask = (values: object) =>
    call('POST', '/api/collections/blocks', {
      as: site.owner,
      body: { blocks: [{ id, type: 'summary', values }] },
    });
  const answer = await ask({ collection: collections.find(({ kind }) => kind === 'blog')?.id, count: 1 });
  expect(answer.body).toContain('Third time');
  expect(answer.body).not.toContain('Second wind');
  expect((await ask({ collection: newId() })).json()).toMatchObject({ content: { blocks: {} } });
});

test('the editor is told of the drafted form that a block shows', async () => {
  const field = { id: 'guests', type: 'text', title: 'How many guests?' };
  const { formId } = (
    await call('POST', '/api/forms', { as: site.owner, body: { body: { name: 'Table', fields: [field] } } })
  ).json() as { formId: string };
  const [ours, gone] = [formId, newId()].map((id) => ({ id: newId(), type: 'form', values: { formId: id } }));
  const answer = await call('POST', '/api/collections/blocks', {
    as: site.owner,
    body: { blocks: [ours, gone] },
  });
  const { content } = answer.json() as { content: PageContent };
  expect(content.forms).toMatchObject({ [formId]: { fields: [{ title: 'How many guests?' }] } });
  expect(Object.keys(content.forms ?? {})).toEqual([formId]);
});

const render = (as: Session | undefined, widget: object) =>
  call('POST', '/api/widget/GetWidgetRendering', {
    ...(as ? { as } : { host: site.host }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `widgetJSON=${encodeURIComponent(JSON.stringify(widget))}`,
  });

test('who sets up a block of products is shown them, in the editor and by the renderer of single blocks', async () => {
  await call('POST', '/api/commerce/products', { as: site.owner, body: aProduct({ title: 'Dried beans' }) });
  const [id, values] = [newId(), { count: 3 }];
  const asked = await call('POST', '/api/collections/blocks', {
    as: site.owner,
    body: { blocks: [{ id, type: 'products', values }] },
  });
  expect(asked.json()).toMatchObject({
    content: { shop: { lists: { [id]: { products: [{ title: 'Dried beans' }] } } } },
  });
  for (const [type, value] of [
    ['products', values],
    ['summary', { collection: SHOP_SOURCE }],
  ] as const)
    expect((await render(site.owner, { type, id, value })).body).toContain('Dried beans');
  expect((await render(undefined, { type: 'products', id, value: values })).status).toBe(404);
});

test('the renderer of single blocks draws it as its page does', async () => {
  const block = /id="b([a-z0-9]{24})" class="block" data-block="summary"/.exec(await visit('/latest'))?.[1];
  const answer = await render(undefined, { type: 55, id: block, value: {} });
  expect(answer.body).toContain('Third time');
});
