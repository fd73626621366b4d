import { transliterate } from '#core/text/transliterate.ts';
import { MAX_PATH_LENGTH, pathProblem } from '#core/site/paths.ts';

/** An address for a new page, made of its title, that no other page has. */
export function freePath(title: string, taken: readonly (string | null)[]): string {
  const words = transliterate(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const stem = `/${words.slice(0, MAX_PATH_LENGTH - 10).replace(/-$/, '') || 'page'}`;
  const isFree = (path: string) => !taken.includes(path) && pathProblem(path) === undefined;
  if (isFree(stem)) return stem;
  for (let count = 2; ; count += 1) {
    const path = `${stem}-${count}`;
    if (isFree(path)) return path;
  }
}
