import { expect, test, vi } from 'vitest';
import type { Portable } from '#core/page/portable/portable.ts';
import { aBlock } from '#core/page/testing/pages.ts';
import { CallProblem } from '../../http/problem.ts';
import { bringFiles, FILES_STAY } from './bring-files.ts';

const withPictures = (...sources: string[]): Portable => ({
  kind: 'blocks',
  blocks: [{ ...aBlock('a'), values: { items: sources.map((src) => ({ src })) } }],
});
const [one, two] = ['/images/x/one.jpg', '/images/x/two.jpg'];
const [newOne, newTwo] = ['/images/y/one.jpg', '/images/y/two.jpg'];
const content = withPictures(one, two);
const full = 'There is no room for this file.';

test.each([
  [
    'all come',
    { files: [pair(one, newOne), pair(two, newTwo)], left: [] },
    withPictures(newOne, newTwo),
    '2 files were copied to Assets.',
  ],
  [
    'one stays behind',
    { files: [pair(one, newOne)], left: [{ file: two, problem: full }] },
    withPictures(newOne, ''),
    `1 of 2 files were not copied. ${full}`,
  ],
  [
    'all stay behind for one reason',
    { files: [], left: [one, two].map((file) => ({ file, problem: full })) },
    withPictures('', ''),
    `2 of 2 files were not copied. ${full}`,
  ],
  ['the same site has two hosts', { files: [pair(one, one), pair(two, two)], left: [] }, content, undefined],
])('%s', async (_, reply, pasted, message) => {
  const ask = vi.fn(async () => reply);
  const brought = await bringFiles(content, 'a.example', ask);
  expect(ask).toHaveBeenCalledExactlyOnceWith('a.example', [one, two]);
  expect([brought.content, brought.notice?.message]).toEqual([pasted, message]);
});

test('from another platform, or a site one has no part in, the blocks come without them', async () => {
  const ask = () => Promise.reject(new CallProblem('notFound', 'Not found.'));
  const brought = await bringFiles(content, 'a.example', ask);
  expect([brought.content, brought.notice?.message]).toEqual([withPictures('', ''), FILES_STAY]);
});

test('without a connection nothing is pasted, so nothing is lost', async () => {
  const ask = () => Promise.reject(new CallProblem('noConnection', 'No connection.'));
  const brought = await bringFiles(content, 'a.example', ask);
  expect([brought.content, brought.notice?.message]).toEqual([
    undefined,
    'Nothing was pasted. No connection.',
  ]);
});

test('blocks without files ask nobody', async () => {
  const ask = vi.fn();
  expect(await bringFiles(withPictures(), 'a.example', ask)).toEqual({ content: withPictures() });
  expect(ask).not.toHaveBeenCalled();
});

function pair(from: string, to: string) {
  return { from, to };
}
