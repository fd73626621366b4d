import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of a package. Where a release is installed, its packages may lie beside it. */
export function packageDir(name: string, from: string = import.meta.dirname): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  return from === dirname(from) ? undefined : packageDir(name, dirname(from));
}
