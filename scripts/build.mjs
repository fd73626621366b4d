// Builds what browsers load and what the server renders with. Does nothing when nothing has changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const DIST = join(root, 'dist');
const NEXT = join(root, 'dist.next');
const STAMP = join(DIST, 'stamp');
const SOURCES = [
  'core',
  'contract',
  'browser',
  'blocks',
  'site',
  'admin',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/component-styles.ts',
];
const COMPRESSIBLE = /\.(js|css|svg|json)$/;

const stamp = stampOf(SOURCES);
if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp && !process.argv.includes('--force')) {
  console.log('up to date');
} else {
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const { BUILD_NAMES } = await import('../vite.config.ts');
  rmSync(NEXT, { recursive: true, force: true });
  for (const name of BUILD_NAMES) {
    const outDir = join(NEXT, name);
    await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      configLoader: 'native',
      mode: name,
      build: { outDir },
    });
  }
  for (const name of ['visitor', 'admin']) compress(join(NEXT, name));
  writeFileSync(join(NEXT, 'stamp'), stamp);
  // A build that fails leaves the last one as it was.
  rmSync(DIST, { recursive: true, force: true });
  renameSync(NEXT, DIST);
  console.log('built');
}

/** The sources’ own bytes: times change with every checkout and say nothing. */
function stampOf(sources) {
  const hash = createHash('sha256');
  const files = sources.flatMap((source) => (/\.\w+$/.test(source) ? [source] : listFiles(source)));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function listFiles(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(
      (entry) =>
        entry.isFile() && /\.(ts|tsx|css|json|svg)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
