import { expect, test } from 'vitest';
import { signedStorage } from './signed-storage.ts';

function aStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

test('what was kept is read again, with the same key alone', () => {
  const storage = aStorage();
  const mine = signedStorage(storage, () => 'mine');
  mine.setItem('page', '{"title":\n"After"}');
  expect(mine.getItem('page')).toBe('{"title":\n"After"}');
  expect(signedStorage(storage, () => 'another').getItem('page')).toBeNull();
  mine.removeItem('page');
  expect(mine.getItem('page')).toBeNull();
});

test('what a script of the site wrote there, changed or moved is not believed', () => {
  const storage = aStorage();
  const mine = signedStorage(storage, () => 'mine');
  mine.setItem('page', '{"title":"After"}');
  const written = storage.getItem('page') ?? '';
  for (const forged of ['{"title":"Mine"}', 'abc {}', written.replace('After', 'Mine'), '']) {
    storage.setItem('page', forged);
    expect(mine.getItem('page')).toBeNull();
  }
  storage.setItem('other', written);
  expect(mine.getItem('other')).toBeNull();
});
