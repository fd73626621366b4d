import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { gunzipSync } from 'node:zlib';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { SentFile } from '../http/incoming/incoming.ts';
import type { CommentEntry } from '#contract/comments.ts';
import { Failure } from '#contract/errors.ts';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { DEMOS } from '#site/templates/index.ts';
import { ITEM_PART_BLOCK } from '#core/collections/item-parts.ts';
import { at, block, type Template } from '#site/templates/template.ts';
import { comments, subscribers } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { aProduct } from '../testing/a-product.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { APP_DOMAIN, useApp, type TestSite } from '../testing/app.ts';
import { emptyReport } from '#core/moving/report.ts';
import { makeMoveIn } from './testing/move-in.ts';
import { oddExport } from './testing/odd-export.ts';
import type { Jobs } from '../jobs.ts';
import { makeMoving } from './service.ts';
import { makeWxrImport } from './wordpress/wxr-import.ts';
import { anySite } from './testing/any-site.ts';
import { SMALL_EXPORT as FILE } from './testing/small-export.ts';
import { wxrFile, wxrItem } from './testing/wxr-file.ts';

const kit = useApp({ allowsPrivateTargets: false });
const { call } = kit;

const moveIn = makeMoveIn(call);
const visit = (site: TestSite, path: string) => call('GET', path, { host: site.host });

/** All that owners and visitors can read of a site, as one text. */
async function everythingIn(site: TestSite): Promise<string> {
  const { services } = kit.app;
  const documents: unknown[] = await services.content.items(site.id);
  const pages = await services.content.list({ siteId: site.id }, 'page');
  for (const { id } of pages instanceof Failure ? [] : pages)
    documents.push(await services.content.read({ siteId: site.id }, id));
  const { rows } = await kit.db.readSite(site.id, (tx) =>
    tx.execute<{ name: string; text: string }>(sql`select name, text from comments`),
  );
  return JSON.stringify([documents, rows]);
}

describe('an export of WordPress', () => {
  let emptied: TestSite | undefined;

  test('becomes posts, pages, comments and redirects; what was not carried is named', async () => {
    const site = await kit.aSite({
      ...smallTemplate,
      settings: { ...smallTemplate.settings, comments: { commentsEnabled: true } },
    });
    const { state, report, problem } = await moveIn(site, FILE);
    expect({ state, problem }).toEqual({ state: 'done', problem: '' });
    expect(report.carried).toMatchObject({ posts: 3, pages: 1, comments: 1, 'links in the menu': 1 });
    const lost = report.lost.map(({ what }) => what).join('\n');
    expect(lost).toContain('A <script>');
    expect(lost).toContain('[gallery]');
    expect(lost).toContain('https://dead.invalid/pan.jpg');
    expect(lost).toContain('its date 0000-00-00');
    expect(lost).toContain('wp_block: A pattern');
    expect(lost).toContain('javascript:alert(1)');
    expect(lost).toContain('x'.repeat(51));

    const post = (await visit(site, '/blog/salt')).body;
    for (const part of [
      'Salt &amp; wind',
      '<strong>days</strong>',
      'href="https://pans.example"',
      'Ruth Amsel',
      'More wind',
      'Kilos',
      'Well said.',
      'https://player.example/1',
    ])
      expect(post).toContain(part);
    expect(post).not.toContain('alert(2)');
    expect((await visit(site, '/blog/salt-2')).body).toMatch(/First line<\/p>[^]*<p>Second line/);
    const about = (await visit(site, '/about-us')).body;
    expect(about).toMatch(/<h1[^>]*>About<\/h1>/);
    expect(about).toContain('Who.');
    expect((await visit(site, '/2020/05/salt')).headers.location).toBe('/blog/salt');
    expect((await visit(site, '/blog/post-4')).status).toBe(404);
    const { comments } = (await call('GET', '/api/comments?state=approved', { as: site.owner })).json() as {
      comments: CommentEntry[];
    };
    expect(comments.map(({ text }) => text)).toEqual(['Well said.']);

    const again = await moveIn(site, FILE);
    expect(again.report.carried).toEqual({});
    expect(again.report.known).toBe(5);
    expect((await visit(site, '/blog/salt-3')).status).toBe(404);
  });

  test('of hundreds of entries with odd markup loses nothing in silence', async () => {
    const site = await kit.aSite();
    const { file, words } = oddExport(250, 7);
    const { state, report, problem } = await moveIn(site, file);
    expect({ state, problem, lostBesides: report.lostBesides }).toEqual({
      state: 'done',
      problem: '',
      lostBesides: 0,
    });
    const carried = await everythingIn(site);
    const named = JSON.stringify(report.lost);
    expect(words.filter((word) => !carried.includes(word) && !named.includes(word))).toEqual([]);
    expect(named).toContain('field-0');
  });

  /** Without a job around it, which takes its time to begin. */
  async function takeIn(site: TestSite, text: string, publishing = kit.app.services.publishing) {
    const file = join(mkdtempSync(join(tmpdir(), 'plinth-')), 'export.xml');
    writeFileSync(file, text);
    const fetchPicture = async () => 'The server does not answer.';
    const importWxr = makeWxrImport({ ...kit.app.services, publishing, fetchPicture });
    const actor = { siteId: site.id, accountId: site.ownerId };
    const report = emptyReport();
    await importWxr(actor, file, { report, save: async () => {}, keepReport: async () => {} });
    return report;
  }

  test('that was killed in the middle goes on where it was, and adds nothing twice', async () => {
    const site = await kit.aSite();
    const { services } = kit.app;
    const killed = { ...services.publishing, publish: () => Promise.reject(new Error('killed')) };
    await expect(takeIn(site, FILE, killed)).rejects.toThrow('killed');
    expect((await visit(site, '/blog/salt')).status).toBe(404);
    const { lost } = await takeIn(site, FILE);
    expect((await visit(site, '/blog/salt')).status).toBe(200);
    expect(lost.map(({ what }) => what)).toContain('Salt & wind: A <script>');
    expect((await visit(site, '/2020/05/salt')).headers.location).toBe('/blog/salt');
    const items = await services.content.items(site.id);
    expect(items).toHaveLength(3);
    const { comments } = (await call('GET', '/api/comments?state=approved', { as: site.owner })).json() as {
      comments: CommentEntry[];
    };
    expect(comments).toHaveLength(1);
  });

  test('that failed and was started again counts what it carried once', async () => {
    const site = await kit.aSite();
    const { services } = kit.app;
    const { publishing } = services;
    let isBroken = true;
    const importWxr = makeWxrImport({
      ...services,
      publishing: {
        ...publishing,
        publish: (...asked: Parameters<typeof publishing.publish>) =>
          isBroken ? Promise.reject(new Error('no disk left')) : publishing.publish(...asked),
      },
      fetchPicture: async () => 'The server does not answer.',
    });
    let work: Parameters<Jobs['handle']>[1] = async () => {};
    const jobs = {
      handle: async (_: string, each: typeof work) => void (work = each),
      enqueue: async () => {},
    };
    const folder = mkdtempSync(join(tmpdir(), 'plinth-'));
    const sent = new SentFile(join(folder, 'sent'), Buffer.byteLength(FILE));
    writeFileSync(sent.path, FILE);
    const moving = await makeMoving({
      db: kit.db,
      jobs: jobs as unknown as Jobs,
      folder,
      importWxr,
      archive: undefined as never,
      now: () => new Date(),
    });
    const actor = { siteId: site.id, accountId: site.ownerId };
    const { id } = await moving.start(actor, { name: 'x', size: Buffer.byteLength(FILE) });
    await moving.part(site.id, id, 0, sent);
    await moving.run(actor, id);
    await expect(work({ siteId: site.id, id }, { isLast: false })).rejects.toThrow('no disk left');
    isBroken = false;
    await work({ siteId: site.id, id }, { isLast: false });
    const { imports } = await moving.list(site.id);
    expect(imports[0]).toMatchObject({
      state: 'done',
      report: { carried: { posts: 3, pages: 1, comments: 1 } },
    });
  });

  test('of Squarespace: its list of posts is the blog, old addresses lead on, links elsewhere stay', async () => {
    const site = await kit.aSite();
    const link = (id: number, title: string, url: string) =>
      wxrItem({
        id,
        type: 'nav_menu_item',
        title,
        rest: `<wp:postmeta><wp:meta_key>_menu_item_url</wp:meta_key><wp:meta_value>${url}</wp:meta_value></wp:postmeta>`,
      });
    const file = wxrFile([
      wxrItem({ id: 1, type: 'page', title: 'News', slug: 'news', link: '/news' }),
      wxrItem({
        id: 2,
        slug: 'First-Net',
        title: 'First net',
        link: '/news/First-Net',
        content: '<p>Knots</p>',
      }),
      wxrItem({
        id: 8,
        type: 'page',
        title: 'Home',
        slug: 'start',
        link: '/start',
        content: '<div><h1>Nets since <em>1921</em></h1><p>We knot.</p></div>',
      }),
      wxrItem({ id: 6, slug: 'knots', link: '/2019/knots', content: '<p>More</p>' }),
      wxrItem({ id: 7, slug: 'x', link: '/api/x', content: '<p>Least</p>' }),
      link(3, 'Elsewhere', 'https://elsewhere.example/us'),
      link(4, 'Ours', 'https://old.example/news'),
      link(5, 'Trick', 'javascript:alert(1)'),
    ]);
    const { lost } = await takeIn(site, file);
    expect(lost.map(({ what, why }) => `${what}: ${why}`)).toEqual([
      'The way from /api/x: The address /api is used by the system.',
      'The way from /news/First-Net: This leads in a circle: /news/First-Net → /news/First-Net.',
      'A link in the menu: Trick: What it led to was not carried.',
    ]);
    expect((await visit(site, '/news')).body).toContain('First net');
    expect((await visit(site, '/news/first-net')).body).toContain('Knots');
    const start = (await visit(site, '/start')).body;
    expect(start.match(/<h1[^>]*>[^<]*/g)?.map((tag) => tag.replace(/.*>/, ''))).toEqual(['Nets since 1921']);
    expect(start.match(/Nets since/g)).toHaveLength(1);
    expect((await visit(site, '/2019/knots')).headers.location).toBe('/news/knots');
    const { body } = await visit(site, '/news');
    expect(body).toContain('href="https://elsewhere.example/us"');
    expect(body).toContain('<a href="/news" aria-current="page">Ours');
    expect(body).not.toContain('javascript:');
  });

  test.each([
    ['broken', `${FILE.slice(0, 900)}</oops>`, 'The file is damaged'],
    ['cut off', FILE.slice(0, -40), 'The file is damaged'],
    [
      'a bomb of entities',
      FILE.replace('<rss', '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><rss').replace(
        'Old',
        '&b;',
      ),
      'declares a document type',
    ],
    ['something else', '<html><body>Hello</body></html>', 'This is not an export'],
    ['nothing but words', 'Hello', 'The file is damaged'],
  ])('that is %s is refused with a sentence', async (_, file, sentence) => {
    emptied ??= await kit.aSite();
    await expect(takeIn(emptied, file)).rejects.toThrow(sentence);
    expect(await kit.app.services.content.items(emptied.id)).toEqual([]);
  });

  test('that is damaged is told to who sent it', async () => {
    const { state, problem } = await moveIn(await kit.aSite(), FILE.slice(0, -40));
    expect({ state, problem }).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('The file is damaged'),
    });
  });
});

describe('an archive', () => {
  const archiveOf = async (site: TestSite) => {
    const { services } = kit.app;
    const chunks: Buffer[] = [];
    for await (const chunk of services.moving.archive(site.id)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  };

  /** A site without anything in it. */
  async function anEmptySite(): Promise<TestSite> {
    const { services } = kit.app;
    const { id: ownerId } = await kit.anAccount();
    const identifier = `e${newId()}`;
    const id = await services.sites.create({ identifier, templateId: 'provisions', trialEndsAt: undefined });
    await services.accounts.addMember(id, ownerId, [ContributorRole.admin], true);
    const host = `${identifier}.${APP_DOMAIN}`;
    return { id, host, ownerId, owner: await kit.signIn(ownerId, host, id) };
  }

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

  const TRIED: readonly Template[] = [smallTemplate, ...DEMOS];

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

  test.each([1, 2, 3])('of a site made by chance (%i), with drafts beyond what is live', async (seed) => {
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
