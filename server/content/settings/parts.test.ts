import { beforeAll, expect, test } from 'vitest';
import { ContributorRole, hasPermission, Permission } from '#core/enumerations/permissions.ts';
import { FINER, SettingsPermission } from '#core/people/finer-permissions.ts';
import { SETTINGS_GROUPS } from '#core/settings/groups.ts';
import { needsOfSettings } from '#core/settings/needs.ts';
import { CONTRACT } from '#contract/index.ts';
import type { Route } from '#contract/route.ts';
import type { DocumentEntry } from '#contract/content/content.ts';
import { useApp, type Session, type TestSite } from '../../testing/app.ts';

const kit = useApp();
const { call } = kit;
let site: TestSite;

beforeAll(async () => {
  site = await kit.aSite();
});

async function somebodyWith(permissions: readonly number[]): Promise<Session> {
  const { id } = await kit.anAccount();
  await kit.app.services.accounts.addMember(site.id, id, [], false);
  const body = { roles: [], permissions };
  const given = await call('PUT', `/api/people/${id}/roles`, { as: site.owner, body });
  expect(given.status).toBe(200);
  return kit.signIn(id, site.host, site.id);
}

const open = (as: Session, key: string) =>
  call('POST', '/api/content/singles', { as, body: { kind: 'settings', key } });

/** Opens, reads and saves a group as its screen does; says how each of it was answered. */
async function edit(as: Session, key: string): Promise<number[]> {
  const opened = await open(site.owner, key);
  const { id, revision } = opened.json() as { id: string; revision: number };
  const read = await call('GET', `/api/content/documents/${id}`, { as });
  const { body } = (await call('GET', `/api/content/documents/${id}`, { as: site.owner })).json();
  const saved = await call('PUT', `/api/content/documents/${id}`, { as, body: { base: revision, body } });
  return [(await open(as, key)).status, read.status, saved.status];
}

const opensGroup = (permission: number) =>
  SETTINGS_GROUPS.some((key) => needsOfSettings(key).includes(permission));
const declared = new Set(
  Object.values<Record<string, Route>>(CONTRACT)
    .flatMap((routes) => Object.values(routes))
    .flatMap(({ needs }) => (typeof needs === 'object' ? [needs.permission] : [])),
);

test.each(FINER.map(({ id, name }) => [id, name] as const))(
  '%d (%s) is asked for by a call or by a group of settings',
  (id) => {
    expect(declared.has(id) || opensGroup(id)).toBe(true);
  },
);

test.each(FINER.filter(({ id }) => opensGroup(id)).map(({ id, name }) => [id, name] as const))(
  'somebody with %d alone (%s) changes its groups and no other',
  async (permission) => {
    const as = await somebodyWith([permission]);
    const mine = SETTINGS_GROUPS.filter((key) => needsOfSettings(key).includes(permission));
    for (const key of mine) expect(await edit(as, key), key).toEqual([200, 200, 200]);
    const other = SETTINGS_GROUPS.find((key) => !mine.includes(key)) ?? 'site';
    expect(await edit(as, other), other).toEqual([403, 403, 403]);
    const { documents } = (await call('GET', '/api/content/documents', { as })).json() as {
      documents: DocumentEntry[];
    };
    expect(new Set(documents.map(({ kind, key }) => `${kind}:${key}`))).toEqual(
      new Set(mine.map((key) => `settings:${key}`)),
    );
  },
);

test('those parts open no page, no form and no collection', async () => {
  const as = await somebodyWith([SettingsPermission.site, SettingsPermission.redirects]);
  const { documents } = (await call('GET', '/api/content/documents', { as: site.owner })).json() as {
    documents: DocumentEntry[];
  };
  const others = documents.filter(({ kind }) => kind !== 'settings');
  expect(others.length).toBeGreaterThan(0);
  for (const { id } of others) {
    const answers = [
      await call('GET', `/api/content/documents/${id}`, { as }),
      await call('GET', `/api/content/documents/${id}/live`, { as }),
      await call('PUT', `/api/content/documents/${id}`, { as, body: { base: 1, body: {} } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  }
  for (const kind of ['page', 'form', 'item'])
    expect((await call('GET', `/api/content/documents?kind=${kind}`, { as })).status).toBe(403);
});

test('whoever holds a part publishes it, and what others changed stays a draft', async () => {
  const as = await somebodyWith([SettingsPermission.business]);
  const rename = async (who: Session, key: string, values: object) => {
    const { id, revision } = (await open(site.owner, key)).json() as { id: string; revision: number };
    const { body } = (await call('GET', `/api/content/documents/${id}`, { as: site.owner })).json();
    const sent = { base: revision, body: { ...(body as object), ...values } };
    expect((await call('PUT', `/api/content/documents/${id}`, { as: who, body: sent })).status).toBe(200);
    return id;
  };
  const title = await rename(site.owner, 'site', { title: 'Another title' });
  const name = await rename(as, 'business', { name: 'Ada & Sons' });
  const publish = (documentIds?: string[]) =>
    call('POST', '/api/content/publish', { as, body: documentIds ? { documentIds } : {} });
  expect((await publish([title, name])).status).toBe(403);
  expect((await publish()).json().changes).toMatchObject([{ documentId: name }]);
});

test('an Editor changes no settings, and a Store manager those of the shop', async () => {
  const editor = await kit.aMember(site, [ContributorRole.editor]);
  const manager = await kit.aMember(site, [ContributorRole.storeManager]);
  for (const key of SETTINGS_GROUPS) {
    const isOfShop = needsOfSettings(key).some((each) => hasPermission([Permission.commerce], each));
    expect((await open(editor, key)).status, key).toBe(403);
    expect((await open(manager, key)).status, key).toBe(isOfShop ? 200 : 403);
  }
});
