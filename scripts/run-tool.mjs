import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { Problem } from './problem.mjs';
import { root } from './project.mjs';

/** Of two that are always busy, such a one gets four tenths of what the other does. */
const PATIENT = 4;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a command in the project and gives back what it wrote; a live one writes to our own output instead, and one with
 * `write` there. A patient one gets what time others leave it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, isLive?: boolean, isPatient?: boolean, write?: (text: string) => void }} [options]
 * @returns {Promise<string>}
 */
export function runTool(command, args, options = {}) {
  const { env = process.env, isLive = false, isPatient = false, write } = options;
  return new Promise((resolve, reject) => {
    // On Windows tools are .cmd files, which only a shell can start.
    const shell = process.platform === 'win32' && !command.endsWith('.exe');
    const stdio = isLive ? /** @type {const} */ (['ignore', 'inherit', 'inherit']) : undefined;
    const child = spawn(command, args, { cwd: root, env, shell, stdio: stdio ?? ['ignore', 'pipe', 'pipe'] });
    if (isPatient && child.pid !== undefined) setPriority(child.pid, PATIENT);
    let output = '';
    const collect = write ?? ((text) => (output += text));
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    running.add(child);
    child.on('error', (error) => reject(new Problem(`${command} did not start: ${error.message}.`)));
    child.on('close', (code, signal) => {
      running.delete(child);
      if (code === 0) resolve(output);
      else reject(new Problem(`${basename(command)} ended with ${signal ?? `code ${code}`}.`, { output }));
    });
  });
}

/** Ends with a signal and everything started here, for scripts that are told to stop half-way. */
export function endToolsOnSignals() {
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])) {
    process.on(signal, () => {
      for (const child of running) child.kill(signal);
      process.exit(code);
    });
  }
}
