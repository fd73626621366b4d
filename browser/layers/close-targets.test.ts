import { expect, test } from 'vitest';
import { makeCloseTargets } from './close-targets.ts';

test('the layer opened last is closed first, and one closed otherwise is forgotten', () => {
  const closed: string[] = [];
  const targets = makeCloseTargets();
  targets.add(() => closed.push('first'));
  const forget = targets.add(() => closed.push('second'));
  targets.add(() => closed.push('third'));
  forget();
  expect([targets.closeLatest(), targets.closeLatest(), targets.closeLatest()]).toEqual([true, true, false]);
  expect(closed).toEqual(['third', 'first']);
});
