import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { useChange, type Told } from './use-change.ts';

const KEY = ['people'];

/** A list of people on a server that answers when it is told to, each with a button in their row. */
function aList({ change }: { change: (name: string) => Promise<string> }) {
  const heard: string[] = [];
  const ways = new Set<unknown>();
  let names = ['Ada', 'Grace'];
  let answer = () => {};
  let isHeld = false;
  const read = () =>
    new Promise<string[]>((resolve) => {
      answer = () => resolve(names);
      if (!isHeld) answer();
    });
  const told: Told<string> = {
    onSuccess: (said) => heard.push(said),
    onError: () => heard.push('failed'),
    onSettled: () => heard.push('settled'),
  };
  function Row({ name }: { name: string }) {
    const { mutate, isPending } = useChange(change, { stale: [KEY] });
    if (name === 'Ada') ways.add(mutate);
    return (
      <li>
        <button onClick={() => mutate(name, told)}>Remove {name}</button>
        {isPending && <output>Pending</output>}
      </li>
    );
  }
  function List() {
    const { data = [] } = useQuery({ queryKey: KEY, queryFn: read });
    return (
      <ul>
        {data.map((name) => (
          <Row key={name} name={name} />
        ))}
      </ul>
    );
  }
  return {
    heard,
    ways,
    hold: (then: string[]) => {
      names = then;
      isHeld = true;
    },
    answer: () => answer(),
    show: () =>
      render(
        <QueryClientProvider client={new QueryClient()}>
          <List />
        </QueryClientProvider>,
      ),
  };
}

const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` });

test('tells of a success before the lists are read again, and is pending until they are', async () => {
  const list = aList({ change: async (name) => `${name} removed.` });
  await list.show();
  await expect.element(remove('Ada')).toBeVisible();
  list.hold(['Ada', 'Grace']);
  await remove('Ada').click();
  await expect.poll(() => list.heard).toEqual(['Ada removed.']);
  await expect.element(page.getByRole('status')).toBeVisible();
  list.answer();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  expect(list.heard).toEqual(['Ada removed.', 'settled']);
  // An effect that makes a change would otherwise make it again and again.
  expect(list.ways.size).toBe(1);
});

test('goes on telling when the list that was read again has no such row any more', async () => {
  let finish = (_: string) => {};
  const list = aList({ change: () => new Promise((resolve) => (finish = resolve)) });
  await list.show();
  await remove('Ada').click();
  list.hold(['Grace']);
  finish('Ada removed.');
  await expect.poll(() => list.heard).toEqual(['Ada removed.']);
  list.answer();
  await expect.element(remove('Ada')).not.toBeInTheDocument();
  await expect.poll(() => list.heard).toEqual(['Ada removed.', 'settled']);
});

test('a failure is told once and stays in the row', async () => {
  const list = aList({ change: () => Promise.reject(new Error('No')) });
  await list.show();
  await remove('Grace').click();
  await expect.poll(() => list.heard).toEqual(['failed', 'settled']);
  await expect.element(remove('Grace')).toBeVisible();
});
