import { expect, test, vi } from 'vitest';
import { makeShares } from './shares.ts';

const shares = (options = {}) =>
  makeShares({ total: 3, each: 2, patienceMs: 1000, maxWaiting: 2, ...options });

test('one owner never has all turns', async () => {
  const { take } = shares();
  await take('a');
  await take('a');
  const third = vi.fn();
  void take('a').then(third, () => {});
  await take('b');
  expect(third).not.toHaveBeenCalled();
});

test('whoever waits goes on in order, past those whose owner has enough', async () => {
  const { take } = shares();
  const [first] = await Promise.all([take('a'), take('a'), take('b')]);
  const order: string[] = [];
  const wait = (owner: string) => take(owner).then((end) => [order.push(owner), end] as const);
  const waiting = [wait('a'), wait('c')];
  first();
  await waiting[0];
  // Nobody ends the other turns: it waits in vain.
  waiting[1]?.catch(() => {});
  expect(order).toEqual(['a']);
});

test('a turn that is ended twice counts once', async () => {
  const { take } = shares({ total: 1, each: 1 });
  const end = await take('a');
  end();
  end();
  await take('b');
  const late = vi.fn();
  void take('c').then(late, () => {});
  await Promise.resolve();
  expect(late).not.toHaveBeenCalled();
});

test('nobody waits longer than they may, and beyond a number nobody waits at all', async () => {
  vi.useFakeTimers();
  try {
    const { take } = shares({ total: 1, each: 1 });
    const end = await take('a');
    const waiting = [take('b'), take('c')].map((turn) => expect(turn).rejects.toThrow('too long'));
    await expect(take('d')).rejects.toThrow('Too many wait');
    vi.advanceTimersByTime(1000);
    await Promise.all(waiting);
    end();
    expect(await take('e')).toBeTypeOf('function');
  } finally {
    vi.useRealTimers();
  }
});
