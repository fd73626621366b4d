#!/usr/bin/env node
// `plinth [command]`: a release that was installed by npm. It is built already, so it only has to be started.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { endWith } from '../problem.mjs';
import { findNode, root, serverEnv } from '../project.mjs';
import { serve } from '../serve.mjs';
import { PROGRAM_VARIABLE } from '../../server/command-line/command-line.mjs';
import { makeSteps, screenOfProcess } from '../../server/steps.mjs';

/** @type {Record<string, string>} */
const COMMANDS = {
  backup: 'dist/program/backup-command.js',
  restore: 'dist/program/restore-command.js',
  doctor: 'dist/program/doctor-command.js',
  files: 'dist/program/files-command.js',
  'rotate-key': 'dist/program/rotate-key.js',
  'upgrade-database': 'dist/program/upgrade-database-command.js',
  jobs: 'scripts/jobs.mjs',
};
/** Paths among the settings: relative ones start where the command is called, not among the packages. */
const PATHS = ['BACKUP_TO', 'PLANS_FILE', 'DATACENTRES_FILE'];
const isRelative = (/** @type {string} */ value) => value !== '' && !/^[a-z][a-z0-9+.-]*:\/\//i.test(value);

process.env[PROGRAM_VARIABLE] = 'plinth';
const [command = 'start', ...args] = process.argv.slice(2);
const env = { ...serverEnv(), NODE_ENV: 'production', DATA_DIR: resolve(process.env.DATA_DIR || 'data') };
for (const name of PATHS) {
  const value = process.env[name] ?? '';
  if (isRelative(value)) Object.assign(env, { [name]: resolve(value) });
}

try {
  const file = COMMANDS[command];
  if (command === 'start') serve('dist/program/main.js', { args, env, steps: makeSteps(screenOfProcess()) });
  else if (file !== undefined)
    process.exitCode =
      spawnSync(findNode(), [join(root, file), ...args], { env, stdio: 'inherit' }).status ?? 1;
  else {
    console.error(`There is no command ${command}. There are: start, ${Object.keys(COMMANDS).join(', ')}.`);
    process.exitCode = 1;
  }
} catch (error) {
  endWith(error);
}
