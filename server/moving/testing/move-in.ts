import { expect, vi } from 'vitest';
import type { ImportEntry } from '#contract/content/moving.ts';
import type { TestSite, useApp } from '../../testing/app.ts';

/** Sends a file in two parts, as browsers do, and waits until it is moved in. */
export const makeMoveIn = (call: ReturnType<typeof useApp>['call']) =>
  async function moveIn(site: TestSite, file: Buffer | string): Promise<ImportEntry> {
    const bytes = Buffer.from(file);
    const { id } = (
      await call('POST', '/api/moving/imports', { as: site.owner, body: { name: 'x', size: bytes.length } })
    ).json() as { id: string };
    const half = Math.ceil(bytes.length / 2);
    for (const offset of [0, half].filter((at) => at < bytes.length)) {
      const part = await call('PUT', `/api/moving/imports/${id}?offset=${offset}`, {
        as: site.owner,
        headers: { 'content-type': 'application/octet-stream' },
        body: bytes.subarray(offset, offset + half),
      });
      expect(part.status).toBe(200);
    }
    expect((await call('POST', `/api/moving/imports/${id}/run`, { as: site.owner, body: {} })).status).toBe(
      200,
    );
    return vi.waitFor(
      async () => {
        const { imports } = (await call('GET', '/api/moving/imports', { as: site.owner })).json() as {
          imports: ImportEntry[];
        };
        const entry = imports.find((each) => each.id === id);
        if (!entry || entry.state === 'running') throw new Error('It still runs.');
        return entry;
      },
      { timeout: 30_000, interval: 100 },
    );
  };
