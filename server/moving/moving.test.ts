import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { SentFile } from '../http/incoming/incoming.ts';
import type { CommentEntry } from '#contract/comments.ts';
import { Failure } from '#contract/errors.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { makeFolderStorage } from '../storage/folder.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { emptyReport } from '#core/moving/report.ts';
import { makeMoveIn } from './testing/move-in.ts';
import { oddExport } from './testing/odd-export.ts';
import type { Jobs } from '../jobs.ts';
import { makeMoving } from './service.ts';
import { makeWxrImport } from './wordpress/wxr-import.ts';
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
      files: makeFolderStorage(folder),
      scratch: join(folder, 'scratch'),
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
      'Redirect: /api/x: The address /api is used by the system.',
      'Redirect: /news/First-Net: This leads in a circle: /news/First-Net → /news/First-Net.',
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
