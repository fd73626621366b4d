import { expect } from 'vitest';
import { startOf } from '#core/collections/collection.ts';
import type { CollectionKind } from '#core/collections/kinds.ts';
import type { TestSite, useApp } from '../../testing/app.ts';

/** Makes collections with what is in them as an owner does. */
export function makeCollections({ call }: Pick<ReturnType<typeof useApp>, 'call'>) {
  async function aCollection(site: TestSite, kind: CollectionKind, more: object = {}): Promise<string> {
    const body = { ...startOf(kind), title: 'Journal', path: '/journal', ...more };
    const made = await call('POST', '/api/content/documents', {
      as: site.owner,
      body: { kind: 'collection', body },
    });
    expect(made.body).toContain('"revision":1');
    return String(made.json().id);
  }

  const read = async (site: TestSite, id: string) =>
    (await call('GET', `/api/content/documents/${id}`, { as: site.owner })).json() as {
      revision: number;
      body: Record<string, unknown>;
    };

  async function save(site: TestSite, id: string, more: object) {
    const { revision, body } = await read(site, id);
    return call('PUT', `/api/content/documents/${id}`, {
      as: site.owner,
      body: { base: revision, body: { ...body, ...more } },
    });
  }

  const publish = (site: TestSite, documentIds?: string[]) =>
    call('POST', '/api/content/publish', { as: site.owner, body: documentIds ? { documentIds } : {} });

  const add = (site: TestSite, collection: string, title: string) =>
    call('POST', `/api/collections/${collection}/items`, { as: site.owner, body: { title } });

  async function aPost(
    site: TestSite,
    collection: string,
    title: string,
    more: object = {},
  ): Promise<string> {
    const made = await add(site, collection, title);
    expect(made.status).toBe(200);
    const id = String(made.json().id);
    const saved = await save(site, id, {
      status: 'published',
      publishAt: '2026-10-01T08:00:00.000Z',
      ...more,
    });
    expect(saved.body).toContain('revision');
    return id;
  }

  const visit = (site: TestSite, path: string) => call('GET', path, { host: site.host });

  return { aCollection, aPost, add, read, save, publish, visit };
}
