import { MINUTE_MS } from '#core/durations.ts';
import { PLAYED_AT_MOST } from '#core/fast-forward/outcome.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { playedYear, type FastForwardRun } from '#contract/shop/fast-forward.ts';
import { recordAction } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import { playYear, type PlayDeps } from './playing.ts';
import * as store from './store.ts';

const QUEUE = 'fast-forward';
const LONGEST_SECONDS = 600;
/** A run that says nothing for so long has died with its node. */
const GIVEN_UP_MS = 15 * MINUTE_MS;

/** Plays a year of a shop before it happens. */
export async function makeFastForward(
  deps: PlayDeps & { jobs: Jobs; snapshots: Snapshots; now: () => Date },
) {
  const { db, jobs, sites, snapshots, now } = deps;

  const aliveSince = () => new Date(now().getTime() - GIVEN_UP_MS);

  const toRun = (row: store.RunRow): FastForwardRun => ({
    state: row.state === 'playing' && row.startedAt <= aliveSince() ? 'failed' : row.state,
    declines: row.declines as FastForwardRun['declines'],
    percent: row.percent,
    startedAt: row.startedAt.toISOString(),
    year: row.year === null ? null : playedYear.parse(row.year),
  });

  async function play(siteId: string, id: string): Promise<void> {
    const row = await db.readSite(siteId, store.find);
    const site = await sites.find(siteId);
    if (!site || row?.id !== id || row.state !== 'playing') return;
    const { settings } = await snapshots.of(site);
    const tell = (change: Parameters<typeof store.update>[2]) =>
      db.site(siteId, (tx) => store.update(tx, { siteId, id }, change));
    const about = {
      siteId,
      timeZone: settings.site.timezone,
      start: row.startedAt,
      declines: row.declines,
    };
    try {
      const year = await playYear(deps, about, (percent) => tell({ percent }));
      await tell({ state: 'played', percent: 100, year });
    } catch (error) {
      await tell({ state: 'failed' });
      throw error;
    }
  }

  await jobs.handle(QUEUE, ({ siteId = '', id = '' }) => play(siteId, id), {
    mayTakeSeconds: LONGEST_SECONDS,
    atOnce: 1,
  });

  return {
    async read(siteId: string): Promise<{ run: FastForwardRun | null }> {
      const row = await db.readSite(siteId, store.find);
      return { run: row ? toRun(row) : null };
    },

    async play(actor: Actor, { declines }: { declines: number }): Promise<{ run: FastForwardRun } | Failure> {
      const { siteId } = actor;
      const row = { siteId, id: newId(), state: 'playing' as const, declines, startedAt: now() };
      return db.site(siteId, async (tx) => {
        const { renewing, orders } = await store.sizeOf(tx, siteId);
        if (renewing > PLAYED_AT_MOST.renewing || orders > PLAYED_AT_MOST.orders)
          return fail('tooLargeToPlay');
        if (!(await store.begin(tx, row, { aliveSince: aliveSince() }))) return fail('alreadyPlaying');
        await jobs.enqueue(tx, QUEUE, { siteId, id: row.id });
        await recordAction(tx, { ...actor, action: 'subscription.fastForward', detail: { declines } });
        return { run: toRun({ ...row, percent: 0, year: null }) };
      });
    },
  };
}

export type FastForward = Awaited<ReturnType<typeof makeFastForward>>;
