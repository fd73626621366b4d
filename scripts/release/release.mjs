// `npm run release`: a built package, plinth-VERSION.tgz, that npm installs and that starts without building.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../project.mjs';
import { releaseManifest } from './manifest.mjs';

const OUT = join(root, 'release');
const PACKAGE = join(OUT, 'package');
/** What starts what was built. */
const ENTRANCES = [
  'scripts/release/plinth.mjs',
  'scripts/release/trim.mjs',
  'scripts/follow-parent.mjs',
  'scripts/jobs.mjs',
];
/** What is read, not imported. */
const READ = [
  'dist',
  'core',
  'server',
  'site',
  'deploy',
  'docs',
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
];
/** Views are built into the server; those in `dist/server` are for running it from its sources. */
const SOURCES = /^(?!dist\/).*\.(?:ts|tsx|css|mjs)$|\/testing(?:\/|$)|^dist\/server(?:\/|$)/;
const IMPORTS = /^import\s(?:[^'"]*\sfrom\s)?(['"])([^'"]+)\1/gm;

rmSync(OUT, { recursive: true, force: true });
mkdirSync(PACKAGE, { recursive: true });
for (const file of READ)
  cpSync(join(root, file), join(PACKAGE, file), {
    recursive: true,
    filter: (path) => !SOURCES.test(path.slice(root.length)),
  });
copyScripts();
writeFileSync(join(PACKAGE, 'package.json'), `${JSON.stringify(releaseManifest(), null, 2)}\n`);
const [packed] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--pack-destination', OUT], { cwd: PACKAGE, encoding: 'utf8' }),
);
rmSync(PACKAGE, { recursive: true });
console.log(
  `release/${packed.filename}  ${megabytes(packed.size)} packed, ${megabytes(packed.unpackedSize)} unpacked`,
);

/** The entrances, and what they import. */
function copyScripts() {
  const files = new Set(ENTRANCES);
  for (const file of files) {
    mkdirSync(dirname(join(PACKAGE, file)), { recursive: true });
    cpSync(join(root, file), join(PACKAGE, file));
    for (const name of importsOf(join(root, file)))
      if (name.startsWith('.')) files.add(join(dirname(file), name));
  }
}

/** @param {string} file */
function importsOf(file) {
  return [...readFileSync(file, 'utf8').matchAll(IMPORTS)].map(([, , name = '']) => name);
}

/** @param {number} bytes */
function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
