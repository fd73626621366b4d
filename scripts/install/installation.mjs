// Whether node_modules is what package-lock.json asks for, and bringing it there.
import { accessSync, constants, existsSync, lstatSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Problem } from '../problem.mjs';
import { root } from '../project.mjs';
import { runTool } from '../run-tool.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean,
 *   peer?: boolean, os?: string[], cpu?: string[], optionalDependencies?: Record<string, string> }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

const modules = join(root, 'node_modules');

/**
 * What keeps an installation from being the one the lockfile describes, or nothing.
 *
 * @param {Lock} lock package-lock.json
 * @param {Lock | undefined} installed node_modules/.package-lock.json, which npm writes when it has finished
 * @param {{ withDev: boolean, platform?: string, arch?: string }} wanted
 */
export function findDifference(
  lock,
  installed,
  { withDev, platform = process.platform, arch = process.arch },
) {
  if (!installed) return 'packages are not installed';
  const own = Object.keys(lock.packages['']?.optionalDependencies ?? {}).map(
    (name) => `node_modules/${name}`,
  );
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '' || (entry.dev && !withDev)) continue;
    const isForHere = (!entry.os || entry.os.includes(platform)) && (!entry.cpu || entry.cpu.includes(arch));
    // Of other packages' optional parts npm knows best which are needed; of our own we know.
    const mayBeMissing = entry.optional || (entry.devOptional && !withDev);
    const isNeeded = mayBeMissing ? own.includes(path) && isForHere : true;
    const found = installed.packages[path];
    if (!found && isNeeded) return `${path} is missing`;
    if (found && (found.version !== entry.version || found.integrity !== entry.integrity))
      return `${path} differs`;
  }
  return undefined;
}

/** @param {Lock | undefined} installed */
export function hasDevPackages(installed) {
  return Object.values(installed?.packages ?? {}).some((entry) => entry.dev);
}

/**
 * Installs the packages unless they are there; gives back whether there was something to do.
 *
 * @param {{ withDev: boolean, onInstall?: () => void }} wanted
 */
export async function ensureInstalled({ withDev, onInstall }) {
  const lock = /** @type {Lock} */ (readJson(join(root, 'package-lock.json')));
  const installed = /** @type {Lock | undefined} */ (readJson(join(modules, '.package-lock.json')));
  const difference = findDifference(lock, installed, { withDev });
  if (!difference) return false;
  checkPlace(difference);
  onInstall?.();
  // People who work on Plinth keep their tools when they start it.
  const isWhole = withDev || hasDevPackages(installed);
  const { command, args } = findNpm();
  try {
    await runTool(command, [...args, 'ci', isWhole ? '--include=dev' : '--omit=dev']);
  } catch (error) {
    throw new Problem('The packages could not be installed.', {
      remedy: 'Check the connection to the npm registry and the free space on this disk, then start again.',
      output: error instanceof Problem ? error.output || error.message : String(error),
    });
  }
  return true;
}

/** @param {string} difference */
function checkPlace(difference) {
  if (existsSync(modules) && lstatSync(modules).isSymbolicLink()) {
    throw new Problem(`node_modules is a link, and what it points to is not up to date: ${difference}.`, {
      remedy: 'Bring it up to date where it is, or remove the link.',
    });
  }
  try {
    accessSync(root, constants.W_OK);
    if (existsSync(modules)) accessSync(modules, constants.W_OK);
  } catch {
    throw new Problem(`This user may not install the packages in ${root} (${difference}).`, {
      remedy: 'Run "npm ci" as the owner of that folder, then start again.',
    });
  }
}

function findNpm() {
  const cli = process.env.npm_execpath;
  if (cli && basename(cli) === 'npm-cli.js') return { command: process.execPath, args: [cli] };
  return { command: 'npm', args: [] };
}

/** @param {string} path @returns {unknown} */
function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
