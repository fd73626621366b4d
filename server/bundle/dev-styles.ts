import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const IMPORT = /^import '(\.\/|#)([\w/-]+\.css)';$/gm;
const GLOBBED = /'(\.\.?\/[\w-]+\/\*\/\w+\.css)'/g;

/** The style sheets of an entry, in the order in which it names them, as paths in the project. */
export function stylesOf(project: string, entry: string): string[] {
  const source = readFileSync(join(project, entry), 'utf8');
  const folder = posix.dirname(entry);
  const imported = [...source.matchAll(IMPORT)].map(([, from, path = '']) =>
    from === '#' ? path : posix.join(folder, path),
  );
  const globbed = [...source.matchAll(GLOBBED)].flatMap(([, pattern = '']) =>
    globSync(posix.join(folder, pattern), { cwd: project }).map((file) => file.replaceAll('\\', '/')),
  );
  return [...imported, ...globbed.sort()];
}
