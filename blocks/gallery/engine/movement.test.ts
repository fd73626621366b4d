import { expect, test, vi } from 'vitest';
import { makeMovement, type Cause, type MovementOptions } from './movement.ts';

function make(options: Partial<MovementOptions> = {}) {
  const arrivals: (() => void)[] = [];
  const told = { onChange: vi.fn(), onArrive: vi.fn(), onEnd: vi.fn() };
  const movement = makeMovement({
    loop: true,
    slides: () => 5,
    groups: () => undefined,
    isBlocked: () => false,
    show: () => new Promise<void>((resolve) => arrivals.push(resolve)),
    ...told,
    ...options,
  });
  return {
    movement,
    ...told,
    arrive: async () => {
      for (const end of arrivals.splice(0)) end();
      await Promise.resolve();
    },
  };
}

test.each<[Cause, number]>([
  ['script', 1],
  ['autoplay', 1],
  ['visitor', 2],
  ['history', 2],
  ['linked', 2],
])('while it moves a step of cause %s leads to slide %d', (cause, index) => {
  const { movement } = make();
  movement.step(1, 'script');
  movement.step(1, cause);
  expect([movement.index, movement.inMotion]).toEqual([index, true]);
});

test('a movement that was taken over does not arrive; the last one does', async () => {
  const { movement, arrive, onArrive } = make();
  movement.step(1, 'visitor');
  movement.setIndex(4, 'visitor');
  await arrive();
  expect([movement.inMotion, onArrive.mock.calls]).toEqual([false, [[4]]]);
});

test('while somebody linked moves scripts are refused and visitors are not', () => {
  const { movement } = make({ isBlocked: () => true });
  movement.setIndex(3, 'script');
  expect(movement.index).toBe(0);
  movement.setIndex(3, 'visitor');
  expect(movement.index).toBe(3);
});

test('under a finger the last wish waits', async () => {
  const { movement, arrive, onChange } = make();
  movement.step(1, 'visitor');
  movement.hold(true);
  await arrive();
  expect(movement.inMotion).toBe(false);
  movement.setIndex(3, 'visitor');
  movement.setIndex(4, 'history');
  expect(movement.index).toBe(1);
  movement.settle(2, 'forward');
  movement.hold(false);
  expect(onChange.mock.calls.map(([{ to, cause }]) => [to, cause])).toEqual([
    [1, 'visitor'],
    [2, 'finger'],
    [4, 'history'],
  ]);
});

test('a finger that lets go where it was still ends in an arrival', () => {
  const { movement, onArrive, onChange } = make();
  movement.hold(true);
  movement.settle(0, 'forward');
  movement.hold(false);
  expect([onChange.mock.calls.length, onArrive.mock.calls]).toEqual([0, [[0]]]);
});

test('steps go by groups where slides are shown together', () => {
  const groups = {
    count: () => 3,
    of: (index: number) => Math.floor(index / 2),
    first: (group: number) => group * 2,
  };
  const { movement, onEnd } = make({ loop: false, groups: () => groups, show() {} });
  for (let step = 0; step < 3; step += 1) movement.step(1, 'visitor');
  expect([movement.index, onEnd.mock.calls]).toEqual([4, [['reachedEnd', 'visitor']]]);
});
