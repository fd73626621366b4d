import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';

/** Packages with a program of their own for each platform cannot be built in. */
export const OF_THE_PROGRAM = ['sharp', '@node-rs/argon2'];
/** Asked for while working on Plinth, or where somebody has it. */
const NOT_SHIPPED = ['vite', 'pg-native'];
/** All that the built program leaves to be found when it runs. */
export const NOT_BUILT_IN = [...OF_THE_PROGRAM, ...NOT_SHIPPED];
/** Read by their path, so no import names them. */
const READ_PACKAGES = /^(?:@fontsource-variable\/|world-atlas$|city-timezones$)/;

/** What npm reads of a release: everything but these packages is built into it. */
export function releaseManifest() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { name, version, description, license, type, engines, optionalDependencies } = manifest;
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies).filter(
      ([dependency]) => OF_THE_PROGRAM.includes(dependency) || READ_PACKAGES.test(dependency),
    ),
  );
  return {
    name,
    version,
    description,
    license,
    type,
    engines,
    bin: { plinth: 'scripts/release/plinth.mjs' },
    scripts: { postinstall: 'node scripts/release/trim.mjs' },
    dependencies,
    optionalDependencies,
  };
}
