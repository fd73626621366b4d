// `npm test`: everything that is checked before a change is good, on a machine with nothing but Node and npm.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureChromium, installBesidePackages } from './install/ensure-chromium.mjs';
import { ensureInstalled } from './install/installation.mjs';
import { Problem } from './problem.mjs';
import { findNode, root, testEnv, toolEnv } from './project.mjs';
import { endToolsOnSignals, runTool } from './run-tool.mjs';
import { formatSeconds, makeSteps, screenOfProcess } from '../server/steps.mjs';
import { makeTurn } from './testing/turn.mjs';
import { HELP, planTests } from './testing/plan.mjs';
import {
  countPlaywright,
  countVitest,
  listJourneyFailures,
  listSecondTries,
  listVitestFailures,
  withRunner,
} from './testing/results.mjs';

/** @typedef {import('./testing/results.mjs').Count} Count */

const steps = makeSteps(screenOfProcess());
const { chosen, paths, unknown, isHelp } = planTests(process.argv.slice(2));
const reports = mkdtempSync(join(tmpdir(), 'plinth-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
endToolsOnSignals();

/** @type {Record<string, () => Promise<Count>>} */
const work = {
  format: () => check('Format', 'oxfmt', ['--check', '.']),
  // The linter asks the compiler anyway; by themselves both would read the whole project.
  lint: () => check('Types and lint', 'oxlint', ['--type-aware', '--type-check', '--deny-warnings']),
  boundaries: () => check('Boundaries', findNode(), ['scripts/structure/check.mjs']),
  lockfile: () => check('Lockfile', findNode(), ['scripts/install/check-lockfile.mjs']),
  build: () => passes('Build', build),
  unit: () => runVitest('Unit tests', 'node'),
  browser: () => runVitest('Browser tests', 'browser'),
  e2e: runJourneys,
};

if (isHelp || unknown.length > 0) {
  if (unknown.length > 0) console.log(`There is no part called ${unknown.join(', ')}.\n`);
  console.log(HELP);
  process.exit(isHelp ? 0 : 2);
}
/** @type {Promise<string> | undefined} */
let building;
/** @type {Promise<string> | undefined} */
let playing;
/** @type {import('./testing/turn.mjs').Turn | undefined} */
let turnOfJourneys;
/** @type {string[]} */
const secondTries = [];
/** Named again at the very end, where a reader of a long log looks first. @type {string[]} */
const failedTests = [];
const count = await runAll();
if (secondTries.length > 0) console.log(`\nPassed at the second try:\n  ${secondTries.join('\n  ')}`);
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed > 0 ? 1 : 0;

/** @returns {Promise<Count>} */
async function runAll() {
  const needsBrowser = chosen.some((part) => part.needsBrowser);
  const isClean = !existsSync(join(root, 'node_modules'));
  const early = needsBrowser && isClean ? installBesidePackages() : undefined;
  if (!(await attempt('Dependencies', install))) return { passed: 0, failed: 1 };
  const total = { passed: 0, failed: 0 };
  const hasBrowser = !needsBrowser || (await attempt('Chromium', (note) => openChromium(note, early)));
  const failures = hasBrowser ? [] : ['Chromium'];
  if (!hasBrowser) total.failed += 1;
  if (isChosen('build')) beginBeside(hasBrowser);
  for (const part of chosen) {
    if (part.needsBrowser && !hasBrowser) {
      steps.skip(part.title, 'no browser');
      continue;
    }
    const { passed, failed } = (await work[part.name]?.()) ?? { passed: 0, failed: 1 };
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failures.push(part.title);
  }
  if (failures.length > 0) console.log([`\nFailed: ${failures.join(', ')}`, ...failedTests].join('\n  '));
  return total;
}

/** @param {string} name */
function isChosen(name) {
  return chosen.some((part) => part.name === name);
}

/** @param {(text: string) => void} note */
async function install(note) {
  note((await ensureInstalled({ withDev: true })) ? 'installed' : 'up to date');
}

/** @param {(text: string) => void} note @param {Promise<void> | undefined} early */
async function openChromium(note, early) {
  await early;
  note(await ensureChromium());
}

/**
 * The linter waits for the compiler, and tests for databases, browsers and what moves: each by itself leaves a core
 * idle for much of its time. So the build begins with the checks, the journeys with the end of the build, and both are
 * waited for in their turn.
 *
 * @param {boolean} hasBrowser
 */
function beginBeside(hasBrowser) {
  void build().then(
    () => {
      if (hasBrowser && isChosen('e2e') && hasJourneys()) void play({ isLive: false }).catch(() => undefined);
    },
    () => undefined,
  );
}

/**
 * Runs a step that may fail without ending the rest.
 *
 * @param {string} title @param {(note: (text: string) => void) => Promise<unknown>} run
 * @param {{ isLive?: boolean }} [how]
 */
async function attempt(title, run, how) {
  try {
    await steps.run(title, run, how);
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { message, remedy, output } = error;
    steps.fail({ message: `${title}: ${message}`, remedy, output });
    return false;
  }
}

/** @param {string} title @param {string} command @param {string[]} args */
function check(title, command, args) {
  return passes(title, () => runTool(command, args, { env: testEnv() }));
}

/** @param {string} title @param {() => Promise<unknown>} work @returns {Promise<Count>} */
async function passes(title, work) {
  const isFine = await attempt(title, work);
  return isFine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function build() {
  const env = { ...toolEnv(), NODE_ENV: 'production' };
  return (building ??= runTool(findNode(), ['scripts/build.mjs'], { env }));
}

/** @param {string} title @param {string} project @returns {Promise<Count>} */
async function runVitest(title, project) {
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--project', project, '--passWithNoTests', ...reporters, ...paths];
  const isFine = await attempt(title, () => runTool('vitest', args, { env: testEnv(), isLive: true }), {
    isLive: true,
  });
  if (!existsSync(report)) return withRunner({ passed: 0, failed: 0 }, !isFine);
  failedTests.push(...listVitestFailures(readJson(report)).map((line) => relative(root, line)));
  return withRunner(countVitest(readJson(report)), !isFine);
}

/** Begun before their turn, they are read when it comes. @param {{ isLive: boolean }} how */
function play({ isLive }) {
  const args = ['test', '--reporter=list,json', ...paths];
  const colours = process.stdout.isTTY && !isLive && { FORCE_COLOR: '1' };
  const env = { ...testEnv(), ...colours, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json') };
  if (playing) return playing;
  turnOfJourneys = isLive ? undefined : makeTurn((text) => process.stdout.write(text));
  playing = runTool('playwright', args, {
    env,
    isLive,
    // Begun beside the rest they would keep it from both cores, and leave one of them idle at the end.
    isPatient: !isLive,
    ...(turnOfJourneys && { write: turnOfJourneys.write }),
  });
  return playing;
}

/** @returns {Promise<Count>} */
async function runJourneys() {
  if (!hasJourneys()) {
    steps.skip('Journeys', 'e2e/ holds no tests');
    return { passed: 0, failed: 0 };
  }
  const isFine = await attempt('Journeys', showJourneys, { isLive: true });
  const report = join(reports, 'e2e.json');
  if (!existsSync(report)) return withRunner({ passed: 0, failed: 0 }, !isFine);
  secondTries.push(...listSecondTries(readJson(report)));
  failedTests.push(...listJourneyFailures(readJson(report)));
  return withRunner(countPlaywright(readJson(report)), !isFine);
}

/** @param {(text: string) => void} note */
async function showJourneys(note) {
  const played = play({ isLive: true });
  if (turnOfJourneys) note(`begun ${formatSeconds(turnOfJourneys.come())} before`);
  await played;
}

function hasJourneys() {
  const folder = join(root, 'e2e');
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { recursive: true }).some((name) =>
    /\.(?:spec|test|e2e)\.tsx?$/.test(String(name)),
  );
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
