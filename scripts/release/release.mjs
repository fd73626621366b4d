// `npm run release`: a built package, plinth-VERSION.tgz, that npm installs and that starts without building.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../project.mjs';

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
/** Read by their path, so no import names them. */
const READ_PACKAGES = /^(?:@fontsource-variable\/|world-atlas$|city-timezones$)/;

/** At the beginning of a line; what is only loaded to work on Plinth is imported later. */
const IMPORTS = /^import\s(?:[^'"]*\sfrom\s)?(['"])([^'"]+)\1/gm;
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

rmSync(OUT, { recursive: true, force: true });
mkdirSync(PACKAGE, { recursive: true });
for (const file of READ)
  cpSync(join(root, file), join(PACKAGE, file), {
    recursive: true,
    filter: (path) => !SOURCES.test(path.slice(root.length)),
  });
copyScripts();
writeManifest();
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

/** Of what the server runs; all other packages are built into it. */
function importedPackages() {
  const program = join(root, 'dist', 'program');
  const built = readdirSync(program)
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(program, file));
  return new Set(built.flatMap(importsOf).map(packageOf));
}

/** @param {string} name */
function packageOf(name) {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}

function writeManifest() {
  const packages = importedPackages();
  const { name, version, description, license, type, engines, optionalDependencies } = manifest;
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies).filter(
      ([dependency]) => packages.has(dependency) || READ_PACKAGES.test(dependency),
    ),
  );
  const content = {
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
  writeFileSync(join(PACKAGE, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

/** @param {number} bytes */
function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
