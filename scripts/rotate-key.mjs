// `npm run rotate-key`: runs the server's own command on the Node that comes with the packages.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findNode, root, serverEnv } from './project.mjs';

const { status } = spawnSync(findNode(), [join(root, 'server', 'rotate-key.ts')], {
  cwd: root,
  env: serverEnv(),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
