import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COMMON_FIELDS } from '#core/analytics/common-data.ts';
import { Permission } from '#core/enumerations/permissions.ts';
import { accountQuery, sitesQuery } from '../account/account.ts';
import { collectionsQuery } from '../documents/collections.ts';
import { documentQuery } from '../documents/queries.ts';

const [ITEM, COLLECTION, PAGE] = ['i', 'c', 'p'].map((letter) => letter.repeat(24)) as [
  string,
  string,
  string,
];

function aClient(permissions: readonly number[] = []): QueryClient {
  const client = new QueryClient();
  const known = (key: readonly unknown[], data: unknown) => client.setQueryData(key, data);
  known(accountQuery.queryKey, { id: 'member-1', permissions, locale: 'de-DE' });
  known(sitesQuery.queryKey, {
    sites: [{ id: 'site-1', url: 'https://own.example', templateId: 'showcase', locale: 'en-GB' }],
  });
  known(collectionsQuery.queryKey, [{ id: COLLECTION, kind: 'blog' }]);
  known(documentQuery(ITEM).queryKey, { kind: 'item', body: { collectionId: COLLECTION } });
  known(documentQuery(COLLECTION).queryKey, { kind: 'collection', body: {} });
  known(documentQuery(PAGE).queryKey, { kind: 'page', body: {} });
  return client;
}

const fetched = vi.fn(async (_url: string, _init?: RequestInit) => new Response(null, { status: 202 }));
let kept: Record<string, unknown> = {};

/** What of a browser is asked for. */
beforeEach(() => {
  fetched.mockClear();
  kept = {};
  const storage = () =>
    Object.defineProperties(kept, {
      getItem: { value: (name: string) => kept[name] ?? null },
      setItem: { value: (name: string, value: string) => (kept[name] = value) },
    });
  const stubs = {
    fetch: fetched,
    location: new URL('https://own.example/config/pages#top'),
    document: { cookie: '', title: 'Design' },
    sessionStorage: storage(),
    localStorage: { getItem: () => null, setItem: () => {} },
    screen: {},
    matchMedia: () => ({ matches: false }),
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** It listens for the end of the page as soon as it is loaded. */
const tracking = () => import('./tracking.ts');

const sentTo = (address: string) =>
  fetched.mock.calls.flatMap(([url, init]) => (url === address ? [init?.body] : []));

test.each([
  [ITEM, 'blog-post'],
  [COLLECTION, 'collection'],
  [PAGE, 'page'],
])('saving %s is told as work on a %s, with who did it and where', async (id, label) => {
  kept['plinth-exp_headline'] = 'B';
  const { trackCall } = await tracking();
  await trackCall({ method: 'PUT', path: `/api/content/documents/${id}`, tookMs: 20 }, aClient());
  const [body] = sentTo('/api/events/RecordEvent') as [URLSearchParams];
  expect(JSON.parse(body.get('data') ?? '')).toEqual({
    eventName: 'content-documents-put',
    payload: {
      websiteId: 'site-1',
      templateId: 'showcase',
      variantId: 'headline:B',
      memberAccountId: 'member-1',
      member_locale: 'de-DE',
      website_locale: 'en-GB',
      objectId: id,
      label,
      pagePath: '/config/pages',
      pageHash: '#top',
    },
  });
});

test.each([
  ['an admin', [Permission.admin], ['content-documents-put']],
  ['somebody who writes pages', [Permission.contentManager], []],
])('what %s does is heard by other tabs: %j %j', async (_, permissions, expected) => {
  const heard: string[] = [];
  class Channel {
    postMessage = ({ event }: { event: string }) => void heard.push(event);
    close = () => {};
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  const { trackCall } = await tracking();
  const call = { method: 'PUT' as const, path: `/api/content/documents/${PAGE}`, tookMs: 20 };
  await trackCall(call, aClient(permissions));
  expect(heard).toEqual(expected);
});

test('reading tells nothing', async () => {
  const { trackCall } = await tracking();
  await trackCall({ method: 'GET', path: '/api/content/documents', tookMs: 20 }, aClient());
  expect(fetched).not.toHaveBeenCalled();
});

test('a screen is told with its area and all common fields', async () => {
  const { trackScreen } = await tracking();
  await trackScreen('/config/design', aClient());
  const [body] = sentTo('/api/v1/events') as [string];
  const { commonData } = JSON.parse(body) as { commonData: Record<string, string> };
  expect(commonData).toMatchObject({
    actor: 'user',
    action: 'view',
    event_owner_team: 'admin',
    event_source: 'web',
    object_type: 'screen',
    context_website_identifier: 'site-1',
    object_identifier: '/config/design',
    product_area: 'design',
    member_locale: 'de-DE',
    website_locale: 'en-GB',
  });
  expect(Object.keys(commonData).toSorted()).toEqual([...COMMON_FIELDS].toSorted());
  expect(commonData['session_id']).not.toBe('');
});
