import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { InlineConfig, ViteDevServer } from 'vite';
import type * as ServerEntry from '#site/server-entry.ts';
import type { Bundle } from './bundle.ts';
import { stylesOf } from './dev-styles.ts';
import { projectDir } from '../project-dir.ts';

const VISITOR_BASE = '/assets/';
const ADMIN_BASE = '/assets/admin/';

/**
 * The sources themselves, changed as they are edited. Two servers, because visitors get Preact and owners
 * React; views for the server come from the second one.
 */
export async function makeDevBundle(): Promise<Bundle & { stop: () => Promise<void> }> {
  // Imported here alone: nothing of the bundler is loaded in production.
  const { createServer } = await import('vite');
  const make = (mode: 'visitor' | 'admin', port: number): Promise<ViteDevServer> => {
    const config: InlineConfig = {
      root: projectDir,
      configFile: join(projectDir, 'vite.config.ts'),
      configLoader: 'native',
      mode,
      appType: 'custom',
      cacheDir: `node_modules/.vite/${mode}`,
      server: { middlewareMode: true, ws: { port }, hmr: { port } },
    };
    return createServer(config);
  };
  const visitor = await make('visitor', 24_678);
  const admin = await make('admin', 24_679);

  const listed = (pattern: string) =>
    globSync(pattern, { cwd: projectDir }).map((file) => VISITOR_BASE + file.replaceAll('\\', '/'));
  /** Addresses by the name of their folder. */
  const named = (pattern: string) =>
    Object.fromEntries(listed(pattern).map((href) => [href.split('/').at(-2) ?? '', href]));

  const addressed = (entry: string) => stylesOf(projectDir, entry).map((path) => VISITOR_BASE + path);

  return {
    entry: () => admin.ssrLoadModule('/site/server-entry.ts') as Promise<typeof ServerEntry>,
    sources: (request, response, next) => {
      const { url = '' } = request;
      const server = url.startsWith(ADMIN_BASE) ? admin : url.startsWith(VISITOR_BASE) ? visitor : undefined;
      if (server) server.middlewares(request, response, next);
      else next();
    },
    assets: {
      scripts: [`${VISITOR_BASE}@vite/client`, `${VISITOR_BASE}site/client.ts`],
      styles: addressed('site/styles.ts'),
      collectionStyles: addressed('site/collections/styles.ts'),
      fontCuts: {},
      templateStyles: named('site/templates/*/styles.css'),
      islands: named('{blocks,site}/**/island.tsx'),
      platformScript: `${VISITOR_BASE}site/platform/client.ts`,
      platformStyles: [],
      adminScript: `${ADMIN_BASE}admin/dev.ts`,
      adminStyles: [],
      adminParts: { editor: [], elsewhere: [] },
      adminWords: Object.fromEntries(
        globSync('admin/words/*.json', { cwd: projectDir }).map((file) => [
          basename(file, '.json'),
          ADMIN_BASE + file.replaceAll('\\', '/'),
        ]),
      ),
    },
    async stop() {
      await visitor.close();
      await admin.close();
    },
  };
}
