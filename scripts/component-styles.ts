/**
 * Style sheets of the component library come with the components that are used, and with nothing else. Where a component
 * is made of others its own sheet must follow theirs, or it would not win.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Where a component keeps the names of its classes: whoever uses the component loads this file. */
const CLASS_NAMES = /^(.*\/@mantine\/)(\w+)\/esm\/(?:.*\/)?(\w+)\.module\.mjs$/;
const NEIGHBOUR = /from "\.[^"]*\/(\w+)\.mjs"/g;
const FROM_CORE = /import \{([^}]*)\} from "@mantine\/core"/g;

/** What every component relies on. */
const COMMON = ['baseline', 'default-css-variables', 'global'].map(coreSheet);

export interface ComponentStyles {
  sheet: string;
  /** The common sheets, and the files with the class names of what the component is made of. */
  after: string[];
}

/** Nothing for files that name no classes. */
export function stylesOf(id: string, filesOf = listModules): ComponentStyles | undefined {
  const found = CLASS_NAMES.exec(id.replaceAll('\\', '/'));
  if (!found) return undefined;
  const [file, scope = '', library = '', component = ''] = found;
  const isCore = library === 'core';
  const core = filesOf(join(scope, 'core/esm'));
  const parts = partsOf(core, isCore ? [component] : namesIn(filesOf(dirname(file)), FROM_CORE));
  return {
    sheet: isCore ? coreSheet(component) : `@mantine/${library}/styles.layer.css`,
    after: [...COMMON, ...parts.filter((part) => part !== file)],
  };
}

function coreSheet(name: string): string {
  return `@mantine/core/styles/${name}.layer.css`;
}

/** Also through components that have no classes of their own. */
function partsOf(files: readonly string[], names: readonly string[]): string[] {
  const seen = new Set<string>();
  const parts: string[] = [];
  const visit = (name: string) => {
    const file = seen.has(name) ? undefined : files.find((path) => basename(path) === `${name}.mjs`);
    seen.add(name);
    if (!file) return;
    const folder = `${dirname(file)}/`;
    const inside = files.filter((path) => path.startsWith(folder));
    for (const part of namesIn(inside, NEIGHBOUR)) visit(part);
    parts.push(...inside.filter((path) => path === `${folder}${name}.module.mjs`));
  };
  for (const name of names) visit(name);
  return parts;
}

function namesIn(files: readonly string[], pattern: RegExp): string[] {
  const names = files
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)])
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim());
  return [...new Set(names)];
}

function listModules(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.mjs'))
    .sort()
    .map((path) => `${folder}/${path}`.replaceAll('\\', '/'));
}

/** Reads each folder of the library once for a build. */
function listOnce(): typeof listModules {
  const known = new Map<string, string[]>();
  return (folder) => {
    const files = known.get(folder) ?? listModules(folder);
    known.set(folder, files);
    return files;
  };
}

export function componentStyles(): Plugin {
  const filesOf = listOnce();
  return {
    name: 'component-styles',
    // While developing the library comes in one piece, and so do its styles.
    apply: 'build',
    transform: {
      filter: { id: CLASS_NAMES },
      handler(code, id) {
        const styles = stylesOf(id, filesOf);
        if (!styles) return;
        // What nobody uses is left out again: these imports say the order and nothing else.
        const imports = [...styles.after, styles.sheet].map((path) => `import ${JSON.stringify(path)};`);
        return { code: [...imports, code].join('\n'), map: null };
      },
    },
  };
}
