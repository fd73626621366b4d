// `npm run prove <name>`: treats the product as badly as it can, and looks whether it kept its promises.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './installation.mjs';
import { findNode, root } from './project.mjs';

const PROOF = '.prove.ts';
const names = readdirSync(join(root, 'prove'))
  .filter((file) => file.endsWith(PROOF))
  .map((file) => file.slice(0, -PROOF.length));
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no proof called ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(1);
}

await ensureInstalled({ withDev: true });
const run = (/** @type {string[]} */ ...args) =>
  spawnSync(findNode(), args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  }).status === 0;
let isFine = run(join(root, 'scripts/build.mjs'));
for (const name of wanted.length > 0 ? wanted : names)
  isFine = run(join(root, 'prove', name + PROOF), ...options) && isFine;
process.exit(isFine ? 0 : 1);
