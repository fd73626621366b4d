import { expect, test, vi } from 'vitest';
import { DataError } from './data-error.ts';
import type { DataLayer } from './data-layer.ts';
import { makeLogOut } from './log-out.ts';

function setUp(send: DataLayer) {
  const deps = {
    send: vi.fn(send),
    leave: vi.fn<() => void>(),
    onFailure: vi.fn<(message: string) => void>(),
  };
  return { ...deps, logOut: makeLogOut(deps) };
}

test('asked for twice it is sent once, without a body, and leaves', async () => {
  const { send, leave, logOut } = setUp(async () => ({}));
  await Promise.all([logOut(), logOut()]);
  await logOut();
  expect(send.mock.calls).toEqual([[{ method: 'POST', path: '/api/auth/Logout' }]]);
  expect(leave).toHaveBeenCalledOnce();
});

test('a failure is told, and the next try is sent', async () => {
  const { send, leave, onFailure, logOut } = setUp(async () => {
    throw new DataError('refused', 'No.', { status: 500 });
  });
  await logOut();
  await logOut();
  expect(send).toHaveBeenCalledTimes(2);
  expect(onFailure.mock.calls).toEqual([['No.'], ['No.']]);
  expect(leave).not.toHaveBeenCalled();
});
