/** Every route withstands 500 random and hostile requests: no 5xx, no stack. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'node',
    'server/http/every-route/hostile.test.ts',
  ],
  { cwd: root, env: { ...process.env, NODE_ENV: 'test', HOSTILE_REQUESTS: '500' }, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
