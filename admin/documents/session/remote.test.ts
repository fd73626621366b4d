import { expect, test } from 'vitest';
import type { Call } from '../../http/make-call.ts';
import { CallProblem } from '../../http/problem.ts';
import { remoteThrough } from './remote.ts';

const page = { title: 'Home', path: '/', body: { sections: [] } };
const entry = { kind: 'page', key: null, revision: 3, body: page };

/** A server that answers every call with the next of these. */
function remoteOf(...answers: unknown[]) {
  const calls: unknown[] = [];
  const call = async (_: unknown, given: unknown) => {
    calls.push(given);
    const answer = answers[calls.length - 1];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { remote: remoteThrough(call as unknown as Call), calls };
}

const problem = (code: CallProblem['code'], more = {}) => new CallProblem(code, 'A sentence.', more);

test('a page opens with what its fields make of it', async () => {
  const { remote } = remoteOf(entry);
  const opened = await remote.load('a');
  expect(opened).toMatchObject({ revision: 3, body: { ...page, kind: 'page', noIndex: false }, repairs: [] });
});

test('a broken block does not keep the page from opening, and is told', async () => {
  const sections = [{ id: 'a'.repeat(24), style: {}, blocks: [{ id: 'b'.repeat(24), type: '' }] }];
  const { remote } = remoteOf({ ...entry, body: { ...page, body: { sections } } });
  expect(await remote.load('a')).toMatchObject({
    body: { body: { sections: [{ blocks: [] }] } },
    repairs: [{ part: 'block', id: 'b'.repeat(24), messages: ['type: There is no block called “”.'] }],
  });
});

test('a block of another version is opened as it is, and nothing is told of it', async () => {
  const stranger = {
    id: 'b'.repeat(24),
    type: 'hologram',
    place: { base: { column: 1, span: 24, row: 1, rows: 1 } },
    values: { beam: [1, { deep: true }] },
    animation: 'none',
    since: 9,
  };
  const sections = [{ id: 'a'.repeat(24), style: {}, blocks: [stranger] }];
  const { remote } = remoteOf({ ...entry, body: { ...page, body: { sections } } });
  const opened = await remote.load('a');
  expect(opened).toMatchObject({ repairs: [] });
  expect(JSON.stringify(opened)).toContain(JSON.stringify(stranger).slice(1, -1));
});

test.each([
  [problem('noConnection'), 'offline'],
  [problem('notFound', { status: 404 }), 'gone'],
  [{ ...entry, body: null }, 'gone'],
])('%s: %s', async (answer, loaded) => {
  expect(await remoteOf(answer).remote.load('a')).toBe(loaded);
});

test('what cannot be opened for another reason is thrown', async () => {
  await expect(remoteOf(problem('forbidden', { status: 403 })).remote.load('a')).rejects.toThrow(
    'A sentence.',
  );
});

const conflict = (body: unknown) =>
  problem('conflict', { status: 409, details: { current: { revision: 4, body } } });

test.each<[string, unknown, object]>([
  ['a save', { id: 'a', revision: 4 }, { kind: 'saved', revision: 4 }],
  ['no network', problem('noConnection'), { kind: 'offline' }],
  ['a server in trouble', problem('internal', { status: 500 }), { kind: 'offline' }],
  ['too many calls', problem('tooMany', { status: 429 }), { kind: 'offline' }],
  ['a no', problem('pathTaken', { status: 409 }), { kind: 'refused', sentence: 'A sentence.' }],
  ['a deleted page', conflict(null), { kind: 'conflict', revision: 4, body: null }],
  ['somebody faster', conflict(page), { kind: 'conflict', revision: 4, body: { noIndex: false } }],
])('%s', async (_, answer, heard) => {
  const { remote, calls } = remoteOf(entry, answer);
  await remote.load('a');
  expect(await remote.save('a', { base: 3, body: page })).toMatchObject(heard);
  expect(calls[1]).toEqual({ params: { id: 'a' }, body: { base: 3, body: page } });
});
