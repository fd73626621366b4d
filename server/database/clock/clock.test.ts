import { afterEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#core/durations.ts';
import { useApp } from '../../testing/app.ts';
import { StartProblem } from '../../start-problem.ts';
import { refuseWrongClock } from './clock.ts';

const kit = useApp();

afterEach(() => void vi.useRealTimers());

const warningsWith = async (shiftMs: number) => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + shiftMs });
  const { warnings = [] } = (await kit.call('GET', '/readyz', { host: '127.0.0.1' })).json() as {
    warnings?: string[];
  };
  return warnings.filter((warning) => warning.includes('clock'));
};

test('a clock two hours ahead keeps a node from starting, and is told while it runs', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HOUR_MS });
  await kit.db.pulse.beat();
  const start = () => refuseWrongClock(kit.db.pulse.clockApartMs());
  expect(start).toThrow(/^The clock is 7\d{3} seconds ahead of the database’s\.$/);
  expect(start).toThrow(StartProblem);
  vi.useRealTimers();
  expect(await warningsWith(2 * HOUR_MS)).toEqual([expect.stringContaining('ahead of the database’s. Set')]);
  const { body } = await kit.call('GET', '/metrics', { host: '127.0.0.1' });
  expect(Number(/^plinth_clock_apart_seconds (\S+)$/m.exec(body)?.[1])).toBeCloseTo(-7200, -2);
});

test('seconds are only warned of, and a fraction of one is not', async () => {
  // A beat that began before may still tell of another clock.
  const warnings = (shiftMs: number) => expect.poll(() => warningsWith(shiftMs));
  await warnings(-20_000).toEqual([expect.stringContaining('behind the database’s')]);
  refuseWrongClock(kit.db.pulse.clockApartMs());
  await warnings(0).toEqual([]);
});
