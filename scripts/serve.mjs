// The server as a child of the command that starts it.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { findNode, root } from './project.mjs';

const LOOK_FOR_NPM_EVERY_MS = 1000;
/** What a program ends with that did not find its libraries. */
const NOT_LOADED = 127;
/** A terminal's Ctrl-C reaches us twice: from the terminal and from npm. */
const SAME_KEYPRESS_MS = 300;

/**
 * Runs the server as a process of its own, ends with it and hands signals on.
 *
 * @param {string} file below the project
 * @param {{ args: string[], env: NodeJS.ProcessEnv, steps: import('../server/steps.mjs').Steps }} options
 */
export function serve(file, { args, env, steps }) {
  const failToLoad = (/** @type {string} */ reason) =>
    steps.fail({
      message: `The server did not start: ${reason}.`,
      remedy:
        'The Node among the packages needs a system with glibc, such as Debian, macOS or Windows; on a small Debian also: apt install libatomic1',
    });
  const follow = new URL('follow-parent.mjs', import.meta.url).href;
  const server = spawn(findNode(), ['--import', follow, join(root, file), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // In a group of its own it hears Ctrl-C from us alone, and once.
    detached: process.platform !== 'win32',
  });
  server.on('error', (error) => {
    failToLoad(error.message);
    process.exit(1);
  });
  server.on('exit', (code, signal) => {
    if (code === NOT_LOADED) failToLoad('a library is missing');
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
