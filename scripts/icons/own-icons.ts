import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /\b(import|export) \{([^}]*)\} from 'lucide-react';/g;
const EXPORT = /^export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs';$/gm;

/** The file of each icon by all names it goes by, as the package itself lists them. */
export function iconFiles(list: string): ReadonlyMap<string, string> {
  return new Map(
    [...list.matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  );
}

/** Each icon asked of its own file. Types go, as they do anyway. */
export function withOwnIcons(source: string, files: ReadonlyMap<string, string>): string {
  return source.replace(IMPORT, (whole, kind: string, names: string) => {
    const asked = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(' as ') as [string, string?]);
    if (asked.some(([name]) => !files.has(name))) return whole;
    return asked
      .map(
        ([name, local = name]) =>
          `${kind} { default as ${local} } from 'lucide-react/icons/${files.get(name)}';`,
      )
      .join(' ');
  });
}

/**
 * Through the list of all icons, each has the users of every other one, and a part that needs one icon would bring the
 * icons of the whole admin.
 */
export function ownIcons(root: string): Plugin {
  const list = join(root, 'node_modules/lucide-react/dist/esm/lucide-react.mjs');
  let files: ReadonlyMap<string, string> = new Map();
  return {
    name: 'own-icons',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      files = iconFiles(readFileSync(list, 'utf8'));
    },
    transform(source, id) {
      if (id.includes('node_modules') || !source.includes("'lucide-react'")) return undefined;
      return { code: withOwnIcons(source, files), map: null };
    },
  };
}
