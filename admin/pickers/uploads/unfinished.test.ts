import { expect, test } from 'vitest';
import { DAY_MS } from '#core/durations.ts';
import { makeUnfinished } from './unfinished.ts';

const plan = { folder: '', accepts: 'any' } as const;
const film = { name: 'film.mp4', size: 9, lastModified: 5 };

function aDevice(stored = new Map<string, string>()) {
  const clock = { at: 0 };
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  return { stored, clock, open: () => makeUnfinished(storage, () => clock.at) };
}

test('what began in a tab is found in the next one, until it is done', () => {
  const { open } = aDevice();
  const before = open();
  before.note(film, plan, 'u1');
  before.progress('u1', 4);
  const after = open();
  expect(after.read()).toMatchObject([{ id: 'u1', name: 'film.mp4', size: 9, sent: 4 }]);
  expect(after.find(film, plan)).toBe('u1');
  after.forget('u1');
  expect([after.read(), open().find(film, plan)]).toEqual([[], undefined]);
});

test.each([
  ['another size', { ...film, size: 8 }, plan],
  ['changed since', { ...film, lastModified: 6 }, plan],
  ['into another folder', film, { ...plan, folder: 'Autumn' }],
  ['in another file’s place', film, { ...plan, replaces: 'a' }],
])('%s: it begins anew', (_, file, other) => {
  const unfinished = aDevice().open();
  unfinished.note(film, plan, 'u1');
  expect(unfinished.find(file, other)).toBeUndefined();
});

test('what the server has thrown away is not offered any more', () => {
  const { open, clock } = aDevice();
  open().note(film, plan, 'u1');
  clock.at = DAY_MS;
  expect([open().read(), open().find(film, plan)]).toEqual([[], undefined]);
});

test.each(['no list', '{}', '[{"id":1}]'])('stored %s is nothing', (text) => {
  expect(
    aDevice(new Map([['plinth-unfinished-uploads', text]]))
      .open()
      .read(),
  ).toEqual([]);
});
