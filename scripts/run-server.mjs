// Runs a command, like `npm run backup`, on the Node that comes with the packages, which are installed if need be.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installOrEnd } from './install/install-or-end.mjs';
import { endWith } from './problem.mjs';
import { findNode, root, serverEnv } from './project.mjs';

await installOrEnd({ withDev: false });
const [file = '', ...options] = process.argv.slice(2);
try {
  const { status } = spawnSync(findNode(), [join(root, 'server', file), ...options], {
    env: serverEnv(),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  endWith(error);
}
