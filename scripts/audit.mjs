// `npm run audit`: asks the registry whether vulnerabilities of our packages are known.
import { spawnSync } from 'node:child_process';
import { root } from './project.mjs';

const NOT_ASKED = 2;

const { stdout } = spawnSync('npm', ['audit', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
process.exitCode = tell(read(stdout));

/** @param {string | null} text @returns {any} */
function read(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** @param {any} answer @returns {number} what the process ends with */
function tell(answer) {
  if (!answer?.metadata?.vulnerabilities) {
    console.log('No registry answered, so nothing was looked up. Run it again where one does.');
    return NOT_ASKED;
  }
  const found = Object.entries(answer.vulnerabilities ?? {});
  for (const [name, { severity, range, fixAvailable }] of found)
    console.log(`${severity}: ${name} ${range}${fixAvailable ? ' (a fix is available)' : ''}`);
  console.log(found.length === 0 ? 'No known vulnerabilities.' : `${found.length} packages to look at.`);
  return found.length === 0 ? 0 : 1;
}
