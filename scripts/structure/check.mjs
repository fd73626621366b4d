// Holds the rules of the house, and says for each finding what to do instead.
import { checkAdminSentences } from './admin-sentences.mjs';
import { findFaults, readFiles } from './boundaries.mjs';
import { checkFolderSizes } from './folders.mjs';
import { checkFunctions } from './functions.mjs';
import { checkReached } from './reachability.mjs';
import { readSourceTree } from './source-tree.mjs';
import { checkIslandWords } from './visitors/island-words.mjs';
import { checkMirrored } from './visitors/mirrored.mjs';
import { checkSentences } from './visitors/sentences.mjs';

const tree = readSourceTree();
const files = readFiles(tree);
const findings = [
  ...findFaults(tree, files),
  ...checkFolderSizes(Object.keys(tree)),
  ...[...files].flatMap(([path, code]) => [
    ...checkFunctions(path, code),
    ...checkSentences(path, code),
    ...checkAdminSentences(path, code.writes),
  ]),
  ...checkIslandWords(files, tree),
  ...Object.entries(tree).flatMap(([path, source]) => checkMirrored(path, source)),
  ...checkReached(files),
];
for (const { path, line, fault, instead } of findings) {
  console.log(`${path}:${line} ${fault}\n  instead: ${instead}`);
}
process.exitCode = findings.length > 0 ? 1 : 0;
