// Runs once after npm has installed a release: a third of Node's package are headers for compilers, and there is none.
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const { optionalDependencies = {} } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
for (const name of Object.keys(optionalDependencies).filter((each) => each.startsWith('node-')))
  try {
    rmSync(join(dirname(require.resolve(`${name}/package.json`)), 'include'), {
      recursive: true,
      force: true,
    });
  } catch {
    // For another platform, and so not installed; or not ours to change, and then they do no harm.
  }
