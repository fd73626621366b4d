import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallProblem } from '../http/problem.ts';
import { setField, type Draft } from './draft.ts';
import { makeDrafting, SAVES_AFTER_MS } from './drafting.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that takes everything until it is told what is wrong. */
function aServer() {
  const saved: Draft[] = [];
  const server = {
    saved,
    problem: undefined as unknown,
    /** What a save waits for. */
    gate: Promise.resolve(),
    send: async (draft: Draft) => {
      await server.gate;
      if (server.problem) throw server.problem;
      saved.push(draft);
      return draft.base + 1;
    },
  };
  return server;
}

function aDraft() {
  const server = aServer();
  const drafting = makeDrafting(server.send);
  drafting.takeIn(1, { title: 'Old' });
  const write = (title: string) => drafting.edit((draft) => setField(draft, 'title', title));
  const pause = () => vi.advanceTimersByTimeAsync(SAVES_AFTER_MS);
  return { server, drafting, write, pause, titles: () => server.saved.map(({ values }) => values.title) };
}

test('a pause saves once, whatever was typed before it', async () => {
  const { write, pause, titles } = aDraft();
  write('N');
  write('Ne');
  await vi.advanceTimersByTimeAsync(SAVES_AFTER_MS - 1);
  expect(titles()).toEqual([]);
  write('New');
  await pause();
  expect(titles()).toEqual(['New']);
  await pause();
  expect(titles()).toEqual(['New']);
});

test('what is typed during a save goes with the next one, from the revision of the first', async () => {
  const { server, drafting, write, titles } = aDraft();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.gate = promise;
  write('One');
  const first = drafting.save();
  await vi.advanceTimersByTimeAsync(0);
  write('Two');
  const second = drafting.save();
  resolve();
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(titles()).toEqual(['One', 'Two']);
  expect(server.saved.map(({ base }) => base)).toEqual([1, 2]);
});

test('what is refused stays, and the next change tries again', async () => {
  const { server, drafting, write, pause, titles } = aDraft();
  server.problem = new CallProblem('badRequest', 'Check the fields.', { status: 400, details: {} });
  write('');
  await pause();
  expect(drafting.get()).toMatchObject({ problem: server.problem, draft: { values: { title: '' } } });
  server.problem = undefined;
  write('Right');
  await pause();
  expect(titles()).toEqual(['Right']);
  expect(drafting.get().problem).toBeUndefined();
});

test('somebody else’s version is decided on before anything is saved again', async () => {
  const { server, drafting, write, pause, titles } = aDraft();
  server.problem = new CallProblem('conflict', 'Somebody was faster.', { status: 409, details: {} });
  write('Mine');
  await pause();
  server.problem = undefined;
  write('Mine still');
  await pause();
  expect(titles()).toEqual([]);
  drafting.settle({ base: 4, original: { title: 'Theirs' }, values: { title: 'Mine still' } });
  await pause();
  expect(titles()).toEqual(['Mine still']);
});

test('a newer version is taken in only while nothing was typed', () => {
  const { drafting, write } = aDraft();
  drafting.takeIn(2, { title: 'Theirs' });
  expect(drafting.get().draft?.values).toEqual({ title: 'Theirs' });
  write('Mine');
  drafting.takeIn(3, { title: 'Theirs again' });
  expect(drafting.get().draft?.values).toEqual({ title: 'Mine' });
});
