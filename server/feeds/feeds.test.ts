import { expect, test, vi } from 'vitest';
import { makeFeeds } from './feeds.ts';

const ADDRESS = 'https://example.com/feed.xml';
const feedOf = (title: string) =>
  Buffer.from(`<rss><item><title>${title}</title><link>https://example.com/</link></item></rss>`);

function setUp() {
  let time = 0;
  const answers: (Buffer | string)[] = [];
  const load = vi.fn(async () => answers.shift() ?? 'The server does not answer.');
  const feeds = makeFeeds({ load, now: () => new Date(time) });
  const titles = () => feeds.latest(ADDRESS).map(({ title }) => title);
  return { answers, load, titles, pass: (minutes: number) => (time += minutes * 60_000) };
}

test('nobody waits: the first page has nothing yet, the next one what has come', async () => {
  const { answers, load, titles } = setUp();
  answers.push(feedOf('One'));
  expect(titles()).toEqual([]);
  await expect.poll(() => titles()).toEqual(['One']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what is old is shown while it is fetched anew, and kept when nobody answers', async () => {
  const { answers, load, titles, pass } = setUp();
  answers.push(feedOf('One'), 'The server does not answer.', feedOf('Two'));
  titles();
  await expect.poll(() => titles()).toEqual(['One']);
  pass(31);
  expect(titles()).toEqual(['One']);
  await expect.poll(() => load.mock.calls.length).toBe(2);
  expect(titles()).toEqual(['One']);
  pass(31);
  titles();
  await expect.poll(() => titles()).toEqual(['Two']);
});
