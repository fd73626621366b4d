import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Failure } from '#contract/errors.ts';
import { DEMOS } from '#site/templates/index.ts';
import { ITEM_PART_BLOCK } from '#core/collections/item-parts.ts';
import { at, block } from '#site/templates/template.ts';
import { comments, subscribers } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { aProduct } from '../testing/a-product.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { anySite } from './testing/any-site.ts';
import { makeArchives } from './testing/archives.ts';
import { makeMoveIn } from './testing/move-in.ts';

const kit = useApp({ allowsPrivateTargets: false });
const { call } = kit;

const moveIn = makeMoveIn(call);
const { archiveOf, anEmptySite } = makeArchives(kit);
const visit = (site: TestSite, path: string) => call('GET', path, { host: site.host });

describe('an archive of a site', () => {
  /** A product, goals, somebody on a mailing list, and comments below the items. */
  async function fillBesides(site: TestSite, seed: number): Promise<void> {
    const { analytics, content, newsletter, products } = kit.app.services;
    const actor = { siteId: site.id, accountId: site.ownerId };
    await products.create(actor, aProduct({ title: 'Dried beans' }));
    for (const target of ['/beans', '/'])
      await analytics.goals.create(actor, { name: 'Look', steps: [{ kind: 'page', target }] });
    const { id: listId } = await newsletter.createList(actor, { name: 'Letter', isDoubleOptIn: false });
    await kit.db.site(site.id, (tx) =>
      tx.insert(subscribers).values({
        siteId: site.id,
        listId,
        email: 'vi@example.com',
        status: 'subscribed',
      }),
    );
    const items = await content.items(site.id);
    const on = items[0] ?? (await content.create(actor, { kind: 'item', body: await anItem(site) }));
    if (on instanceof Failure) throw new Error(on.sentence);
    await kit.db.site(site.id, (tx) =>
      tx.insert(comments).values(
        Array.from({ length: seed }, (_, index) => ({
          siteId: site.id,
          id: newId(),
          documentId: on.id,
          name: 'Vi',
          text: 'I carried mud there too.',
          state: 'approved',
          likes: index,
          createdAt: new Date(2026, 0, index + 1),
        })),
      ),
    );
  }

  /** Everything in two more languages, with addresses of their own in each. */
  async function translateAll(site: TestSite): Promise<void> {
    const { languages } = kit.app.services;
    const actor = { siteId: site.id, accountId: site.ownerId };
    const others = ['de', 'ar'];
    await languages.setLanguages(actor, { languages: others, defaultLanguage: 'de' });
    for (const language of others) {
      const { documents } = await languages.documents(site.id, language);
      for (const { of } of documents) {
        const found = await languages.translation(site.id, { of, language });
        if (found instanceof Failure) throw new Error(found.sentence);
        const texts = found.texts.map(({ key, source }) => ({ key, source, text: source }));
        const { source = '' } = found.address ?? {};
        const address = source === '' ? undefined : `${source}-in-${language}`;
        const saved = await languages.translate(actor, { of, language }, { texts, address });
        if (saved instanceof Failure) throw new Error(saved.sentence);
      }
    }
  }

  async function anItem(site: TestSite): Promise<unknown> {
    const listed = await kit.app.services.content.list({ siteId: site.id }, 'collection');
    const collectionId = listed instanceof Failure ? '' : (listed[0]?.id ?? '');
    return { collectionId, title: 'One', slug: 'one', status: 'draft' };
  }

  /** A shop, and the manual, which has every block; what the other demo sites have is in one of these. */
  const TRIED = DEMOS.filter(({ name }) => ['Provisions', 'Showcase'].includes(name));

  test.each(TRIED.map((template) => [template.name, template] as const))(
    'of %s makes the same site again, byte by byte',
    async (_, template) => {
      const site = await kit.aSite(template);
      const first = await archiveOf(site);
      const other = await anEmptySite();
      const { state, report } = await moveIn(other, first);
      expect({ state, lost: report.lost }).toEqual({ state: 'done', lost: [] });
      const second = await archiveOf(other);
      expect(gunzipSync(second).equals(gunzipSync(first))).toBe(true);
      expect(second.equals(first)).toBe(true);
      const heading = /<h1[^>]*>/.exec((await visit(site, '/')).body)?.[0];
      expect((await visit(other, '/')).body).toContain(heading);
    },
  );

  test('of a site made by chance, with drafts beyond what is live', async () => {
    const seed = 3;
    const site = await kit.aSite(anySite(seed));
    const { content } = kit.app.services;
    const actor = { siteId: site.id, accountId: site.ownerId };
    for (const { id, body } of (await content.items(site.id)).slice(0, 3)) {
      const entry = await content.read(actor, id);
      if (entry instanceof Failure) throw new Error(entry.sentence);
      await content.save(actor, id, {
        base: entry.revision,
        body: { ...(body as object), title: 'Drafted' },
      });
    }
    await fillBesides(site, seed);
    await translateAll(site);
    const first = await archiveOf(site);
    const text = gunzipSync(first).toString();
    for (const part of ['Dried beans', 'vi@example.com', 'I carried mud there too.', '-in-ar"'])
      expect(text).toContain(part);
    const other = await anEmptySite();
    const { state, report } = await moveIn(other, first);
    expect({ state, lost: report.lost }).toEqual({ state: 'done', lost: [] });
    expect(gunzipSync(await archiveOf(other)).toString()).toBe(text);
  });

  test('makes its site where another was begun: what stood at its addresses is kept at others', async () => {
    const site = await kit.aSite();
    const other = await kit.aSite();
    const { state, report } = await moveIn(other, await archiveOf(site));
    expect(state).toBe('done');
    expect(report.lost.map(({ why }) => why)).toContain('It is found at /home-before now.');
    expect(report.lost.every(({ why }) => why.startsWith('It is found at'))).toBe(true);
    const home = async (at: TestSite) => JSON.stringify(await pageAt(at, '/'));
    expect(await home(other)).toBe(await home(site));
    expect((await visit(other, '/home-before')).status).toBe(200);
  });

  async function pageAt(site: TestSite, path: string): Promise<unknown> {
    const { content } = kit.app.services;
    const pages = await content.list({ siteId: site.id }, 'page');
    const found = pages instanceof Failure ? undefined : pages.find((each) => each.path === path);
    const document = found && (await content.read({ siteId: site.id }, found.id));
    return document && !(document instanceof Failure) && document.body;
  }

  test('keeps what an owner arranged around items, as it is live and as it is drafted', async () => {
    const arranged = (words: string) => [
      {
        name: 'Around',
        tone: 'tint' as const,
        blocks: [
          block(ITEM_PART_BLOCK, at(1, 24), { part: 'title' }),
          block(ITEM_PART_BLOCK, at(3, 12, 2), { part: 'body' }, { phone: at(1, 8, 3), animation: 'fade' }),
          block('heading', at(1, 24, 3), { text: words, level: 2 }),
        ],
      },
    ];
    const words = { blocks: [block('text', at(1, 24), { text: 'text:Forty minutes.' })] };
    const item = { title: 'Soup', slug: 'soup', publishAt: '2026-01-01T00:00:00.000Z', sections: [words] };
    const site = await kit.aSite({
      ...smallTemplate,
      collections: [
        {
          kind: 'blog',
          title: 'Notes',
          path: '/notes',
          itemPage: arranged('From our kitchen'),
          items: [item],
        },
      ],
    });
    const { content } = kit.app.services;
    const collectionOf = async ({ id: siteId, ownerId: accountId }: TestSite) => {
      const actor = { siteId, accountId };
      const listed = await content.list(actor, 'collection');
      const found = listed instanceof Failure ? listed : await content.read(actor, listed[0]?.id ?? '');
      if (found instanceof Failure) throw new Error(found.sentence);
      return { actor, ...found, body: found.body ?? {} };
    };
    const { actor, id, revision, body } = await collectionOf(site);
    const text = JSON.stringify(body).replace('From our kitchen', 'Drafted words');
    await content.save(actor, id, { base: revision, body: JSON.parse(text) });
    const first = await archiveOf(site);
    const other = await anEmptySite();
    expect((await moveIn(other, first)).report.lost).toEqual([]);
    expect((await archiveOf(other)).equals(first)).toBe(true);
    expect((await collectionOf(other)).body.itemPage).toEqual((await collectionOf(site)).body.itemPage);
    const page = (await visit(other, '/notes/soup')).body;
    expect(page).toContain('From our kitchen');
    expect(page).not.toContain('Drafted words');
    expect(page.match(/data-block="item-part"/g)).toHaveLength(2);
  });

  test('opens no page for members before it is locked, wherever the archive breaks off', async () => {
    const page = { title: 'Vault', path: '/vault', description: '', sections: [] };
    const area = { id: newId(), name: 'Circle', words: '', pages: ['/vault'], products: [] };
    const pages = [...smallTemplate.pages, page];
    const whole = gunzipSync(
      await archiveOf(await kit.aSite({ ...smallTemplate, pages, memberAreas: [area] })),
    );
    const cut = whole.subarray(0, whole.indexOf('members.json\0'));
    const [broken, other] = [await anEmptySite(), await anEmptySite()];
    expect((await moveIn(broken, gzipSync(cut))).state).toBe('failed');
    expect((await visit(broken, '/vault')).status).toBe(404);
    expect((await moveIn(other, gzipSync(whole))).state).toBe('done');
    expect((await visit(other, '/vault')).status).toBe(401);
  });

  test('that is damaged, or of something else, is refused', async () => {
    const site = await anEmptySite();
    const archive = await archiveOf(site);
    expect((await moveIn(site, archive.subarray(0, archive.length - 30))).problem).toBe(
      'The archive is damaged.',
    );
    const picture = readFileSync(join(import.meta.dirname, '../../package-lock.json'));
    expect((await moveIn(site, picture.subarray(0, 2000))).state).toBe('failed');
  });
});
