// `npm run bench [name]`: runs the comparisons in bench/ on the Node of the project and keeps their figures.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './installation.mjs';
import { findNode, root } from './project.mjs';

const BENCH = '.bench.ts';
const names = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith(BENCH))
  .map((file) => file.slice(0, -BENCH.length));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(1);
}

await ensureInstalled({ withDev: true });
const env = { ...process.env, NODE_ENV: 'production' };
let failed = 0;
for (const script of [
  'scripts/build.mjs',
  ...(wanted.length > 0 ? wanted : names).map((name) => `bench/${name}${BENCH}`),
]) {
  failed +=
    spawnSync(findNode(), [join(root, script)], { cwd: root, env, stdio: 'inherit' }).status === 0 ? 0 : 1;
}
process.exit(failed === 0 ? 0 : 1);
