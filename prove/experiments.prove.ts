/**
 * Experiments may be looked at any day. Ten thousand of them in which both variants are the same are each looked at
 * two hundred times, and stopped at the first alarm; then as many in which one is better, beside a test that may be
 * looked at once.
 */
import { ALPHA, difference, type Arm } from '#core/experiments/statistics.ts';
import { MIN_CONVERSIONS, MIN_VISITORS } from '#core/experiments/verdict.ts';
import { makeRandom } from './random.ts';

const EXPERIMENTS = 10_000;
const LOOKS = 200;
const VISITORS_A_LOOK = 100;
const RATE = 0.05;
const LIFTS = [0.1, 0.2, 0.3];
/** Of a two-sided test that is looked at once. */
const FIXED_Z = 1.96;

const random = makeRandom(4711);

interface Run {
  /** The look that raised the alarm. */
  alarmAt: number | undefined;
  isFixedAlarm: boolean;
  /** What looking every day at a test for one look would have said. */
  isPeekedAlarm: boolean;
}

function zOf(a: Arm, b: Arm): number {
  const pooled = (a.conversions + b.conversions) / (a.visitors + b.visitors);
  const variance = pooled * (1 - pooled) * (1 / a.visitors + 1 / b.visitors);
  return variance === 0
    ? 0
    : Math.abs(b.conversions / b.visitors - a.conversions / a.visitors) / Math.sqrt(variance);
}

function arrive(arm: Arm, rate: number): void {
  for (let visitor = 0; visitor < VISITORS_A_LOOK; visitor += 1) if (random() < rate) arm.conversions += 1;
  arm.visitors += VISITORS_A_LOOK;
}

function run(rateOfB: number): Run {
  const a: Arm = { visitors: 0, conversions: 0 };
  const b: Arm = { visitors: 0, conversions: 0 };
  const seen: Run = { alarmAt: undefined, isFixedAlarm: false, isPeekedAlarm: false };
  for (let look = 1; look <= LOOKS; look += 1) {
    arrive(a, RATE);
    arrive(b, rateOfB);
    if (a.visitors < MIN_VISITORS || a.conversions + b.conversions < MIN_CONVERSIONS) continue;
    seen.isFixedAlarm = zOf(a, b) > FIXED_Z;
    seen.isPeekedAlarm ||= seen.isFixedAlarm;
    const { low, high } = difference(a, b);
    if (low > 0 || high < 0) seen.alarmAt ??= look;
  }
  return seen;
}

const runAll = (count: number, rate: number) => Array.from({ length: count }, () => run(rate));
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)} %`;

console.log(`\n${EXPERIMENTS} experiments without a difference, looked at ${LOOKS} times each\n`);
const same = runAll(EXPERIMENTS, RATE);
const alarms = same.filter(({ alarmAt }) => alarmAt !== undefined).length;
console.log(`  false alarms, always-valid      ${share(alarms, EXPERIMENTS)}`);
console.log(
  `  false alarms, one look at the end ${share(same.filter((each) => each.isFixedAlarm).length, EXPERIMENTS)}`,
);
console.log(
  `  the same test looked at each time ${share(same.filter((each) => each.isPeekedAlarm).length, EXPERIMENTS)}`,
);

console.log(`\nPower at a rate of ${RATE * 100} %, ${LOOKS * VISITORS_A_LOOK} visitors a variant\n`);
for (const lift of LIFTS) {
  const runs = runAll(EXPERIMENTS / 10, RATE * (1 + lift));
  const found = runs.flatMap(({ alarmAt }) => alarmAt ?? []);
  const fixed = runs.filter(({ isFixedAlarm }) => isFixedAlarm).length;
  const typical = found.toSorted((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0;
  console.log(
    `  +${lift * 100} %: found in ${share(found.length, runs.length)}, half of them within ${typical * VISITORS_A_LOOK} visitors; a test at the end finds ${share(fixed, runs.length)}`,
  );
}

const isProven = alarms <= EXPERIMENTS * ALPHA;
console.log(isProven ? '\nproven' : `\nNOT proven: more than ${ALPHA * 100} % false alarms`);
if (!isProven) process.exitCode = 1;
