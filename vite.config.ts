import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { NOT_BUILT_IN } from './scripts/release/manifest.mjs';
import { componentStyles } from './scripts/component-styles.ts';
import { ownIcons } from './scripts/icons/own-icons.ts';
import { shortKeys } from './scripts/keys/short-keys.ts';
import { builtIn, plainHttp } from './scripts/program/built-in.ts';
import { asciiSource } from './scripts/source-text/ascii.ts';

const root = import.meta.dirname;
/** What can be started, by the name of its file once built. */
const PROGRAMS = Object.fromEntries(
  [
    'server/main.ts',
    'server/backup/backup-command.ts',
    'server/backup/restore-command.ts',
    'server/doctor/doctor-command.ts',
    'server/files-command.ts',
    'server/rotate-key.ts',
    'server/upgrades/upgrade-database-command.ts',
  ].map((file) => [basename(file, '.ts'), file]),
);
const templates = globSync('site/templates/*/styles.css', { cwd: root }).map((file) =>
  basename(dirname(file)),
);
const islands = globSync('{blocks,site}/**/island.tsx', { cwd: root });

/** Visitors get Preact's compatible runtime in React's place: 7-10 KB for the first island, not 68. */
export const preactForReact = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
];

/**
 * What loads a lazy chunk brings the style sheets it names and nothing else. Vite's own helper does more
 * than we need and would be a sixth of the start script.
 */
const lightLoader = {
  name: 'light-loader',
  enforce: 'pre' as const,
  load: (id: string) =>
    id === '\0vite/preload-helper.js'
      ? `const sheet = (file) => new Promise((done) => {
           const href = '/assets/' + file;
           if (document.querySelector('link[href="' + href + '"]')) return done();
           document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: done, onerror: done }));
         });
         export const __vitePreload = (load, files = []) => Promise.all(files.map(sheet)).then(load);`
      : undefined,
};

/** Small files that islands share come together: each of them alone would be another request. */
const visitorParts = [
  [
    'shared',
    /(?:browser[\\/]storage|core[\\/]visitors)[\\/](?:cookies|census)\.ts$|core[\\/]fields[\\/]field\.ts$|contract[\\/]address\.ts$|browser[\\/](?:http[\\/](?:request|ask|tell)|page[\\/]tracking[\\/]track)\.ts$/,
  ],
  // Nearly every island says something.
  [
    'runtime',
    /node_modules[\\/]preact[\\/]|blocks[\\/]kit[\\/]words\.ts$|browser[\\/]page[\\/]page-words\.ts$|core[\\/](?:words[\\/]words|messages[\\/]message)\.ts$/,
  ],
  ['visit', /core[\\/]consent[\\/]banner-events\.ts$|site[\\/]consent[\\/]allowed-now\.ts$/],
  [
    'data-layer',
    /browser[\\/]http[\\/](?:call|make-call|data-layer|data-error)\.ts$|core[\\/](?:us-zip|messages[\\/]connection)\.ts$/,
  ],
].map(([name, test]) => ({ name: name as string, test: test as RegExp }));

/** What the start script shares with islands is one small file beside it; each of these alone would be another request. */
const startParts = {
  name: 'start',
  test: /vite\/preload-helper|browser[\\/](?:motion[\\/]reduced-motion|layers[\\/]close-targets|page[\\/]resize)\.ts$/,
};

/**
 * The admin comes in a few large parts, in the order they are needed, in place of a hundred small ones: each file costs
 * a slow machine more than its bytes. A part holds the files named here and all that these import, without what an
 * earlier part has.
 */
const adminParts = [
  [
    'first',
    /vite\/preload-helper|admin\/(kit\/opening\/opening|http\/(early|trusting-schemas)|words\/catalogue)\.ts/,
  ],
  ['base', /admin\/(shell\/start\.tsx|documents\/unsaved\.ts)/],
  ['canvas', /admin\/features\/pages\/(area|page\/editor-page)\.tsx/],
  ['chrome', /admin\/shell\/chrome\/chrome\.ts/],
  [
    'controls',
    /admin\/(fields\/fields|http\/tell-problem|kit\/(tell-undoable|rich-text\/inserting|word-diff\/word-changes)|panels\/navigation\/edit)\.tsx?|contract\/people\/accounts\.ts|(Accordion|SimpleGrid|Tabs|use-hotkeys)\.mjs/,
  ],
  ['panels', /admin\/editor\/editor-chrome\.tsx/],
  ['typing', /admin\/(kit\/rich-text\/rich-editor|editor\/text\/(text-bar|slash-list))\.tsx?/],
].map(([name, files], at, all) => ({
  name: name as string,
  test: (id: string) => (files as RegExp).test(id.replaceAll('\\', '/')),
  priority: 2 * (all.length - at),
}));

const CANVAS = adminParts.find(({ name }) => name === 'canvas');
const SHARED =
  /\/(core|contract)\/[^?]+\.ts$|lucide-react|admin\/(addresses\/(jump|edited-part|history-path)|documents\/languages|http\/signed-storage|kit\/(new-id|keys|make-sheet))\.ts$|(chart\/geometry|gallery\/fields)\.ts$|icon\/drawing\.tsx$/;

/** Rules and icons that the editor opens with, apart from it: other screens need some of them, and nothing of the canvas. */
const sharedPart = {
  debugName: 'shared',
  name(id: string, graph: { getModuleInfo(id: string): { importers: readonly string[] } | null }) {
    const users = new Set([id]);
    for (const module of users) {
      if (CANVAS?.test(module)) return 'shared';
      for (const importer of graph.getModuleInfo(module)?.importers ?? []) users.add(importer);
    }
    return null;
  },
  test: (id: string) => SHARED.test(id.replaceAll('\\', '/')),
  priority: (CANVAS?.priority ?? 0) + 1,
};

/**
 * Icons of all other screens: small, and each in a file of its own would be a request. In none of the parts that come
 * after the chrome: a list that shows one icon of the editor would load the editor with it.
 */
const iconsPart = {
  name: 'icons',
  test: /lucide-react/,
  priority: (adminParts.find(({ name }) => name === 'controls')?.priority ?? 0) + 1,
};

const OPENING_PARTS: readonly string[] = ['first', 'base', 'shared', 'canvas'];

/**
 * Much of these parts runs while the admin opens. Told so in their first line, Chromium compiles them whole while they
 * come in, off the main thread; otherwise each function is compiled there when it is first called.
 */
const compileAhead: Plugin = {
  name: 'compile-ahead',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk' && OPENING_PARTS.includes(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

/** What the styles are made for that stand in pages, as for those that come as files ('baseline-widely-available'). */
const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

const builds = {
  /** What visitors load: the start script, islands, style sheets. */
  visitor: {
    base: '/assets/',
    resolve: { alias: preactForReact },
    plugins: [lightLoader],
    build: {
      outDir: 'dist/visitor',
      assetsDir: '',
      manifest: 'manifest.json',
      cssCodeSplit: true,
      modulePreload: false,
      rolldownOptions: {
        // Islands are fetched by their address, so nothing in the build shows that their exports are used.
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting: { groups: [startParts, ...visitorParts] } },
        input: {
          client: 'site/client.ts',
          styles: 'site/styles.ts',
          collections: 'site/collections/styles.ts',
          platform: 'site/platform/client.ts',
          ...Object.fromEntries(islands.map((file) => [basename(dirname(file)), file])),
          ...Object.fromEntries(templates.map((name) => [name, `site/templates/${name}/styles.css`])),
        },
      },
    },
  },
  /** The owners' application. */
  admin: {
    base: '/assets/admin/',
    resolve: { alias: [{ find: /^zod$/, replacement: join(root, 'admin/http/trusting-schemas.ts') }] },
    plugins: [shortKeys(root), ownIcons(root), react(), componentStyles(), compileAhead],
    build: {
      outDir: 'dist/admin',
      assetsDir: '',
      manifest: 'manifest.json',
      rolldownOptions: {
        input: { admin: 'admin/main.tsx' },
        output: { codeSplitting: { groups: [...adminParts, sharedPart, iconsPart] } },
      },
    },
  },
  /** Views and field checks for the server. */
  server: {
    // Decided at build time: React's development build renders four times slower.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [asciiSource],
    build: {
      outDir: 'dist/server',
      cssMinify: true,
      cssTarget: BROWSERS,
      ssr: 'site/server-entry.ts',
      rolldownOptions: { output: { entryFileNames: 'site.js', codeSplitting: false } },
    },
    ssr: { noExternal: true },
  },
  /**
   * The server and its commands as few files: Node starts them in half the time it takes for three thousand, and with
   * fifty megabytes less. In one folder, as they start each other.
   */
  program: {
    // Decided at build time: React's development build renders four times slower.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [builtIn, plainHttp, asciiSource],
    build: {
      outDir: 'dist/program',
      ssr: true,
      minify: false,
      cssMinify: true,
      cssTarget: BROWSERS,
      target: 'esnext',
      rolldownOptions: {
        input: PROGRAMS,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
    // Made for the machine, or only there to work on Plinth.
    ssr: { noExternal: true, external: NOT_BUILT_IN },
  },
} satisfies Record<string, UserConfig>;

export type BuildName = keyof typeof builds;
const BUILD_NAMES = Object.keys(builds) as BuildName[];

export default defineConfig(({ mode }) => {
  const name = BUILD_NAMES.find((candidate) => candidate === mode);
  return {
    root,
    publicDir: false,
    logLevel: 'warn',
    ...(name ? builds[name] : builds.visitor),
  };
});
