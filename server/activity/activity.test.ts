import { describe, expect, test } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { CONTRACT } from '#contract/index.ts';
import { newestLetter } from '../accounts/testing/letters.ts';
import { recordAction } from '../audit.ts';
import { newId } from '../ids.ts';
import { useApp, type Session, type TestSite } from '../testing/app.ts';
import { PAGE_LENGTH } from './service.ts';

const kit = useApp();
const { call } = kit;
const { admin, editor, reporting } = ContributorRole;

interface Log {
  entries: {
    id: number;
    action: string;
    at: string;
    detail: Record<string, unknown>;
    person: { name: string } | null;
  }[];
  next: number | null;
}

const read = async (site: TestSite, query = '', as: Session = site.owner) =>
  (await call('GET', `/api/activity${query}`, { as })).json() as unknown as Log;

const addPage = async (as: Session, title: string) => {
  const body = { kind: 'page', body: { title, path: `/${newId()}` } };
  const answer = await call('POST', '/api/content/documents', { as, body });
  return answer.json() as { id: string; revision: number };
};

/** Entries as other features would write them. */
async function write(site: TestSite, count: number): Promise<void> {
  await kit.db.site(site.id, async (tx) => {
    for (let number = 1; number <= count; number += 1)
      await recordAction(tx, {
        siteId: site.id,
        accountId: null,
        action: 'release.publish',
        detail: { release: number, count: 1 },
      });
  });
}

test('says who did what to which thing', async () => {
  const site = await kit.aSite();
  const { id } = await addPage(site.owner, 'Opening hours');
  const [newest] = (await read(site)).entries;
  expect(newest).toMatchObject({
    action: 'document.create',
    detail: { id, kind: 'page', title: 'Opening hours' },
    person: { name: 'Ada' },
  });
});

test('comes in pages that neither repeat nor leave out an entry', async () => {
  const site = await kit.aSite();
  await write(site, PAGE_LENGTH * 2 + 5);
  const first = await read(site, '?kind=release');
  await addPage(site.owner, 'Written in between');
  const second = await read(site, `?kind=release&before=${first.next}`);
  const third = await read(site, `?kind=release&before=${second.next}`);
  const ids = [first, second, third].flatMap(({ entries }) => entries.map((entry) => entry.id));
  expect(new Set(ids).size).toBe(ids.length);
  // The release that made the site is one more.
  expect([ids.length, third.next]).toEqual([PAGE_LENGTH * 2 + 6, null]);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

describe('is filtered', () => {
  test('by person, kind, period and words', async () => {
    const site = await kit.aSite();
    const as = await kit.aMember(site, [editor]);
    const me = (await call('GET', '/api/auth/Account', { as })).json();
    await addPage(as, 'Blue 100% hall_way');
    await addPage(site.owner, 'Red');
    const count = async (query: string) => (await read(site, query)).entries.length;
    expect(await count(`?person=${String(me.id)}`)).toBe(1);
    expect(await count('?kind=people')).toBe(0);
    expect(await count('?search=blue')).toBe(1);
    expect(await count(`?search=${encodeURIComponent('100%')}`)).toBe(1);
    expect(await count('?search=hall_way')).toBe(1);
    expect(await count('?search=hallxway')).toBe(0);
    expect(await count(`?search=${encodeURIComponent("'; drop table audit_entries; --")}`)).toBe(0);
    expect(await count('?search=published')).toBe(1);
    // What it is called in the language of whoever looks for it.
    expect(await count('?search=ver%C3%B6ffentlicht&actions=release.publish,release.undo')).toBe(1);
    expect(await count('?search=ver%C3%B6ffentlicht')).toBe(0);
    expect(await count('?from=2099-01-01T00:00:00.000Z')).toBe(0);
    expect(await count('?to=2020-01-01T00:00:00.000Z')).toBe(0);
  });

  test.each([
    'person=x',
    'kind=a%25',
    'from=yesterday',
    'before=0',
    'before=x',
    `search=${'x'.repeat(101)}`,
    'actions=a%20b',
    'other=1',
  ])('by nothing like %s', async (query) => {
    const site = await kit.aSite();
    expect((await call('GET', `/api/activity?${query}`, { as: site.owner })).status).toBe(400);
  });
});

test('is for those who may read it, and holds one site', async () => {
  const [site, other] = [await kit.aSite(), await kit.aSite()];
  await addPage(other.owner, 'Elsewhere');
  const as = await kit.aMember(site, [reporting]);
  expect((await read(site, '?search=elsewhere', as)).entries).toEqual([]);
  expect((await call('GET', '/api/activity/people', { as })).json().people).toEqual([
    { id: site.ownerId, name: 'Ada' },
  ]);
  const clerk = await kit.aMember(site, [editor]);
  expect((await call('GET', '/api/activity', { as: clerk })).status).toBe(403);
});

/** One round through everything an owner does, as far as these features go. */
test('every route that declares an entry leaves it', async () => {
  const site = await kit.aSite();
  const as = site.owner;
  const platform = await kit.signInOnPlatform(site.ownerId);
  const post = (path: string, body?: unknown) => call('POST', path, { as, body });
  const { id, revision } = await addPage(as, 'One');
  await call('PUT', `/api/content/documents/${id}`, {
    as,
    body: { base: revision, body: { title: 'Two', path: '/two' } },
  });
  await post(`/api/content/documents/${id}/restore`, { base: 2, revision: 1 });
  await post('/api/content/publish', {});
  await post('/api/content/releases/2/undo');
  await call('DELETE', `/api/content/documents/${id}`, { as, body: { base: 3 } });
  await call('DELETE', `/api/content/trash/${id}`, { as });
  const planned = await post('/api/content/schedules', { at: '2099-01-01T00:00:00.000Z' });
  await call('DELETE', `/api/content/schedules/${String(planned.json().id)}`, { as });
  const headerFooter = await call('GET', '/api/site-header-footer', { as });
  await call('PUT', '/api/site-header-footer', { as, body: headerFooter.json() });

  const invited = await kit.anAccount();
  const invitation = await post('/api/people/invitations', { email: invited.email, roles: [admin] });
  await post(`/api/people/invitations/${String(invitation.json().id)}/resend`);
  const { token } = await newestLetter(kit, invited.email);
  const theirs = await kit.signInOnPlatform(invited.id);
  await call('POST', '/api/invitations/accept', { as: theirs, body: { token } });
  const second = await post('/api/people/invitations', { email: 'b@example.com', roles: [editor] });
  await call('DELETE', `/api/people/invitations/${String(second.json().id)}`, { as });
  await call('PUT', `/api/people/${invited.id}/roles`, { as, body: { roles: [admin, editor] } });
  const leaver = await kit.anAccount();
  await kit.app.services.accounts.addMember(site.id, leaver.id, [editor], false);
  await call('POST', `/api/sites/${site.id}/leave`, { as: await kit.signInOnPlatform(leaver.id) });
  const removed = await kit.anAccount();
  await kit.app.services.accounts.addMember(site.id, removed.id, [editor], false);
  await call('DELETE', `/api/people/${removed.id}`, { as });
  await call('POST', `/api/sites/${site.id}/remove`, { as: platform });
  await call('POST', `/api/sites/${site.id}/restore`, { as: platform });
  await post(`/api/people/${invited.id}/owner`);

  const copied = await call('POST', `/api/sites/${site.id}/duplicate`, { as: platform });
  const made = await call('POST', '/api/sites', {
    as: platform,
    body: { template: 'blank', title: 'New' },
  });
  const actionsOf = async (siteId: string) => {
    const { rows } = await kit.db.site(siteId, (tx) =>
      tx.$client.query<{ action: string }>('select distinct action from audit_entries'),
    );
    return rows.map(({ action }) => action);
  };
  const seen = new Set([
    ...(await actionsOf(site.id)),
    ...(await actionsOf(String(copied.json().id))),
    ...(await actionsOf(String(made.json().id))),
  ]);
  const features = ['content', 'people', 'sites', 'mySites'] as const;
  const declared = features.flatMap((feature) =>
    Object.values(CONTRACT[feature] ?? {}).flatMap(({ records }) => [records ?? []].flat()),
  );
  expect([...new Set(declared)].filter((action) => !seen.has(action))).toEqual([]);
});
