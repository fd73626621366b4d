import { expect, test } from 'vitest';
import type { SavedView } from '#contract/shop/saved-views.ts';
import { makeSavedViewArchive } from './archive.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();
const PATH = '/api/commerce/views';

async function save(site: TestSite, body: object) {
  const reply = await kit.call('POST', PATH, { as: site.owner, body });
  return { reply, view: reply.json() as unknown as SavedView };
}

async function names(site: TestSite, room = 'orders') {
  const reply = await kit.call('GET', `${PATH}?room=${room}`, { as: site.owner });
  return (reply.json() as { views: SavedView[] }).views.map(({ name }) => name);
}

test('a view is saved for its list, renamed, narrowed to something else and deleted', async () => {
  const site = await kit.aSite();
  const { view } = await save(site, { room: 'orders', name: ' Unpaid ', filters: { paid: 'no' } });
  await save(site, { room: 'orders', name: 'Berlin', filters: { words: 'berlin', from: '2026-01-31' } });
  await save(site, { room: 'products', name: 'Hidden', filters: { workflow: 'draft' } });
  expect(await names(site)).toEqual(['Unpaid', 'Berlin']);
  expect(await names(site, 'products')).toEqual(['Hidden']);
  const at = `${PATH}/${view.id}`;
  await kit.call('PUT', at, { as: site.owner, body: { name: 'To collect' } });
  const changed = await kit.call('PUT', at, { as: site.owner, body: { filters: { state: 'PENDING' } } });
  expect(changed.json()).toEqual({ id: view.id, name: 'To collect', filters: { state: 'PENDING' } });
  expect((await kit.call('DELETE', at, { as: site.owner })).status).toBe(200);
  expect((await kit.call('DELETE', at, { as: site.owner })).status).toBe(404);
  expect(await names(site)).toEqual(['Berlin']);
});

test.each([
  ['no name', { room: 'orders', name: ' ', filters: {} }],
  ['a list there is none of', { room: 'cellar', name: 'A', filters: {} }],
  ['a filter nobody knows', { room: 'orders', name: 'A', filters: { colour: 'red' } }],
  ['a state there is none of', { room: 'orders', name: 'A', filters: { state: 'LOST' } }],
])('%s is refused', async (_, body) => {
  expect((await save(await kit.aSite(), body)).reply.status).toBe(400);
});

test('a view belongs to its site', async () => {
  const [site, other] = [await kit.aSite(), await kit.aSite()];
  const { view } = await save(site, { room: 'orders', name: 'Mine', filters: {} });
  const body = { name: 'Theirs' };
  expect((await kit.call('PUT', `${PATH}/${view.id}`, { as: other.owner, body })).status).toBe(404);
  expect((await kit.call('DELETE', `${PATH}/${view.id}`, { as: other.owner })).status).toBe(404);
  expect(await names(site)).toEqual(['Mine']);
});

test('views go along in an archive, and come once', async () => {
  const [site, other] = [await kit.aSite(), await kit.aSite()];
  await save(site, { room: 'orders', name: 'Unpaid', filters: { paid: 'no' } });
  await save(site, { room: 'products', name: 'Hidden', filters: {} });
  const archive = makeSavedViewArchive({ db: kit.db });
  const packed: unknown = JSON.parse(JSON.stringify(await archive.archived(site.id)));
  for (let times = 0; times < 2; times += 1) expect(await archive.takeArchived(other.id, packed)).toBe(2);
  expect([await names(other), await names(other, 'products')]).toEqual([['Unpaid'], ['Hidden']]);
});
