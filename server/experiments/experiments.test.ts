import { describe, expect, test } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { SiteStatus } from '#core/enumerations/sites.ts';
import type { ExperimentView } from '#contract/experiments.ts';
import { useApp, type Session, type TestSite } from '../testing/app.ts';

let now = new Date('2026-11-16T12:00:00.000Z');
const kit = useApp({ now: () => now });
const { call } = kit;

interface Entry {
  id: string;
  path: string;
  revision: number;
}

async function pageAt(site: TestSite, path: string): Promise<Entry> {
  const { documents } = (await call('GET', '/api/content/documents', { as: site.owner })).json() as {
    documents: Entry[];
  };
  return documents.find((each) => each.path === path) ?? { id: '', path, revision: 0 };
}

/** Saves the draft of a page with another heading in it. */
async function draft(site: TestSite, words: string, as: Session = site.owner): Promise<string> {
  const { id, revision } = await pageAt(site, '/about');
  const { body } = (await call('GET', `/api/content/documents/${id}`, { as })).json() as {
    body: { body: { sections: unknown[] } };
  };
  const changed = JSON.parse(
    JSON.stringify(body).replace(/"text":"[^"]*"/, `"text":${JSON.stringify(words)}`),
  ) as object;
  const answer = await call('PUT', `/api/content/documents/${id}`, {
    as,
    body: { base: revision, body: changed },
  });
  expect(answer.status).toBe(200);
  return id;
}

async function create(site: TestSite, goal: object = { kind: 'view', path: '/' }): Promise<string> {
  const pageId = await draft(site, 'Variant words');
  const answer = await call('POST', '/api/experiments', {
    as: site.owner,
    body: { name: 'Shorter headline', subject: { kind: 'page', pageId }, goal },
  });
  expect(answer.status).toBe(200);
  return answer.json()['id'] as string;
}

const step = (site: TestSite, id: string, name: string, as = site.owner) =>
  call('POST', `/api/experiments/${id}/${name}`, { as, body: {} });
async function running(site: TestSite, goal?: object): Promise<string> {
  const id = await create(site, goal);
  expect((await step(site, id, 'start')).status).toBe(200);
  return id;
}
const list = async (site: TestSite) =>
  (await call('GET', '/api/experiments', { as: site.owner })).json()['experiments'] as ExperimentView[];

/** A visitor with a cookie jar of their own. */
function aVisitor({ host }: TestSite, headers: Record<string, string> = {}) {
  let cookie = '';
  const keep = (answer: { headers: Record<string, unknown> }) => {
    const lines = [answer.headers['set-cookie'] ?? []].flat() as string[];
    for (const line of lines) if (line.startsWith('ss_trials=')) cookie = line.split(';')[0] ?? '';
    return answer;
  };
  const sent = () => ({ ...headers, ...(cookie !== '' && { cookie }) });
  return {
    get cookie() {
      return cookie;
    },
    read: async (path = '/about') => {
      const answer = await call('GET', path, { host, headers: sent() });
      keep(answer);
      return answer.body.includes('Variant words') ? 'B' : 'A';
    },
    tell: async (kind: string, path = '/about') => {
      const answer = await call('POST', '/api/experiments/count', {
        host,
        body: { kind, path },
        headers: sent(),
      });
      expect(answer.status).toBe(204);
      keep(answer);
    },
  };
}

test('visitors are shared out, and each stays with what they got', async () => {
  const site = await kit.aSite();
  await running(site);
  const seen = { A: 0, B: 0 };
  for (let index = 0; index < 40; index += 1) {
    const visitor = aVisitor(site);
    const first = await visitor.read();
    seen[first] += 1;
    expect(visitor.cookie).toMatch(/^ss_trials=\d{1,4}$/);
    for (const _ of [1, 2]) expect(await visitor.read()).toBe(first);
  }
  expect(Math.min(seen.A, seen.B)).toBeGreaterThan(5);
});

test('other pages set no cookie, and neither does a page once the experiment has ended', async () => {
  const site = await kit.aSite();
  const id = await running(site);
  const cookieAt = async (path: string) =>
    JSON.stringify((await call('GET', path, { host: site.host })).headers['set-cookie'] ?? []);
  expect(await cookieAt('/')).toBe('[]');
  expect(await cookieAt('/about')).toContain('ss_trials=');
  expect((await step(site, id, 'stop')).status).toBe(200);
  expect(await cookieAt('/about')).toBe('[]');
  expect((await call('GET', '/about', { host: site.host })).body).not.toContain('Variant words');
});

test('who does not allow statistics gets the original and no cookie', async () => {
  const site = await kit.aSite();
  await running(site);
  for (let index = 0; index < 10; index += 1) {
    const visitor = aVisitor(site, { 'sec-gpc': '1' });
    expect(await visitor.read()).toBe('A');
    await visitor.tell('seen');
    expect(visitor.cookie).toBe('');
  }
  expect((await list(site))[0]?.variants.map(({ visitors }) => visitors)).toEqual([0, 0]);
});

describe('counting', () => {
  test('each visitor counts once, and only who has seen the page can reach the goal', async () => {
    const site = await kit.aSite();
    await running(site);
    const [one, two] = [aVisitor(site), aVisitor(site)];
    const variants = [await one.read(), await two.read()];
    for (const visitor of [one, two]) for (const _ of [1, 2, 3]) await visitor.tell('seen');
    for (const _ of [1, 2]) await one.tell('view', '/');
    await two.tell('view', '/elsewhere');
    await two.tell('form');
    await aVisitor(site).tell('view', '/');
    const [experiment] = await list(site);
    const sum = (pick: (each: ExperimentView['variants'][number]) => number) =>
      (experiment?.variants ?? []).reduce((all, each) => all + pick(each), 0);
    expect([sum(({ visitors }) => visitors), sum(({ conversions }) => conversions)]).toEqual([2, 1]);
    const ofOne = experiment?.variants.find(({ variant }) => variant === variants[0]);
    expect(ofOne?.conversions).toBe(1);
  });

  test.each(['form', 'purchase'])('a goal can be a %s', async (kind) => {
    const site = await kit.aSite();
    await running(site, { kind, path: '' });
    const visitor = aVisitor(site);
    await visitor.read();
    await visitor.tell('seen');
    await visitor.tell(kind, '/wherever');
    const [experiment] = await list(site);
    expect(experiment?.variants.map(({ conversions }) => conversions).toSorted()).toEqual([0, 1]);
    expect(experiment?.verdict.kind).toBe('collecting');
  });

  test.each([
    ['nothing', {}],
    ['an event nobody knows', { kind: 'clicked' }],
    ['an address without end', { kind: 'seen', path: 'x'.repeat(600) }],
  ])('%s is refused', async (_, body) => {
    const { host } = await kit.aSite();
    expect((await call('POST', '/api/experiments/count', { host, body })).status).toBe(400);
  });
});

describe('what the figures say', () => {
  test('is told after a week, in words', async () => {
    const site = await kit.aSite();
    const id = await running(site, { kind: 'purchase', path: '' });
    const counts = (variant: string, conversions: number) =>
      `('${site.id}','${id}','${variant}','2026-11-16',8000,${conversions})`;
    await kit.db.site(site.id, (tx) =>
      tx.execute(`insert into experiment_counts values ${counts('A', 400)}, ${counts('B', 560)}`),
    );
    expect((await list(site))[0]?.verdict.words).toMatch(/^Running for 0 of 7 days/);
    now = new Date('2026-11-24T12:00:00.000Z');
    const [experiment] = await list(site);
    now = new Date('2026-11-16T12:00:00.000Z');
    expect(experiment?.verdict.words).toMatch(/^B sells more: \d+–\d+ % more orders\. Safe to stop\.$/);
    expect(experiment?.variants[1]?.lift?.low).toBeGreaterThan(0);
  });
});

test('the winner is published as a release like any other', async () => {
  const site = await kit.aSite();
  const id = await running(site);
  const answer = await call('POST', `/api/experiments/${id}/publish`, {
    as: site.owner,
    body: { variant: 'B' },
  });
  expect(answer.status).toBe(200);
  for (let index = 0; index < 5; index += 1) expect(await aVisitor(site).read()).toBe('B');
  const { releases } = (await call('GET', '/api/content/releases', { as: site.owner })).json() as {
    releases: { number: number; note: string }[];
  };
  expect(releases[0]?.note).toBe('Variant B of “Shorter headline”');
  expect((await list(site))[0]).toMatchObject({ state: 'stopped', winner: 'B' });
  await call('POST', `/api/content/releases/${releases[0]?.number}/undo`, { as: site.owner, body: {} });
  expect(await aVisitor(site).read()).toBe('A');
});

test('a publish of the page ends the comparison', async () => {
  const site = await kit.aSite();
  await running(site);
  const documentIds = [await draft(site, 'Published words')];
  await call('POST', '/api/content/publish', { as: site.owner, body: { documentIds } });
  for (let index = 0; index < 6; index += 1) expect(await aVisitor(site).read()).toBe('A');
  expect((await list(site))[0]).toMatchObject({ state: 'running', isOvertaken: true });
});

describe('what is refused', () => {
  test.each<[string, (site: TestSite) => Promise<{ status: number; body: string }>, number, string]>([
    [
      'a page without changes',
      async (site) =>
        call('POST', '/api/experiments', {
          as: site.owner,
          body: {
            name: 'x',
            subject: { kind: 'page', pageId: (await pageAt(site, '/about')).id },
            goal: { kind: 'form', path: '' },
          },
        }),
      400,
      'the same as what is live',
    ],
    [
      'a page view without a page',
      async (site) =>
        call('POST', '/api/experiments', {
          as: site.owner,
          body: {
            name: 'x',
            subject: { kind: 'page', pageId: await draft(site, 'x') },
            goal: { kind: 'view', path: '' },
          },
        }),
      400,
      'address of the page',
    ],
    ['a second start', async (site) => step(site, await running(site), 'start'), 400, 'is running'],
    [
      'a stop before the start',
      async (site) => step(site, await create(site), 'stop'),
      400,
      'not been started',
    ],
    [
      'two on one page',
      async (site) => {
        await running(site);
        return step(site, await create(site), 'start');
      },
      400,
      'Another experiment is running',
    ],
    ['one of another site', async (site) => step(site, await create(await kit.aSite()), 'start'), 404, ''],
    ['the draft twice', async (site) => step(site, await create(site), 'variants'), 400, 'already one of'],
    [
      'deleting what runs',
      async (site) => call('DELETE', `/api/experiments/${await running(site)}`, { as: site.owner }),
      400,
      'Stop it first',
    ],
  ])('%s', async (_, attempt, status, words) => {
    const answer = await attempt(await kit.aSite());
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(words);
  });

  test('those who do not write pages', async () => {
    const site = await kit.aSite();
    const reader = await kit.aMember(site, [ContributorRole.reporting]);
    expect((await call('GET', '/api/experiments', { as: reader })).status).toBe(403);
  });

  test('code of somebody who may not put it on the site', async () => {
    const site = await kit.aSite();
    const editor = await kit.aMember(site, [ContributorRole.editor]);
    const pageId = await draft(site, 'Variant words');
    const { revision } = await pageAt(site, '/about');
    const { body } = (await call('GET', `/api/content/documents/${pageId}`, { as: editor })).json();
    const headCode = '<script>steal()</script>';
    await call('PUT', `/api/content/documents/${pageId}`, {
      as: editor,
      body: { base: revision, body: { ...(body as object), headCode } },
    });
    const made = await call('POST', '/api/experiments', {
      as: editor,
      body: { name: 'x', subject: { kind: 'page', pageId }, goal: { kind: 'form', path: '' } },
    });
    const answer = await step(site, made.json()['id'] as string, 'start', editor);
    expect([answer.status, answer.json()['errorKey']]).toEqual([403, 'codeWaits']);
  });
});

describe('variants named by an address', () => {
  const bodyAt = async (site: TestSite, path: string) =>
    (await call('GET', path, { host: site.host, headers: { 'sec-gpc': '1' } })).body.includes(
      'Variant words',
    );

  test.each([
    [SiteStatus.internal, true],
    [SiteStatus.paid, false],
  ])('on a site of status %d: %s', async (siteStatus, isHeard) => {
    const site = await kit.aSite();
    await running(site);
    await kit.db.site(site.id, (tx) => kit.app.services.sites.setFacts(tx, site.id, { siteStatus }));
    kit.app.services.sites.forgetAll();
    for (const query of ['?exp_shorter-headline=B', '?shorter-headline=B'])
      expect(await bodyAt(site, `/about${query}`)).toBe(isHeard);
    expect(await bodyAt(site, '/about?exp_shorter-headline=reset')).toBe(false);
    expect(await bodyAt(site, '/about')).toBe(false);
  });
});

test('pages carry the flags of the operator and the experiments of the site', async () => {
  const site = await kit.aSite();
  await running(site);
  const { body } = await call('GET', '/about', { host: site.host });
  expect(body).toContain('"flags":{}');
  expect(body).toMatch(/"experiments":\[\{"slug":"shorter-headline","goal":\{[^}]*\},"variant":"[AB]"\}\]/);
});
