// Holds the rules of the house, and says for each finding what to do instead.
import { findFaults } from './boundaries.mjs';
import { readSourceTree } from './source-tree.mjs';

const findings = findFaults(readSourceTree());
for (const { path, line, fault, instead } of findings) {
  console.log(`${path}:${line} ${fault}\n  instead: ${instead}`);
}
process.exitCode = findings.length > 0 ? 1 : 0;
