// Holds package.json and package-lock.json to what installs the same everywhere.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLockfileFaults } from './lockfile.mjs';
import { root } from '../project.mjs';

const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
const faults = findLockfileFaults(read('package.json'), read('package-lock.json'));
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
