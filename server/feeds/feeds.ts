import { MINUTE_MS } from '#core/durations.ts';
import type { FeedEntry } from '#core/collections/block-content.ts';
import type { LoadFromWeb } from '../assets/pictures/from-web.ts';
import { parseFeed } from './parse-feed.ts';

const FRESH_MS = 30 * MINUTE_MS;
const MAX_FEED_BYTES = 2 * 1024 * 1024;
/** The one that was asked for longest ago makes room. */
const MAX_FEEDS = 1000;

interface Kept {
  entries: readonly FeedEntry[];
  askedAt: number;
}

/** Feeds of others, as they were when they last answered. Nobody waits for them: what is old is fetched behind the page. */
export function makeFeeds(deps: { load: LoadFromWeb; now: () => Date }) {
  const { load, now } = deps;
  const feeds = new Map<string, Kept>();

  async function refresh(address: string, before: readonly FeedEntry[]): Promise<void> {
    const askedAt = now().getTime();
    keep(address, { entries: before, askedAt });
    const answer = await load(new URL(address), { bytes: MAX_FEED_BYTES }).catch(() => '');
    if (typeof answer === 'string') return;
    const entries = parseFeed(answer.toString('utf8'), address);
    if (entries.length > 0) keep(address, { entries, askedAt });
  }

  function keep(address: string, kept: Kept): void {
    feeds.delete(address);
    feeds.set(address, kept);
    const [oldest] = feeds.keys();
    if (feeds.size > MAX_FEEDS && oldest !== undefined) feeds.delete(oldest);
  }

  return {
    /** What is known of a feed now. */
    latest(address: string): readonly FeedEntry[] {
      const kept = feeds.get(address);
      if (!kept || now().getTime() - kept.askedAt > FRESH_MS) void refresh(address, kept?.entries ?? []);
      return kept?.entries ?? [];
    },
  };
}

export type Feeds = ReturnType<typeof makeFeeds>;
