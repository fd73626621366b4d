import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { startOf } from '#core/collections/collection.ts';
import {
  galleriesLimitMessage,
  galleryImagesLimitMessage,
  itemsLimitMessage,
  MAX_GALLERIES_PER_PAGE,
  MAX_IMAGES_PER_GALLERY,
  MAX_ORDERABLE_ITEMS,
} from '#core/limits.ts';
import type { GalleryPicture } from '#contract/content/collections.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp({ now: () => new Date('2026-11-15T10:00:00Z') });
const { call } = kit;
let site: TestSite;
let gallery: string;

const picture = (title: string, more: object = {}) => ({
  title,
  image: {
    src: `/images/${'a'.repeat(24)}/${title.toLowerCase()}.jpg`,
    alt: `${title} at the pans`,
    width: 1600,
    height: 900,
    focalPoint: { x: 0.25, y: 0.75 },
    ...more,
  },
});
const add = (titles: readonly string[], to = gallery) =>
  call('POST', `/api/collections/${to}/pictures`, {
    as: site.owner,
    body: { pictures: titles.map((title) => picture(title)) },
  });
const list = async () =>
  (await call('GET', `/api/collections/${gallery}/pictures`, { as: site.owner })).json() as {
    pictures: GalleryPicture[];
  };
const publish = () => call('POST', '/api/content/publish', { as: site.owner, body: {} });
const visit = (path: string) => call('GET', path, { host: site.host });
async function aCollection(body: object): Promise<string> {
  const made = await call('POST', '/api/content/documents', {
    as: site.owner,
    body: { kind: 'collection', body },
  });
  return String(made.json().id);
}

beforeAll(async () => {
  site = await kit.aSite();
  gallery = await aCollection({ ...startOf('gallery'), title: 'Photos', path: '/photos' });
});

test('pictures come in the order they were given, behind those that are there', async () => {
  expect((await add(['Sunset', 'Dawn', 'Noon'])).json().ids).toHaveLength(3);
  expect((await add(['Dusk', 'Sunset'])).json().ids).toHaveLength(2);
  const { pictures } = await list();
  expect(pictures.map(({ title }) => title)).toEqual(['Sunset', 'Dawn', 'Noon', 'Dusk', 'Sunset']);
  expect(pictures[0]).toMatchObject({
    state: 'published',
    hasDescription: true,
    hasLink: false,
    isVideo: false,
    focalPoint: { x: 0.25, y: 0.75 },
  });
});

test('visitors get one gallery, whose slides are items with addresses of their own', async () => {
  const { pictures } = await list();
  await publish();
  const { body } = await visit('/photos');
  const ids = [...body.matchAll(/data-slide-id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(pictures.map(({ id }) => id));
  const urls = [...body.matchAll(/data-slide-url="([^"]+)"/g)].map(([, url]) => url);
  expect(urls).toEqual(['sunset', 'dawn', 'noon', 'dusk', 'sunset-2']);
  expect(body.match(/data-collection-full-url="\/photos"/g)).toHaveLength(5);
  expect(body).toContain('data-image-dimensions="1600x900"');
  expect(body).toContain('data-image-focal-point="0.25,0.75"');
  expect(body).toMatch(/data-block-json="[^"]*&quot;historyHash&quot;:true/);
  const item = await visit('/photos/dawn');
  expect(item.status).toBe(200);
  expect(item.body).toContain('<body data-page-type="50"');
  expect(item.body).toContain('/dawn.jpg');
});

test('a picture’s link, its description and a video reach the page', async () => {
  const { pictures } = await list();
  const id = pictures[1]?.id ?? '';
  const entry = (await call('GET', `/api/content/documents/${id}`, { as: site.owner })).json() as {
    revision: number;
    body: Record<string, unknown>;
  };
  const saved = await call('PUT', `/api/content/documents/${id}`, {
    as: site.owner,
    body: {
      base: entry.revision,
      body: {
        ...entry.body,
        isDecorative: true,
        clickThrough: { href: '/about', newWindow: false },
        video: { href: 'https://vimeo.com/76979871', newWindow: false },
      },
    },
  });
  expect(saved.status).toBe(200);
  expect((await list()).pictures[1]).toMatchObject({ hasLink: true, isVideo: true, hasDescription: true });
  await publish();
  const { body } = await visit('/photos');
  expect(body).toContain('data-click-through-url="/about"');
  expect(body.match(/data-type="video"/g)).toHaveLength(1);
});

/** As if they had been added one by one. */
const fillUp = (count: number) =>
  kit.db.site(site.id, async (tx) => {
    await tx.execute(sql`
      insert into documents (site_id, id, kind, draft_revision)
      select ${site.id}, lpad(n::text, 24, '0'), 'item', 1 from generate_series(1, ${count}::int) n`);
    await tx.execute(sql`
      insert into items (site_id, is_live, document_id, collection_id, slug, title, status, is_visible,
        published_at, sort_at, summary, updated_at, search)
      select i.site_id, false, lpad(n::text, 24, '0'), i.collection_id, 'p' || n, 'P', 'draft', false,
        i.published_at, i.sort_at, i.summary, i.updated_at, i.search
      from (select * from items where not is_live and collection_id = ${gallery} limit 1) i,
        generate_series(1, ${count}::int) n`);
  });

test('too many are refused together, and nothing of them is kept', async () => {
  await fillUp(MAX_ORDERABLE_ITEMS - 1 - (await list()).pictures.length);
  const refused = await add(['One', 'Two']);
  expect(refused.status).toBe(400);
  expect(refused.body).toContain(itemsLimitMessage());
  expect((await list()).pictures).toHaveLength(MAX_ORDERABLE_ITEMS - 1);
  expect((await add(['One'])).status).toBe(200);
  expect((await add(['Two'])).status).toBe(400);
});

test.each([
  ['51 pictures in a gallery', galleryImagesLimitMessage(), 1, MAX_IMAGES_PER_GALLERY + 1],
  ['21 galleries', galleriesLimitMessage(), MAX_GALLERIES_PER_PAGE + 1, 1],
])(
  'a page with %s is refused with a sentence, and nothing of it is kept',
  async (_, sentence, galleries, count) => {
    const { documents } = (
      await call('GET', '/api/content/documents?kind=page', { as: site.owner })
    ).json() as { documents: { id: string; revision: number }[] };
    const [page] = documents;
    const read = async () =>
      (await call('GET', `/api/content/documents/${page?.id}`, { as: site.owner })).json() as {
        revision: number;
        body: { body: { sections: { blocks: object[] }[] } };
      };
    const { revision, body } = await read();
    const { image } = picture('Sunset');
    const blocks = Array.from({ length: galleries }, (_block, index) => ({
      id: `g${String(index).padStart(23, '0')}`,
      type: 'gallery',
      place: { base: { column: 1, span: 12, row: 2, rows: 1 } },
      values: { slides: Array.from({ length: count }, () => ({ image })) },
    }));
    body.body.sections[0]?.blocks.push(...blocks);
    const refused = await call('PUT', `/api/content/documents/${page?.id}`, {
      as: site.owner,
      body: { base: revision, body },
    });
    expect(refused.status).toBe(400);
    expect(refused.body).toContain(sentence);
    expect((await read()).revision).toBe(revision);
  },
);

test('only galleries take pictures, and only pictures', async () => {
  const blog = await aCollection({ ...startOf('blog'), title: 'Journal', path: '/journal' });
  expect((await add(['Sunset'], blog)).status).toBe(404);
  const other = await aCollection({ ...startOf('gallery'), title: 'Other', path: '/other' });
  const wrong = await call('POST', `/api/collections/${other}/pictures`, {
    as: site.owner,
    body: { pictures: [picture('Odd', { src: 'javascript:alert(1)' })] },
  });
  expect(wrong.status).toBe(400);
});
