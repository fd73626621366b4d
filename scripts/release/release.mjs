// `npm run release`: a built package, plinth-VERSION.tgz, that npm installs and that starts without building.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { root } from '../project.mjs';

const OUT = join(root, 'release');
const PACKAGE = join(OUT, 'package');
const ENTRANCES = [
  'server/main.ts',
  'server/backup/backup-command.ts',
  'server/backup/restore-command.ts',
  'server/doctor/doctor-command.ts',
  'server/files-command.ts',
  'server/rotate-key.ts',
  'scripts/release/plinth.mjs',
  'scripts/follow-parent.mjs',
  'scripts/jobs.mjs',
  // Pages of the manual, which is put together from what lies there.
  ...readdirSync(join(root, 'blocks'))
    .map((block) => `blocks/${block}/showcase.ts`)
    .filter((file) => existsSync(join(root, file))),
];
/** What is read, not imported. */
const READ = ['dist', 'core', 'server', 'site', 'deploy', 'docs', 'LICENSE', 'README.md', 'SECURITY.md'];
const SOURCES = /^(?!dist\/).*\.(?:ts|tsx|css)$|\/testing(?:\/|$)/;
/** Only there to work on Plinth: it serves sources, and needs the bundler. */
const LEFT_OUT = ['server/bundle/dev-bundle.ts'];
/** Read by their path, so no import names them. */
const READ_PACKAGES = /^(?:@fontsource-variable\/|world-atlas$|city-timezones$)/;

const IMPORTS = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])([^'"\n]+)\2/g;
const COMPUTED_IMPORTS = /(\bimport\(\s*`[^`\n]+)\.ts`/g;
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

rmSync(OUT, { recursive: true, force: true });
mkdirSync(PACKAGE, { recursive: true });
const packages = copySources();
for (const file of READ)
  cpSync(join(root, file), join(PACKAGE, file), {
    recursive: true,
    filter: (path) => !SOURCES.test(path.slice(root.length)),
  });
for (const file of builtFiles()) for (const name of importsOf(readFileSync(file, 'utf8'))) note(name);
writeManifest();
const [packed] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--pack-destination', OUT], { cwd: PACKAGE, encoding: 'utf8' }),
);
rmSync(PACKAGE, { recursive: true });
console.log(
  `release/${packed.filename}  ${megabytes(packed.size)} packed, ${megabytes(packed.unpackedSize)} unpacked`,
);

/** Follows imports from the entrances and writes what they reach as JavaScript: Node strips no types of packages. */
function copySources() {
  const found = new Set();
  const waiting = [...ENTRANCES];
  const seen = new Set([...waiting, ...LEFT_OUT]);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const source = readFileSync(join(root, file), 'utf8');
    const code = extname(file) === '.ts' ? stripTypeScriptTypes(source) : source;
    for (const name of importsOf(code)) {
      const target = localFile(name, file);
      if (target === undefined) found.add(packageOf(name));
      else if (!seen.has(target)) {
        seen.add(target);
        waiting.push(target);
      }
    }
    const place = join(PACKAGE, file.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, code.replaceAll(IMPORTS, asJavaScript).replaceAll(COMPUTED_IMPORTS, '$1.js`'));
  }
  return found;
}

/** @param {string} code */
function importsOf(code) {
  return [...code.matchAll(IMPORTS)]
    .map(([, , , name = '']) => name)
    .filter((name) => !name.startsWith('node:'));
}

/** @param {string} all @param {string} before @param {string} quote @param {string} name */
function asJavaScript(all, before, quote, name) {
  return /^[.#]/.test(name) ? `${before}${quote}${name.replace(/\.ts$/, '.js')}${quote}` : all;
}

/** @param {string} name @param {string} from */
function localFile(name, from) {
  if (name.startsWith('.')) return join(dirname(from), name);
  if (name.startsWith('#')) return name.slice(1);
  return undefined;
}

/** @param {string} name */
function packageOf(name) {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}

/** @param {string} name */
function note(name) {
  if (!/^[./#]/.test(name)) packages.add(packageOf(name));
}

function builtFiles() {
  return readdirSync(join(root, 'dist/server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(root, 'dist/server', file));
}

function writeManifest() {
  const { name, version, description, license, type, imports, engines, optionalDependencies } = manifest;
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
    imports,
    engines,
    bin: { plinth: 'scripts/release/plinth.mjs' },
    dependencies,
    optionalDependencies,
  };
  writeFileSync(join(PACKAGE, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

/** @param {number} bytes */
function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
