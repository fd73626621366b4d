import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { FreshClient } from './fresh-client.ts';

/** Somebody watches a list whose answers come when the test says so. */
function aList() {
  const answers: ((list: string[]) => void)[] = [];
  const client = new FreshClient();
  const queryKey = ['people', 'list'];
  const queryFn = () => new Promise<string[]>((resolve) => void answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey, queryFn });
  observer.subscribe(() => {});
  return { client, answers, shown: () => observer.getCurrentResult().data };
}

test('an answer from before a change is not kept as if it knew of it', async () => {
  const { client, answers, shown } = aList();
  expect(answers).toHaveLength(1);
  const changed = client.invalidateQueries({ queryKey: ['people'] });
  answers[0]?.([]);
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.(['Grace']);
  await changed;
  expect(shown()).toEqual(['Grace']);
});

test('what was there stays until the new answer comes', async () => {
  const { client, answers, shown } = aList();
  answers[0]?.(['Ada']);
  await expect.poll(() => shown()).toEqual(['Ada']);
  const changed = client.invalidateQueries({ queryKey: ['people'] });
  await expect.poll(() => answers).toHaveLength(2);
  expect(shown()).toEqual(['Ada']);
  answers[1]?.(['Ada', 'Grace']);
  await changed;
  expect(shown()).toEqual(['Ada', 'Grace']);
});
