import { expect, test } from 'vitest';
import { HELP, parts, planTests } from './plan.mjs';
import {
  countPlaywright,
  countVitest,
  listJourneyFailures,
  listSecondTries,
  listVitestFailures,
  withRunner,
} from './results.mjs';

const everything = parts.map(({ name }) => name);

test.each([
  [[], everything, [], []],
  [['unit'], ['unit'], [], []],
  [['e2e', 'unit'], ['unit', 'e2e'], [], []],
  [['unit', 'server/engine'], ['unit'], ['server/engine'], []],
  [['server/config.test.ts'], everything, ['server/config.test.ts'], []],
  [['units'], everything, [], ['units']],
  [['--watch'], everything, [], ['--watch']],
])('%j asks for %j', (args, chosen, paths, unknown) => {
  const plan = planTests(args);
  expect(plan.chosen.map(({ name }) => name)).toEqual(chosen);
  expect(plan).toMatchObject({ paths, unknown, isHelp: false });
});

test('the help names every part', () => {
  expect(planTests(['--help'])).toMatchObject({ isHelp: true, unknown: [] });
  for (const name of everything) expect(HELP).toContain(`  ${name} `);
});

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((status, at) => ({ status, fullName: `test ${at}` })),
});

test.each([
  [[], { passed: 0, failed: 0 }],
  [[file('passed', 'passed', 'passed')], { passed: 2, failed: 0 }],
  [[file('failed', 'passed', 'failed'), file('passed', 'passed')], { passed: 2, failed: 1 }],
  [[file('failed'), file('passed', 'passed')], { passed: 1, failed: 1 }],
  [[file('failed', 'passed')], { passed: 1, failed: 1 }],
])('files %j count as %j', (testResults, count) => {
  expect(countVitest({ testResults })).toEqual(count);
});

test.each([
  [[file('passed', 'passed')], []],
  [[file('failed', 'passed', 'failed')], ['a.test.ts › test 1']],
  [[file('failed')], ['a.test.ts']],
])('of files %j these failed: %j', (testResults, failures) => {
  expect(listVitestFailures({ testResults })).toEqual(failures);
});

test.each([
  [{ stats: { expected: 3, unexpected: 0, flaky: 0 } }, { passed: 3, failed: 0 }],
  [
    { stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [{}] },
    { passed: 4, failed: 2 },
  ],
])('journeys %j count as %j', (report, count) => {
  expect(countPlaywright(report)).toEqual(count);
});

test('a runner that fails counts even when none of its tests did', () => {
  expect(withRunner({ passed: 3, failed: 0 }, true)).toEqual({ passed: 3, failed: 1 });
  expect(withRunner({ passed: 3, failed: 2 }, true)).toEqual({ passed: 3, failed: 2 });
  expect(withRunner({ passed: 3, failed: 0 }, false)).toEqual({ passed: 3, failed: 0 });
});

test('journeys that failed or passed at their second try are named', () => {
  const tried = (title: string, status: string) => ({ title, tests: [{ status }] });
  const suites = [
    {
      title: 'shop.spec.ts',
      specs: [tried('buys', 'expected'), tried('refunds', 'unexpected'), tried('pays', 'flaky')],
    },
    { title: 'lock.spec.ts', suites: [{ title: 'a page', specs: [tried('opens', 'flaky')] }] },
  ];
  const report = { stats: { expected: 1, unexpected: 1, flaky: 2 }, suites };
  expect(listSecondTries(report)).toEqual(['shop.spec.ts › pays', 'a page › opens']);
  expect(listJourneyFailures(report)).toEqual(['shop.spec.ts › refunds']);
});
