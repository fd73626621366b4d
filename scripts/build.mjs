// Builds what browsers load, what the server renders with, and the server. Leaves alone what has not changed.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutFonts, FONT_SOURCES } from './fonts/cut-fonts.mjs';
import { makeStamps } from './program/stamp.mjs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const DIST = join(root, 'dist');
const NEXT = join(root, 'dist.next');
const PAGES = ['core', 'contract', 'browser', 'blocks', 'site'];
/** What each build is made of. @type {Record<import('../vite.config.ts').BuildName, string[]>} */
const SOURCES = {
  visitor: PAGES,
  admin: [...PAGES, 'admin'],
  server: PAGES,
  program: [...PAGES, 'server'],
};
/** What fonts are cut with, which has nothing to do with the bundler. */
const FONT_TOOLS = ['package-lock.json', 'scripts/fonts/cut-fonts.mjs'];
const TOOLS = [
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/icons/own-icons.ts',
  'scripts/component-styles.ts',
  'scripts/program/built-in.ts',
  'scripts/program/stamp.mjs',
  'scripts/source-text/ascii.ts',
];
const SENT = ['visitor', 'admin'];
const COMPRESSIBLE = /\.(js|css|svg|json)$/;

const stampOf = makeStamps(root);
const stamps = [
  ...Object.entries(SOURCES).map(([name, sources]) => ({ name, stamp: stampOf([...sources, ...TOOLS]) })),
  { name: 'fonts', stamp: stampOf([...FONT_SOURCES, ...FONT_TOOLS]) },
];
const stale = stamps.filter(
  ({ name, stamp }) => process.argv.includes('--force') || readStamp(name) !== stamp,
);
if (stale.length === 0) {
  console.log('up to date');
} else {
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  rmSync(NEXT, { recursive: true, force: true });
  for (const { name, stamp } of stale) {
    const outDir = join(NEXT, name);
    if (name === 'fonts') await cutFonts(outDir);
    else
      await build({
        root,
        configFile: join(root, 'vite.config.ts'),
        configLoader: 'native',
        mode: name,
        build: { outDir },
      });
    if (SENT.includes(name)) compress(outDir);
    writeFileSync(join(outDir, 'stamp'), stamp);
  }
  // A build that fails leaves the last one as it was.
  mkdirSync(DIST, { recursive: true });
  for (const { name } of stale) {
    rmSync(join(DIST, name), { recursive: true, force: true });
    renameSync(join(NEXT, name), join(DIST, name));
  }
  rmSync(NEXT, { recursive: true });
  console.log('built');
}

/** @param {string} name */
function readStamp(name) {
  const file = join(DIST, name, 'stamp');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
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
