// Holds the rules of the house, and says for each finding what to do instead.
import { findFaults, readFiles } from './boundaries.mjs';
import { checkFolderSizes } from './folders.mjs';
import { checkFunctions } from './functions.mjs';
import { checkIslandWords } from './island-words.mjs';
import { checkReached } from './reachability.mjs';
import { checkSentences } from './sentences.mjs';
import { readSourceTree } from './source-tree.mjs';

const tree = readSourceTree();
const files = readFiles(tree);
const findings = [
  ...findFaults(tree),
  ...checkFolderSizes(Object.keys(tree)),
  ...[...files].flatMap(([path, code]) => [...checkFunctions(path, code), ...checkSentences(path, code)]),
  ...checkIslandWords(files, tree),
  ...checkReached(files),
];
for (const { path, line, fault, instead } of findings) {
  console.log(`${path}:${line} ${fault}\n  instead: ${instead}`);
}
process.exitCode = findings.length > 0 ? 1 : 0;
