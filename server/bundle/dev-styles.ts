import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const ENTRY = 'site/styles.ts';
const IMPORT = /^import '(\.\/|#)([\w/-]+\.css)';$/gm;
const GLOBBED = /'(\.\.?\/[\w-]+\/\*\/\w+\.css)'/g;

/** The style sheets all sites share, in the order in which their entry names them, as paths in the project. */
export function sharedStyles(project: string): string[] {
  const source = readFileSync(join(project, ENTRY), 'utf8');
  const imported = [...source.matchAll(IMPORT)].map(([, from, path = '']) =>
    from === '#' ? path : posix.join(posix.dirname(ENTRY), path),
  );
  const globbed = [...source.matchAll(GLOBBED)].flatMap(([, pattern = '']) =>
    globSync(posix.join(posix.dirname(ENTRY), pattern), { cwd: project }).map((file) =>
      file.replaceAll('\\', '/'),
    ),
  );
  return [...imported, ...globbed.sort()];
}
