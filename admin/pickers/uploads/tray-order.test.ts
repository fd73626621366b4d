import { expect, test } from 'vitest';
import { inTrayOrder } from './tray-order.ts';
import type { UploadState } from './upload-queue.ts';

test.each<[states: UploadState[], keys: number[]]>([
  [
    ['failed', 'sending', 'waiting'],
    [2, 3, 1],
  ],
  [
    ['done', 'failed', 'done', 'failed', 'processing', 'sending', 'waiting', 'waiting'],
    [5, 6, 7, 8, 4, 2, 3, 1],
  ],
  [
    ['done', 'cancelled', 'done'],
    [3, 2, 1],
  ],
])('%j', (states, keys) => {
  const items = states.map((state, i) => ({
    key: i + 1,
    name: '',
    size: 1,
    sent: 0,
    state,
    problem: '',
    canRetry: false,
  }));
  expect(inTrayOrder(items).map(({ key }) => key)).toEqual(keys);
});
