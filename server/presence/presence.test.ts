import { expect, test, vi } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import type { DocumentEntry } from '#contract/content/content.ts';
import { newId } from '../ids.ts';
import { useApp, type Session, type TestSite } from '../testing/app.ts';
import { PRESENCE_MS } from './service.ts';

const kit = useApp();
const { call } = kit;

async function aPage() {
  const site = await kit.aSite();
  const listed = await call('GET', '/api/content/documents?kind=page', { as: site.owner });
  const [page, other] = listed.json().documents as DocumentEntry[];
  return { site, page: page?.id ?? '', other: other?.id ?? '' };
}

const beat = (as: Session, id: string, tabId: string) =>
  call('POST', `/api/content/documents/${id}/presence`, { as, body: { tabId } });
const names = async (as: Session, id: string, tabId = newId()) =>
  ((await beat(as, id, tabId)).json().people as { name: string; isYou: boolean }[]).map(
    ({ name, isYou }) => `${name}${isYou ? ' (you)' : ''}`,
  );
const anEditor = (site: TestSite) => kit.aMember(site, [ContributorRole.editor]);

test('everybody who has the page open is named, each once and nobody to themselves', async () => {
  const { site, page, other } = await aPage();
  const [mine, theirs] = [newId(), newId()];
  const editor = await anEditor(site);
  expect(await names(site.owner, page, mine)).toEqual([]);
  expect(await names(editor, page, theirs)).toEqual(['Ada']);
  expect(await names(editor, page)).toHaveLength(2);
  expect(await names(site.owner, page, mine)).toEqual(['Ada']);
  expect(await names(site.owner, page)).toContain('Ada (you)');
  expect(await names(editor, other)).toEqual([]);
});

test('whoever leaves is gone at once, and only by their own word', async () => {
  const { site, page } = await aPage();
  const [mine, theirs] = [newId(), newId()];
  const editor = await anEditor(site);
  await beat(site.owner, page, mine);
  await beat(editor, page, theirs);
  const leave = (as: Session, tab: string) =>
    call('DELETE', `/api/content/documents/${page}/presence/${tab}`, { as });
  expect((await leave(editor, mine)).status).toBe(404);
  expect(await names(editor, page, theirs)).toEqual(['Ada']);
  expect((await leave(site.owner, mine)).status).toBe(200);
  expect(await names(editor, page, theirs)).toEqual([]);
});

test('whoever is silent is forgotten', async () => {
  const { site, page } = await aPage();
  const editor = await anEditor(site);
  await beat(site.owner, page, newId());
  const start = Date.now();
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  try {
    vi.setSystemTime(start + PRESENCE_MS - 2000);
    expect(await names(editor, page, newId())).toEqual(['Ada']);
    vi.setSystemTime(start + 2 * PRESENCE_MS);
    expect(await names(editor, page, newId())).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  [[ContributorRole.reporting], 403],
  [[ContributorRole.editor], 404],
])('roles %j are answered %i for a page of another site', async (roles, status) => {
  const [{ site }, foreign] = [await aPage(), await aPage()];
  const as = await kit.aMember(site, roles);
  expect((await beat(as, foreign.page, newId())).status).toBe(status);
});
