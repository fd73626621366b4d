// `npm start`: from a fresh checkout to a running server. Works on any Node from 20 on, with nothing installed.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './install/installation.mjs';
import { Problem } from './problem.mjs';
import { findNode, root, serverEnv } from './project.mjs';
import { endToolsOnSignals, runTool } from './run-tool.mjs';
import { makeSteps, screenOfProcess } from '../server/steps.mjs';

const LOOK_FOR_NPM_EVERY_MS = 1000;
/** A terminal's Ctrl-C reaches us twice: from the terminal and from npm. */
const SAME_KEYPRESS_MS = 300;

const isDev = process.argv.includes('--dev');
const steps = makeSteps(screenOfProcess());

try {
  endToolsOnSignals();
  await steps.run('Dependencies', async (note) => {
    note((await ensureInstalled({ withDev: isDev })) ? 'installed' : 'up to date');
  });
  if (!isDev) await steps.run('Build', build);
  serve();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  steps.fail(error);
  process.exitCode = 1;
}

/** @param {(text: string) => void} note */
async function build(note) {
  try {
    const output = await runTool(findNode(), [join(root, 'scripts', 'build.mjs')], { env: inMode() });
    note(output.trim().split('\n').at(-1) ?? '');
  } catch (error) {
    const output = error instanceof Problem ? error.output : '';
    throw new Problem('The browser code could not be built.', {
      remedy: 'What the build said is above.',
      output,
    });
  }
}

function serve() {
  const follow = new URL('follow-parent.mjs', import.meta.url).href;
  const main = join(root, 'server', 'main.ts');
  const server = spawn(findNode(), ['--import', follow, main, ...process.argv.slice(2)], {
    cwd: root,
    env: inMode(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // In a group of its own it hears Ctrl-C from us alone, and once.
    detached: process.platform !== 'win32',
  });
  server.on('error', (error) => {
    steps.fail({
      message: `The server did not start: ${error.message}.`,
      remedy: 'The Node among the packages needs a system with glibc, such as Debian, macOS or Windows.',
    });
    process.exit(1);
  });
  server.on('exit', (code, signal) => {
    process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1));
  });
  forwardSignals(server);
  if (process.env.npm_lifecycle_event) followNpm(server);
}

/** @param {import('node:child_process').ChildProcess} server */
function forwardSignals(server) {
  let last = -Infinity;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      const now = performance.now();
      if (now - last < SAME_KEYPRESS_MS) return;
      last = now;
      server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
}

/**
 * A killed npm tells its children nothing; they, or the shell between, only find themselves with another parent.
 *
 * @param {import('node:child_process').ChildProcess} server
 */
function followNpm(server) {
  const family = readAncestors();
  const timer = setInterval(() => {
    if (readAncestors() === family) return;
    clearInterval(timer);
    server.kill('SIGTERM');
  }, LOOK_FOR_NPM_EVERY_MS);
}

function readAncestors() {
  const { ppid } = process;
  try {
    return `${ppid} ${/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${ppid}/status`, 'utf8'))?.[1]}`;
  } catch {
    return String(ppid);
  }
}

function inMode() {
  return { ...serverEnv(), NODE_ENV: isDev ? 'development' : 'production' };
}
