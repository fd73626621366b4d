import type { Client } from 'pg';
import { StartProblem } from '../../start-problem.ts';

const SECOND_MS = 1000;
/** The way to the database and back, and a busy machine, take less. */
const CLOCK_APART_MS = 5 * SECOND_MS;
/** Beyond that a node would end sessions, holds and signatures of the other nodes. */
const CLOCK_REFUSED_MS = 60 * SECOND_MS;
const REMEDY =
  'Set both clocks by NTP (systemd-timesyncd, chrony): sessions, holds and schedules depend on them.';

/** How far the clock of the database is ahead of this machine's. */
export async function askClockApart(client: Client): Promise<number> {
  const from = Date.now();
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at');
  return apartMs(rows[0]?.at ?? new Date(), from);
}

/** What was asked at `from` and has just been answered was read half way in between. */
export const apartMs = (at: Date, from: number) => at.getTime() - (from + Date.now()) / 2;

export function clockProblem(apart: number): { problem: string; remedy: string } | undefined {
  if (Math.abs(apart) <= CLOCK_APART_MS) return undefined;
  const seconds = Math.round(Math.abs(apart) / SECOND_MS);
  return {
    problem: `The clock is ${seconds} seconds ${apart > 0 ? 'behind' : 'ahead of'} the database’s.`,
    remedy: REMEDY,
  };
}

/** A node that lives in another hour does not start. Once it runs, it warns and goes on. */
export function refuseWrongClock(apart: number): void {
  const found = Math.abs(apart) > CLOCK_REFUSED_MS && clockProblem(apart);
  if (found) throw new StartProblem(found.problem, found.remedy);
}
