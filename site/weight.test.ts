import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { cutsOfTheme, type FontCuts } from '#core/theme/font-cuts.ts';
import { themeFields } from '#core/theme/theme.ts';
import provisions from './templates/provisions/look.ts';

const ROOT = join(import.meta.dirname, '..');
const VISITOR = join(ROOT, 'dist/visitor');
/** What every page loads, first and last. */
const EVERY_PAGE = ['site/client.ts', 'site/start/late.ts'];

/** What a visitor may have to load, compressed. */
const KB = 1024;
const MAX_PAGE_SCRIPT = 3 * KB;
/** Comes after the page has loaded. */
const MAX_LATE_SCRIPT = 3.61 * KB;
/** Part of what comes late, with what only this part needs. */
const MAX_COUNTING_SCRIPT = 1 * KB;
const MAX_ACCORDION_SCRIPT = 14 * KB;
/** Its fields are a file of their own: products ask their questions with the same ones. */
const MAX_FORM_SCRIPT = 23.1 * KB;
const MAX_GALLERY_SCRIPT = 25 * KB;
const MAX_STYLES = 20 * KB;
/** They have no compression beside their own. */
const MAX_FONTS = 26.6 * KB;
/** What an owner loads before one can begin on a page, and before a screen of the admin says what it is for. */
const MAX_EDITOR_SCRIPT = 305.3 * KB;
const MAX_ADMIN_SCRIPT = 270.2 * KB;
const MAX_FIELDS_SCRIPT = 348.2 * KB;

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

interface Named extends Chunk {
  name?: string;
  isEntry?: boolean;
}

let manifest: Record<string, Chunk> = {};

beforeAll(() => {
  // Does nothing when the build is up to date.
  execFileSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], { cwd: ROOT });
  manifest = JSON.parse(readFileSync(join(VISITOR, 'manifest.json'), 'utf8')) as typeof manifest;
}, 120_000);

const text = (file: string) => readFileSync(join(VISITOR, file), 'utf8');
const weight = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(VISITOR, file))).length, 0);
const chunk = (source: string) => manifest[source] as Chunk;

/** The files of an entry with everything it imports at once. */
function filesOf(sources: readonly string[], found = new Set<string>()): Set<string> {
  for (const { file, imports = [] } of sources.map(chunk)) {
    if (found.has(file)) continue;
    found.add(file);
    filesOf(imports, found);
  }
  return found;
}

/** What pages without islands load when visits are not counted. */
async function weightWithoutCounting(): Promise<number> {
  const counting = join(import.meta.dirname, 'count/start.ts');
  const nothing = {
    name: 'without-counting',
    enforce: 'pre' as const,
    load: (id: string) => (id === counting ? 'export const startCounting = () => () => {};' : undefined),
  };
  const { output } = (await build({
    root: ROOT,
    configLoader: 'native',
    mode: 'visitor',
    logLevel: 'error',
    plugins: [nothing],
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((one) => one.type === 'chunk');
  const found = new Set<Rolldown.OutputChunk>();
  const add = (one: Rolldown.OutputChunk | undefined) => {
    if (!one || found.has(one)) return;
    found.add(one);
    for (const name of one.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  for (const source of EVERY_PAGE) add(chunks.find((one) => one.facadeModuleId === join(ROOT, source)));
  return [...found].reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
}

describe('script', () => {
  test('of a page without islands', () => {
    expect(weight(filesOf(['site/client.ts']))).toBeLessThanOrEqual(MAX_PAGE_SCRIPT);
  });

  test('of a page with an accordion, runtime included', () => {
    const sources = ['site/client.ts', 'site/start/hydrate.ts', 'blocks/accordion/island.tsx'];
    expect(weight(filesOf(sources))).toBeLessThanOrEqual(MAX_ACCORDION_SCRIPT);
  });

  test('of a page with a form that somebody fills in, runtime included', () => {
    const sources = ['site/client.ts', 'site/start/hydrate.ts', 'blocks/form/island.tsx'];
    expect(weight(filesOf(sources))).toBeLessThanOrEqual(MAX_FORM_SCRIPT);
  });

  test.each(['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe'])(
    'of a page with a slideshow that goes on by %s, without what nobody has opened yet',
    (transition) => {
      const sources = [
        'site/client.ts',
        'site/start/hydrate.ts',
        'blocks/gallery/island.tsx',
        'blocks/gallery/designs/stacked.ts',
        'blocks/gallery/transitions/index.ts',
        `blocks/gallery/transitions/${transition}.ts`,
      ];
      expect(weight(filesOf(sources))).toBeLessThanOrEqual(MAX_GALLERY_SCRIPT);
      for (const file of filesOf(sources)) expect(text(file)).not.toMatch(/lightbox-stage|video-player/);
    },
  );

  test.each([
    'blocks/search/island.tsx',
    'blocks/share/island.tsx',
    'blocks/video/playing.ts',
    'site/section-video/island.tsx',
    'site/shop/cart/island.tsx',
    'site/shop/product-reviews/island.tsx',
    'site/start/late.ts',
    'site/experiments/start.ts',
    'browser/page/intersection.ts',
    'browser/images/svg-use.ts',
  ])('%s comes when it is needed, and not before', (source) => {
    expect(filesOf(['site/client.ts'])).not.toContain(chunk(source).file);
  });

  test('of the lightbox brings its styles along, and both come when it is opened', () => {
    const { file, css } = chunk('blocks/gallery/lightbox/open.ts');
    expect(css).toHaveLength(1);
    expect(filesOf(['site/client.ts', 'blocks/gallery/island.tsx'])).not.toContain(file);
  });

  test('of what a page brings along late, besides what others share', () => {
    expect(weight([chunk('site/start/late.ts').file])).toBeLessThanOrEqual(MAX_LATE_SCRIPT);
  });

  test('of counting a visit', async () => {
    const without = await weightWithoutCounting();
    expect(without).toBeGreaterThan(MAX_PAGE_SCRIPT);
    expect(weight(filesOf(EVERY_PAGE)) - without).toBeLessThanOrEqual(MAX_COUNTING_SCRIPT);
  });

  test('loads no runtime before an island asks for it', () => {
    for (const file of filesOf(['site/client.ts'])) expect(text(file)).not.toContain('diffed');
  });

  test('does not follow the mouse: only the editor does, in its own frame', () => {
    for (const file of filesOf(['site/client.ts'])) expect(text(file)).not.toMatch(/(mouse|pointer)move/);
  });

  test('loads nothing for owners before it is needed', () => {
    for (const file of filesOf(['site/client.ts']))
      expect(text(file)).not.toMatch(/frameUrl|noredirect|api\/auth|Logout Successful|plinth-modal/);
  });
});

test('styles of all blocks together', () => {
  const { css = [] } = chunk('site/styles.ts');
  expect(css.length).toBeGreaterThan(0);
  expect(weight(css)).toBeLessThanOrEqual(MAX_STYLES);
});

test('the two fonts of the demo shop on phones, with the weights and the letters it is set in', () => {
  const cuts = JSON.parse(readFileSync(join(VISITOR, '../fonts/manifest.json'), 'utf8')) as FontCuts;
  const { theme } = provisions;
  const files = Object.values(cutsOfTheme({ ...themeFields.initial, ...theme }, cuts, { isOneWeight: true }));
  expect(files).toHaveLength(2);
  const bytes = files.map(({ phone, ...cut }) => {
    const { file, plainFile } = phone ?? cut;
    return statSync(join(VISITOR, '../fonts', basename(plainFile ?? file))).size;
  });
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_FONTS);
});

describe('what never reaches a visitor', () => {
  /** Words that survive minifying and that only this code contains. */
  test.each([
    ['the schema library', /ZodError|invalid_union|safeParse/],
    ['the server’s renderer and React itself', /react\.dev\/errors|react-stack-bottom-frame/],
    ['the message formatter', /MISSING_INTL_API|IntlMessageFormat/],
    ['the renderer and reader of rich text', /bulletList|horizontalRule/],
    ['what editors alone need', /Is not a known field|Choose a picture/],
  ])('%s', (_, words) => {
    const scripts = readdirSync(VISITOR).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(3);
    for (const file of scripts) expect(text(file)).not.toMatch(words);
  });
});

describe('the admin', () => {
  const ADMIN = join(VISITOR, '../admin');
  const scripts = () => readdirSync(ADMIN).filter((file) => file.endsWith('.js'));
  const read = (file: string) => readFileSync(join(ADMIN, file), 'utf8');

  test('opens without the schema library', () => {
    for (const file of scripts()) expect(read(file)).not.toMatch(/ZodError|invalid_union|safeParse/);
  });

  const parts = () => JSON.parse(readFileSync(join(ADMIN, 'manifest.json'), 'utf8')) as Record<string, Named>;
  /** What is fetched for these parts, with all that they import. */
  function closure(isWanted: (part: Named, key: string) => boolean): Map<string, string | undefined> {
    const all = parts();
    const files = new Map<string, string | undefined>();
    const add = (keys: readonly string[]) => {
      for (const { file, name, imports = [] } of keys.flatMap((key) => all[key] ?? [])) {
        if (files.has(file)) continue;
        files.set(file, name);
        add(imports);
      }
    };
    add(Object.keys(all).filter((key) => isWanted(all[key] as Named, key)));
    return files;
  }

  test.each([
    ['of a page that is opened to be edited', 'canvas', MAX_EDITOR_SCRIPT],
    ['of every other screen, without the screen itself', 'chrome', MAX_ADMIN_SCRIPT],
    ['of screens with fields, without the canvas', 'controls', MAX_FIELDS_SCRIPT],
  ])('script %s', (_, part, most) => {
    const files = closure(({ isEntry, name }) => isEntry === true || name === part);
    expect(files.size).toBeGreaterThan(4);
    // As they were compressed once for all.
    const sent = [...files.keys()].reduce(
      (sum, file) => sum + readFileSync(join(ADMIN, `${file}.br`)).length,
      0,
    );
    expect(sent).toBeLessThanOrEqual(most);
  });

  test.each([
    'features/selling/area',
    'features/forms/area',
    'features/assets/area',
    'features/marketing/area',
    'features/languages/area',
    'shell/areas/settings-area',
    'features/pages/tree/page-list',
  ])('opens %s without the editor', (screen) => {
    const files = closure((_, key) => key === `admin/${screen}.tsx`);
    expect(files.size).toBeGreaterThan(4);
    expect([...files.values()]).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:canvas|panels|typing)$/)]),
    );
  });

  test('says in the first line what is compiled while it comes in', () => {
    const told = scripts().filter((file) => read(file).startsWith('//# allFunctionsCalledOnLoad\n'));
    expect(told.map((file) => file.split('-')[0])).toEqual(['base', 'canvas', 'first', 'shared']);
  });
});
