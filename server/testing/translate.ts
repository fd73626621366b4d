import { expect } from 'vitest';
import type { TestSite, useApp } from './app.ts';

/** Says texts of something in another language, as a translator does; publishing is left to the test. */
export async function translateAll(
  { call }: Pick<ReturnType<typeof useApp>, 'call'>,
  site: TestSite,
  of: string,
  said: Readonly<Record<string, string>>,
  language = 'de',
): Promise<void> {
  const at = `/api/multilingual/translations/${of}/${language}`;
  const { texts } = (await call('GET', at, { as: site.owner })).json() as {
    texts: { key: string; source: string }[];
  };
  const written = texts.filter(({ source }) => Object.hasOwn(said, source));
  expect(written.map(({ source }) => source).toSorted()).toEqual(Object.keys(said).toSorted());
  const body = { texts: written.map(({ key, source }) => ({ key, source, text: said[source] })) };
  const reply = await call('PUT', at, { as: site.owner, body });
  expect(reply.status, reply.body).toBe(200);
}
