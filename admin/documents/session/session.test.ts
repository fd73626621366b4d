import { beforeEach, describe, expect, test, vi, afterEach } from 'vitest';
import { group, text } from '#core/fields/index.ts';
import { pageBody } from '#core/page/stored/fields.ts';
import type { PageBody } from '#core/page/page.ts';
import { setValues } from '#core/page/actions/set-values.ts';
import { aBlock, anId, aPage, aSection, noteBlock } from '#core/page/testing/pages.ts';
import type { Remote, SaveAnswer } from './answers.ts';
import type { Body } from '../draft.ts';
import { keepIn } from './keep.ts';
import { SAVE_AFTER_MS, SAVE_AT_LEAST_EVERY_MS, TRY_AGAIN_AFTER_MS } from './saving.ts';
import { makeSession, type Session } from './session.ts';

const { control } = group({ title: text({ max: 50 }), body: pageBody(noteBlock) });
const start = { title: 'Home', body: aPage(aSection('s', [aBlock('a'), aBlock('b', { row: 2 })])) };

/** A server with one page, which can be away, lose its answers or say no. */
function aServer() {
  const revisions: Body[] = [start];
  const server = {
    mode: 'fine' as 'fine' | 'away' | 'loses answers' | 'refuses',
    saves: 0,
    newest: () => revisions.at(-1),
    saveByOther: (change: (body: typeof start) => Body) =>
      void revisions.push(structuredClone(change(revisions.at(-1) as typeof start))),
  };
  const remote: Remote = {
    async load() {
      if (server.mode === 'away') return 'offline';
      return {
        revision: revisions.length,
        body: structuredClone(revisions.at(-1) ?? {}),
        control,
        repairs: [],
      };
    },
    async save(_, { base, body }): Promise<SaveAnswer> {
      server.saves += 1;
      if (server.mode === 'away') return { kind: 'offline' };
      if (server.mode === 'refuses') return { kind: 'refused', sentence: 'No.' };
      const current = structuredClone(revisions.at(-1) ?? {});
      if (base !== revisions.length) return { kind: 'conflict', revision: revisions.length, body: current };
      revisions.push(structuredClone(body));
      return server.mode === 'loses answers'
        ? { kind: 'offline' }
        : { kind: 'saved', revision: revisions.length };
    },
  };
  return { server, remote };
}

function aStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

async function setUp(over: Partial<ReturnType<typeof aServer>> = {}, storage = aStorage()) {
  const { server, remote } = { ...aServer(), ...over };
  const openTab = async () => {
    const session = makeSession({
      remote,
      keep: keepIn(storage),
      now: Date.now,
      later: (work, ms) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
    });
    await session.open('page', { control });
    return session;
  };
  return { server, storage, openTab, session: await openTab() };
}

const rename = (session: Session, title: string, thing?: string) =>
  session.run('page', (body) => ({ ...body, title }), { label: 'Rename', thing });
const write = (session: Session, block: string, words: string) =>
  session.run(
    'page',
    (body) => ({ ...body, body: setValues(body.body as PageBody, { id: anId(block), values: { words } }) }),
    { label: 'Write' },
  );
const wordsOf = (body: unknown, block: string) =>
  (body as typeof start).body.sections[0]?.blocks.find(({ id }) => id === anId(block))?.values.words;
const title = (session: Session) => session.view().bodies.page?.title;
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('saving by itself', () => {
  test('a moment after the last change', async () => {
    const { session, server, storage } = await setUp();
    expect(session.view().state).toBe('idle');
    rename(session, 'A');
    await wait(SAVE_AFTER_MS - 1);
    rename(session, 'B');
    expect(session.view().state).toBe('unsaved');
    await wait(SAVE_AFTER_MS - 1);
    expect(server.saves).toBe(0);
    await wait(1);
    expect([server.saves, session.view().state]).toEqual([1, 'saved']);
    expect(server.newest()).toMatchObject({ title: 'B' });
    expect(storage.items.size).toBe(0);
  });

  test('also while somebody types without a pause', async () => {
    const { session, server } = await setUp();
    for (let passed = 0; passed <= SAVE_AT_LEAST_EVERY_MS; passed += 500) {
      rename(session, `T${passed}`, 'title');
      await wait(500);
    }
    expect(server.saves).toBe(1);
  });

  test('not when it was undone before', async () => {
    const { session, server } = await setUp();
    rename(session, 'A');
    session.undo();
    expect(session.view().state).toBe('saved');
    await wait(SAVE_AFTER_MS);
    expect(server.saves).toBe(0);
    session.redo();
    await wait(SAVE_AFTER_MS);
    expect(server.newest()).toMatchObject({ title: 'A' });
  });

  test('at once when asked to, as before a publish', async () => {
    const { session, server } = await setUp();
    rename(session, 'A');
    expect(await session.flush()).toBe(true);
    expect(server.newest()).toMatchObject({ title: 'A' });
    expect(await session.flush()).toBe(true);
    expect(server.saves).toBe(1);
  });

  test('what is changed during a save follows it', async () => {
    const { session, server } = await setUp();
    rename(session, 'A');
    const done = session.flush();
    rename(session, 'B');
    expect(session.view().state).toBe('saving');
    expect(await done).toBe(true);
    expect([server.saves, session.view().state]).toEqual([2, 'saved']);
    expect(server.newest()).toMatchObject({ title: 'B' });
  });

  test('what a rule refuses changes nothing', async () => {
    const { session } = await setUp();
    expect(session.run('page', () => ({ refused: 'No.' }), { label: 'x' })).toEqual({ refused: 'No.' });
    expect(session.view()).toMatchObject({ state: 'idle', undoLabel: undefined });
  });

  test('what the server refuses is told, and tried again with the next change', async () => {
    const { session, server } = await setUp();
    server.mode = 'refuses';
    rename(session, 'A');
    await wait(SAVE_AFTER_MS);
    expect(session.view()).toMatchObject({ state: 'refused', problem: 'No.' });
    server.mode = 'fine';
    rename(session, 'B');
    expect(session.view().problem).toBeUndefined();
    await wait(SAVE_AFTER_MS);
    expect(session.view().state).toBe('saved');
  });
});

describe('a lost network', () => {
  test('for ten minutes loses nothing', async () => {
    const { session, server } = await setUp();
    server.mode = 'away';
    for (let minute = 0; minute < 10; minute += 1) {
      rename(session, `Minute ${minute}`);
      await wait(60_000);
      expect(session.view().state).toBe('offline');
    }
    server.mode = 'fine';
    await wait(TRY_AGAIN_AFTER_MS);
    expect(session.view().state).toBe('saved');
    expect(server.newest()).toMatchObject({ title: 'Minute 9' });
  });

  test('and a closed tab lose nothing', async () => {
    const { session, server, openTab, storage } = await setUp();
    server.mode = 'away';
    rename(session, 'Kept');
    session.hide();
    session.close();
    server.mode = 'fine';
    const again = await openTab();
    expect(again.view()).toMatchObject({ state: 'unsaved', undoLabel: 'Restore' });
    await wait(SAVE_AFTER_MS);
    expect(server.newest()).toMatchObject({ title: 'Kept' });
    expect(storage.items.size).toBe(0);
  });

  test('and no server on the next morning: the page opens from this device', async () => {
    const { session, server, openTab } = await setUp();
    server.mode = 'away';
    rename(session, 'Kept');
    session.close();
    expect(title(await openTab())).toBe('Kept');
  });

  test('while somebody else goes on: both are there', async () => {
    const { session, server, openTab } = await setUp();
    server.mode = 'away';
    write(session, 'a', 'mine');
    session.close();
    server.mode = 'fine';
    server.saveByOther((body) => ({ ...body, title: 'Theirs' }));
    const again = await openTab();
    await wait(SAVE_AFTER_MS);
    expect(server.newest()).toMatchObject({ title: 'Theirs' });
    expect(wordsOf(server.newest(), 'a')).toBe('mine');
    expect(again.view().state).toBe('saved');
  });

  test.each([false, true])(
    'an answer lost on its way is no conflict (closed meanwhile: %j)',
    async (isClosed) => {
      const { session, server, openTab } = await setUp();
      server.mode = 'loses answers';
      rename(session, 'A');
      await session.flush();
      rename(session, 'B');
      if (isClosed) session.close();
      server.mode = 'fine';
      const tab = isClosed ? await openTab() : session;
      await tab.flush();
      expect(tab.view()).toMatchObject({ state: 'saved', disputes: [] });
      expect(server.newest()).toMatchObject({ title: 'B' });
    },
  );

  test('without room on this device it is said', async () => {
    const storage = aStorage();
    const { session } = await setUp(aServer(), {
      ...storage,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    });
    rename(session, 'A');
    session.hide();
    await session.flush();
    expect(session.view().isKept).toBe(false);
  });
});

describe('somebody else saved in the meantime', () => {
  test('different things: both are there, and undo takes back only the own ones', async () => {
    const { session, server } = await setUp();
    server.saveByOther((body) => ({ ...body, title: 'Theirs' }));
    write(session, 'a', 'mine');
    expect(await session.flush()).toBe(true);
    expect(server.newest()).toMatchObject({ title: 'Theirs' });
    expect(wordsOf(server.newest(), 'a')).toBe('mine');
    session.undo();
    expect(title(session)).toBe('Theirs');
    expect(wordsOf(session.view().bodies.page, 'a')).toBe('a');
  });

  const dispute = async () => {
    const kit = await setUp();
    kit.server.saveByOther((body) => ({ ...body, title: 'Theirs' }));
    rename(kit.session, 'Mine');
    expect(await kit.session.flush()).toBe(false);
    return kit;
  };

  test('the same thing: nothing is saved, both versions are shown', async () => {
    const { session, server } = await dispute();
    expect(session.view()).toMatchObject({
      state: 'conflict',
      disputes: [
        {
          id: 'page',
          mine: { title: 'Mine' },
          theirs: { title: 'Theirs' },
          differences: [{ where: 'page', field: 'title', mine: 'Mine', theirs: 'Theirs' }],
        },
      ],
    });
    rename(session, 'Still mine');
    await wait(60_000);
    expect(server.newest()).toMatchObject({ title: 'Theirs' });
    expect(session.view().state).toBe('conflict');
  });

  test('mine is chosen', async () => {
    const { session, server } = await dispute();
    session.resolve('page', 'mine');
    await wait(SAVE_AFTER_MS);
    expect(session.view()).toMatchObject({ state: 'saved', disputes: [] });
    expect(server.newest()).toMatchObject({ title: 'Mine' });
  });

  test('theirs is chosen, and that can be undone', async () => {
    const { session, server } = await dispute();
    session.resolve('page', 'theirs');
    expect(session.view()).toMatchObject({ state: 'saved', disputes: [] });
    expect(title(session)).toBe('Theirs');
    session.undo();
    await wait(SAVE_AFTER_MS);
    expect(server.newest()).toMatchObject({ title: 'Mine' });
  });

  test('they deleted it: it can be kept or let go', async () => {
    for (const choice of ['mine', 'theirs'] as const) {
      const sent: Body[] = [];
      const session = makeSession({
        keep: keepIn(aStorage()),
        now: Date.now,
        later: () => () => {},
        remote: {
          load: async () => ({ revision: 1, body: start, control, repairs: [] }),
          save: async (_, { base, body }) => {
            if (base === 1) return { kind: 'conflict', revision: 2, body: null };
            sent.push(body);
            return { kind: 'saved', revision: 3 };
          },
        },
      });
      await session.open('page', { control });
      rename(session, 'Mine');
      await session.flush();
      expect(session.view().disputes[0]).toMatchObject({ theirs: null, mine: { title: 'Mine' } });
      session.resolve('page', choice);
      await session.flush();
      expect(sent).toHaveLength(choice === 'mine' ? 1 : 0);
      expect(session.view().state).toBe('saved');
    }
  });
});

test('a view is the same object until something changes', async () => {
  const { session } = await setUp();
  let told = 0;
  const stop = session.subscribe(() => (told += 1));
  const before = session.view();
  session.run('page', (body) => body, { label: 'Nothing' });
  expect([session.view() === before, told]).toEqual([true, 0]);
  rename(session, 'A');
  expect([session.view() === before, told]).toEqual([false, 1]);
  stop();
  rename(session, 'B');
  expect(told).toBe(1);
});
