// Programs of a folder that are run by their name, on the Node of the project and the product as it is built.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installOrEnd } from './install/install-or-end.mjs';
import { findNode, root } from './project.mjs';

/**
 * Those named on the command line, or all; options go on to each.
 * @param {{ folder: string, ending: string, kind: string }} programs
 * @returns {Promise<number>} what the process should end with
 */
export async function runPrograms({ folder, ending, kind }) {
  const names = readdirSync(join(root, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));
  const words = process.argv.slice(2);
  const wanted = words.filter((word) => !word.startsWith('--'));
  const options = words.filter((word) => word.startsWith('--'));
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no ${kind} called ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
    return 1;
  }
  await installOrEnd({ withDev: true });
  const env = { ...process.env, NODE_ENV: 'production' };
  const chosen = (wanted.length > 0 ? wanted : names).map((name) => `${folder}/${name}${ending}`);
  const results = [['scripts/build.mjs'], ...chosen.map((script) => [script, ...options])].map((args) =>
    spawnSync(findNode(), args, { cwd: root, env, stdio: 'inherit' }),
  );
  return results.every(({ status }) => status === 0) ? 0 : 1;
}
