import { Client, type PoolClient } from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { HOUR_MS } from '#core/durations.ts';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import type { Change, DocumentEntry, Release } from '#contract/content/content.ts';
import { newId } from '../ids.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();
const { call } = kit;

const pageBody = (title: string, path: string) => ({ title, path });
const list = async (site: TestSite, kind = 'page') =>
  (await call('GET', `/api/content/documents?kind=${kind}`, { as: site.owner })).json()
    .documents as DocumentEntry[];
const pageAt = async (site: TestSite, path: string) => {
  const entry = (await list(site)).find((candidate) => candidate.path === path);
  if (!entry) throw new Error(`no page at ${path}`);
  const read = await call('GET', `/api/content/documents/${entry.id}`, { as: site.owner });
  return read.json() as unknown as DocumentEntry & { body: Record<string, unknown> };
};
const titleLive = async (site: TestSite, path: string) =>
  /<title>(.*?)<\/title>/.exec((await call('GET', path, { host: site.host })).body)?.[1];
const publish = (site: TestSite, body: object = {}) =>
  call('POST', '/api/content/publish', { as: site.owner, body });

describe('drafts', () => {
  test('a saved draft is not live before it is published', async () => {
    const site = await kit.aSite();
    const page = await pageAt(site, '/about');
    const saved = await call('PUT', `/api/content/documents/${page.id}`, {
      as: site.owner,
      body: { base: page.revision, body: { ...page.body, title: 'Changed' } },
    });
    expect(saved.json()).toEqual({ id: page.id, revision: page.revision + 1 });
    expect(await titleLive(site, '/about')).toBe('About — Small site');
    expect((await pageAt(site, '/about')).state).toBe('changed');
    expect((await publish(site)).status).toBe(200);
    expect(await titleLive(site, '/about')).toBe('Changed — Small site');
    expect((await pageAt(site, '/about')).state).toBe('live');
  });

  test('a save from an old revision is answered with what is there now, and overwrites nothing', async () => {
    const site = await kit.aSite();
    const page = await pageAt(site, '/about');
    const save = (title: string) =>
      call('PUT', `/api/content/documents/${page.id}`, {
        as: site.owner,
        body: { base: page.revision, body: { ...page.body, title } },
      });
    expect((await save('First')).status).toBe(200);
    const second = await save('Second');
    expect(second.status).toBe(409);
    expect(second.json()).toMatchObject({
      errorKey: 'conflict',
      current: { revision: page.revision + 1, body: { title: 'First' } },
    });
    expect((await pageAt(site, '/about')).body.title).toBe('First');
  });

  test('of many saves from the same revision exactly one wins', async () => {
    const site = await kit.aSite();
    const page = await pageAt(site, '/about');
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        call('PUT', `/api/content/documents/${page.id}`, {
          as: site.owner,
          body: { base: page.revision, body: { ...page.body, title: `Try ${index}` } },
        }),
      ),
    );
    expect(saves.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });

  test('every bad field is named at once and nothing is saved', async () => {
    const site = await kit.aSite();
    const page = await pageAt(site, '/about');
    const saved = await call('PUT', `/api/content/documents/${page.id}`, {
      as: site.owner,
      body: {
        base: page.revision,
        body: { ...page.body, title: 'x'.repeat(201), path: '/Not Valid', noIndex: 'yes', wings: 2 },
      },
    });
    expect(saved.status).toBe(400);
    expect(Object.keys(saved.json().errors as object).sort()).toEqual(['noIndex', 'path', 'title', 'wings']);
    expect((await pageAt(site, '/about')).revision).toBe(page.revision);
  });

  test('two pages cannot have the same address', async () => {
    const site = await kit.aSite();
    const create = () =>
      call('POST', '/api/content/documents', {
        as: site.owner,
        body: { kind: 'page', body: pageBody('New', '/new') },
      });
    expect((await create()).status).toBe(200);
    const second = await create();
    expect([second.status, second.json().errorKey]).toEqual([409, 'pathTaken']);
  });

  test.each([
    '/api/x',
    '/config',
    '/cart',
    '/search',
    '/s/file',
    '/UPPER',
    'no-slash',
    '/a//b',
    `/${'x'.repeat(150)}`,
  ])('a page cannot live at %s', async (path) => {
    const site = await kit.aSite();
    const created = await call('POST', '/api/content/documents', {
      as: site.owner,
      body: { kind: 'page', body: pageBody('New', path) },
    });
    expect(created.status).toBe(400);
  });
});

describe('publishing', () => {
  test('lists what will change, publishes a part, then the rest', async () => {
    const site = await kit.aSite();
    const [home, about] = [await pageAt(site, '/'), await pageAt(site, '/about')];
    for (const page of [home, about]) {
      await call('PUT', `/api/content/documents/${page.id}`, {
        as: site.owner,
        body: { base: page.revision, body: { ...page.body, seoTitle: 'New' } },
      });
    }
    const changes = (await call('GET', '/api/content/changes', { as: site.owner })).json()
      .changes as Change[];
    expect(changes.map(({ documentId }) => documentId).sort()).toEqual([home.id, about.id].sort());
    const release = (
      await publish(site, { documentIds: [about.id], note: 'Only about' })
    ).json() as unknown as Release;
    expect(release).toMatchObject({
      note: 'Only about',
      undoOf: null,
      changes: [{ documentId: about.id, before: 1, after: 2 }],
    });
    expect([await titleLive(site, '/'), await titleLive(site, '/about')]).toEqual(['Small site', 'New']);
    expect((await publish(site)).status).toBe(200);
    expect(await titleLive(site, '/')).toBe('New');
    const nothing = await publish(site);
    expect([nothing.status, nothing.json().errorKey]).toEqual([409, 'nothingToPublish']);
  });

  test.each([
    ['page', { title: 'Somewhere else' }],
    ['theme', { textSize: 20 }],
    ['navigation', { main: [] }],
    ['headerFooter', { header: { note: 'Hello' } }],
  ])('a %s that was changed and changed back is no change', async (kind, other) => {
    const site = await kit.aSite();
    const [entry] = await list(site, kind);
    const { id = '', revision: first = 0 } = entry ?? {};
    const { body } = (await call('GET', `/api/content/documents/${id}`, { as: site.owner })).json() as {
      body: Record<string, unknown>;
    };
    const save = async (base: number, next: object) =>
      (
        await call('PUT', `/api/content/documents/${id}`, { as: site.owner, body: { base, body: next } })
      ).json().revision as number;
    const changed = async () =>
      ((await call('GET', '/api/content/changes', { as: site.owner })).json().changes as Change[]).map(
        ({ documentId }) => documentId,
      );
    const state = async () => (await list(site, kind)).find((each) => each.id === id)?.state;
    const second = await save(first, { ...body, ...other });
    expect([await changed(), await state()]).toEqual([[id], 'changed']);
    await save(second, body);
    expect([await changed(), await state()]).toEqual([[], 'live']);
    expect((await publish(site)).json()).toMatchObject({ errorKey: 'nothingToPublish' });
  });

  test('what was changed back is a change again once something else is live', async () => {
    const site = await kit.aSite();
    const { id, body, revision } = await pageAt(site, '/about');
    const save = async (base: number, title: string) =>
      (
        await call('PUT', `/api/content/documents/${id}`, {
          as: site.owner,
          body: { base, body: { ...body, title } },
        })
      ).json().revision as number;
    const second = await save(revision, 'Changed');
    expect((await publish(site)).status).toBe(200);
    const third = await save(second, 'Once more');
    await save(third, 'Changed');
    expect((await pageAt(site, '/about')).state).toBe('live');
    const [latest] = (await call('GET', '/api/content/releases', { as: site.owner })).json()
      .releases as Release[];
    await call('POST', `/api/content/releases/${latest?.number}/undo`, { as: site.owner });
    expect((await pageAt(site, '/about')).state).toBe('changed');
  });

  test('a release is undone by another release, and that one too', async () => {
    const site = await kit.aSite();
    const page = await pageAt(site, '/about');
    await call('PUT', `/api/content/documents/${page.id}`, {
      as: site.owner,
      body: { base: page.revision, body: { ...page.body, seoTitle: 'New' } },
    });
    const { number } = (await publish(site)).json() as unknown as Release;
    const undone = (
      await call('POST', `/api/content/releases/${number}/undo`, { as: site.owner })
    ).json() as unknown as Release;
    expect(undone.undoOf).toBe(number);
    expect(await titleLive(site, '/about')).toBe('About — Small site');
    expect((await pageAt(site, '/about')).state).toBe('changed');
    expect(
      (await call('POST', `/api/content/releases/${number}/undo`, { as: site.owner })).json().errorKey,
    ).toBe('notUndoable');
    expect(
      (await call('POST', `/api/content/releases/${undone.number}/undo`, { as: site.owner })).status,
    ).toBe(200);
    expect(await titleLive(site, '/about')).toBe('New');
  });

  test('deleted pages leave with a publish, and undo brings them back', async () => {
    const site = await kit.aSite();
    const page = await pageAt(site, '/about');
    await call('DELETE', `/api/content/documents/${page.id}`, {
      as: site.owner,
      body: { base: page.revision },
    });
    expect((await call('GET', '/about', { host: site.host })).status).toBe(200);
    const { changes } = (await call('GET', '/api/content/changes', { as: site.owner })).json();
    expect(changes).toMatchObject([{ title: 'About', path: '/about', before: 1, after: 2 }]);
    const { number } = (await publish(site)).json() as unknown as Release;
    expect((await call('GET', '/about', { host: site.host })).status).toBe(404);
    await call('POST', `/api/content/releases/${number}/undo`, { as: site.owner });
    expect((await call('GET', '/about', { host: site.host })).status).toBe(200);
  });

  test('two pages may swap their addresses in one release', async () => {
    const site = await kit.aSite();
    const create = async (path: string) =>
      (
        await call('POST', '/api/content/documents', {
          as: site.owner,
          body: { kind: 'page', body: pageBody(path.slice(1), path) },
        })
      ).json().id as string;
    const [a, b] = [await create('/a'), await create('/b')];
    await publish(site);
    const move = async (id: string, path: string) => {
      const { revision, body } = (
        await call('GET', `/api/content/documents/${id}`, { as: site.owner })
      ).json();
      return call('PUT', `/api/content/documents/${id}`, {
        as: site.owner,
        body: { base: revision, body: { ...(body as object), path } },
      });
    };
    for (const [id, path] of [
      [a, '/c'],
      [b, '/a'],
      [a, '/b'],
    ] as const)
      expect((await move(id, path)).status).toBe(200);
    expect((await publish(site)).status).toBe(200);
    expect([await titleLive(site, '/a'), await titleLive(site, '/b')]).toEqual([
      'b — Small site',
      'a — Small site',
    ]);
  });

  test('a publish that is killed in the middle has never happened', async () => {
    const site = await kit.aSite();
    const page = await pageAt(site, '/about');
    await call('PUT', `/api/content/documents/${page.id}`, {
      as: site.owner,
      body: { base: page.revision, body: { ...page.body, title: 'Half way' } },
    });
    const holder = await kit.db.pool.connect();
    try {
      await holder.query(`begin; set local plinth.site_id = '${site.id}'`);
      // Held, so that the publish stops here: pointers are moved by then, the live page is not.
      await holder.query('select 1 from live_pages where document_id = $1 for update', [page.id]);
      const published = publish(site);
      await killWaiting(holder);
      expect((await published).status).toBe(500);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    expect(await titleLive(site, '/about')).toBe('About — Small site');
    expect((await pageAt(site, '/about')).state).toBe('changed');
    expect((await publish(site)).status).toBe(200);
    expect(await titleLive(site, '/about')).toBe('Half way — Small site');
  });

  test('history lists revisions, and an earlier one can be restored', async () => {
    const site = await kit.aSite();
    const page = await pageAt(site, '/about');
    await call('PUT', `/api/content/documents/${page.id}`, {
      as: site.owner,
      body: { base: 1, body: { ...page.body, title: 'Two' } },
    });
    const { revisions } = (
      await call('GET', `/api/content/documents/${page.id}/history`, { as: site.owner })
    ).json() as { revisions: { number: number; isLive: boolean; summary: string }[] };
    expect(revisions.map(({ number, isLive, summary }) => [number, isLive, summary])).toEqual([
      [2, false, 'Changed Page title'],
      [1, true, ''],
    ]);
    expect(
      (
        await call('POST', `/api/content/documents/${page.id}/restore`, {
          as: site.owner,
          body: { base: 2, revision: 1 },
        })
      ).json(),
    ).toEqual({ id: page.id, revision: 3 });
    expect((await pageAt(site, '/about')).body.title).toBe('About');
  });

  test('an earlier revision can be read, and looked at as a page by those who write', async () => {
    const site = await kit.aSite();
    const page = await pageAt(site, '/about');
    await call('PUT', `/api/content/documents/${page.id}`, {
      as: site.owner,
      body: { base: 1, body: { ...page.body, title: 'Two' } },
    });
    const read = (number: number | string, as = site.owner) =>
      call('GET', `/api/content/documents/${page.id}/revisions/${number}`, { as });
    expect((await read(1)).json()).toMatchObject({ body: { title: 'About' } });
    expect((await read(2)).json()).toMatchObject({ body: { title: 'Two' } });
    expect((await read(3)).status).toBe(404);
    expect((await read('one')).status).toBe(400);
    expect((await read(1, (await kit.aSite()).owner)).status).toBe(404);

    const look = async (query: string, as?: typeof site.owner) =>
      (await call('GET', `/about${query}`, as ? { as } : { host: site.host })).body;
    expect(await look('?draft=view', site.owner)).toContain('<title>Two');
    expect(await look('?draft=view&version=1', site.owner)).toContain('<title>About');
    expect(await look('?draft=view&version=99', site.owner)).toContain('<title>Two');
    expect(await look('?version=2')).toContain('<title>About');
  });

  test('a schedule publishes when its time has come, and not when it was cancelled', async () => {
    const site = await kit.aSite();
    const page = await pageAt(site, '/about');
    await call('PUT', `/api/content/documents/${page.id}`, {
      as: site.owner,
      body: { base: 1, body: { ...page.body, seoTitle: 'Later' } },
    });
    const at = new Date(Date.now() + HOUR_MS).toISOString();
    const plan = async () =>
      (await call('POST', '/api/content/schedules', { as: site.owner, body: { at } })).json().id as string;
    const cancelled = await plan();
    await call('DELETE', `/api/content/schedules/${cancelled}`, { as: site.owner });
    await kit.app.services.publishing.publishScheduled(site.id, cancelled);
    expect(await titleLive(site, '/about')).toBe('About — Small site');
    await kit.app.services.publishing.publishScheduled(site.id, await plan());
    expect(await titleLive(site, '/about')).toBe('Later');
    const past = await call('POST', '/api/content/schedules', {
      as: site.owner,
      body: { at: '2020-01-01T00:00:00Z' },
    });
    expect(past.status).toBe(400);
  });
});

/** Ends the connection that waits for what this one holds, as a crash would. */
async function killWaiting(holder: PoolClient): Promise<void> {
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  const admin = new Client({ connectionString: inject('adminUrl') });
  await admin.connect();
  for (;;) {
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity, pg_sleep(0.02)
       where $1 = any(pg_blocking_pids(pid))`,
      [rows[0]?.pid],
    );
    if (rowCount) break;
  }
  await admin.end();
}

describe('who may', () => {
  test('visitors are asked to log in, others are refused, editors may', async () => {
    const site = await kit.aSite();
    const status = async (roles?: ContributorRole[]) =>
      (
        await call(
          'GET',
          '/api/content/changes',
          roles ? { as: await kit.aMember(site, roles) } : { host: site.host },
        )
      ).status;
    expect(await status()).toBe(401);
    expect(await status([])).toBe(403);
    expect(await status([ContributorRole.viewer])).toBe(403);
    expect(await status([ContributorRole.storeManager])).toBe(403);
    expect(await status([ContributorRole.editor])).toBe(200);
    expect(await status([ContributorRole.admin])).toBe(200);
  });

  test('a foreign document is answered like one that does not exist', async () => {
    const [mine, theirs] = [await kit.aSite(), await kit.aSite()];
    const foreign = await pageAt(theirs, '/about');
    const answers = await Promise.all(
      [foreign.id, newId()].map((id) => call('GET', `/api/content/documents/${id}`, { as: mine.owner })),
    );
    for (const answer of answers) expect(answer.status).toBe(404);
    const [first, second] = answers.map((answer) => ({ ...answer.json(), requestId: '' }));
    expect(first).toEqual(second);
  });

  test('a session of one site is none on another', async () => {
    const [mine, theirs] = [await kit.aSite(), await kit.aSite()];
    const borrowed = { ...mine.owner, host: theirs.host };
    expect((await call('GET', '/api/content/changes', { as: borrowed })).status).toBe(401);
  });

  test('a change without the crumb is refused, and told the right one', async () => {
    const site = await kit.aSite();
    const refused = await call('POST', '/api/content/publish', {
      as: { ...site.owner, crumb: 'wrong' },
      body: {},
    });
    expect(refused.status).toBe(403);
    expect(refused.json()).toMatchObject({ crumbFail: true, crumb: site.owner.crumb });
  });
});
