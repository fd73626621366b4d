import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type * as ServerEntry from '#site/server-entry.ts';
import type { FontCuts } from '#core/theme/font-cuts.ts';
import type { Assets } from '#site/page-input.ts';
import { buildAgain } from '../command-line/command-line.mjs';
import { projectDir } from '../project-dir.ts';
import { loadViews } from './views.ts';

/** The built views and field checks. In development they are loaded anew from the sources. */
export interface Bundle {
  entry(): Promise<typeof ServerEntry>;
  /** In development: answers requests for sources. Style sheets are then put in by scripts, which no policy could allow. */
  sources?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  assets: Assets & {
    fontCuts: FontCuts;
    platformScript: string;
    platformStyles: readonly string[];
    adminScript: string;
    adminStyles: readonly string[];
    /** Parts of the admin that its first script asks for: where a page is opened to be edited, and elsewhere. */
    adminParts: { editor: readonly string[]; elsewhere: readonly string[] };
    /** Addresses of the admin's sentences by language; English is part of its code. */
    adminWords: Readonly<Record<string, string>>;
  };
}

interface ManifestChunk {
  file: string;
  name?: string;
  css?: string[];
  isEntry?: boolean;
}

/** One file for each language of the admin but English. */
const ADMIN_WORDS = /^admin\/words\/([A-Za-z-]+)\.json$/;
const DIST = join(projectDir, 'dist');

export async function loadBundle(): Promise<Bundle> {
  const entry = await loadViews();
  const visitor = readManifest('visitor');
  const admin = readManifest('admin');
  const at = (manifest: Record<string, ManifestChunk>, source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build has no ${source}. ${buildAgain()}.`);
    return chunk;
  };
  /** Addresses by the name in the source's path. */
  const named = (pattern: RegExp) =>
    Object.fromEntries(
      Object.entries(visitor).flatMap(([source, { file }]) => {
        const name = pattern.exec(source)?.[1];
        return name ? [[name, `/assets/${file}`]] : [];
      }),
    );
  const parts = (...names: string[]) =>
    names.flatMap((part) => {
      const chunk = Object.values(admin).find(({ name }) => name === part);
      return chunk ? [`/assets/admin/${chunk.file}`] : [];
    });
  return {
    entry: async () => entry,
    assets: {
      scripts: [`/assets/${at(visitor, 'site/client.ts').file}`],
      styles: (at(visitor, 'site/styles.ts').css ?? []).map((file) => `/assets/${file}`),
      collectionStyles: (at(visitor, 'site/collections/styles.ts').css ?? []).map(
        (file) => `/assets/${file}`,
      ),
      templateStyles: named(/^site\/templates\/([a-z-]+)\/styles\.css$/),
      fontCuts: readJson('fonts', 'manifest.json') as FontCuts,
      islands: named(/^(?:blocks|site)\/(?:[a-z-]+\/)*([a-z-]+)\/island\.tsx$/),
      platformScript: `/assets/${at(visitor, 'site/platform/client.ts').file}`,
      platformStyles: (at(visitor, 'site/platform/client.ts').css ?? []).map((file) => `/assets/${file}`),
      adminScript: `/assets/admin/${at(admin, 'admin/main.tsx').file}`,
      adminStyles: Object.values(admin)
        .filter(({ isEntry, name }) => isEntry || name === 'base')
        .flatMap(({ css }) => css ?? [])
        .map((file) => `/assets/admin/${file}`),
      adminParts: {
        editor: parts('rolldown-runtime', 'first', 'base', 'shared', 'canvas'),
        elsewhere: parts('rolldown-runtime', 'first', 'base', 'shared', 'chrome'),
      },
      adminWords: Object.fromEntries(
        Object.entries(admin).flatMap(([source, { file }]) => {
          const language = ADMIN_WORDS.exec(source)?.[1];
          return language === undefined ? [] : [[language, `/assets/admin/${file}`]];
        }),
      ),
    },
  };
}

function readManifest(build: string): Record<string, ManifestChunk> {
  return readJson(build, 'manifest.json') as Record<string, ManifestChunk>;
}

const readJson = (build: string, file: string): unknown =>
  JSON.parse(readFileSync(join(DIST, build, file), 'utf8'));
