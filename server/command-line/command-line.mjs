// What to type here to run a command, for what is said to people: a release has a program, a checkout npm.
import process from 'node:process';

/** Set by the program of a release for all that it starts. */
export const PROGRAM_VARIABLE = 'PLINTH_PROGRAM';

const NPM_ITSELF = ['start', 'test'];

/**
 * @param {string} command
 * @param {string} [options]
 */
export function commandLine(command, options = '') {
  const program = process.env[PROGRAM_VARIABLE];
  if (program) return [program, command === 'start' ? '' : command, options].filter(Boolean).join(' ');
  const run = NPM_ITSELF.includes(command) ? `npm ${command}` : `npm run ${command}`;
  return options ? `${run} -- ${options}` : run;
}

/** How packages come back that should be there. */
export const installAgain = () => (process.env[PROGRAM_VARIABLE] ? 'Install Plinth again' : 'Run "npm ci"');

/** A release is built already. */
export const buildAgain = () =>
  process.env[PROGRAM_VARIABLE] ? 'Install Plinth again' : 'Run "npm run build"';
