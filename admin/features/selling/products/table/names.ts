/** Reads names between commas. A name that is known may hold commas itself: the longest one that fits is taken. */
export function readNames(text: string, known: readonly string[]): string[] {
  const longestFirst = known.toSorted((a, b) => b.length - a.length);
  const found: string[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const name = longestFirst.find((each) => beginsWith(rest, each)) ?? /^[^,]*/.exec(rest)?.[0].trim() ?? '';
    if (name !== '' && !found.some((each) => isSame(each, name))) found.push(name);
    const end = rest.indexOf(',', beginsWith(rest, name) ? name.length : 0);
    rest = end < 0 ? '' : rest.slice(end + 1).trim();
  }
  return found;
}

export const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const beginsWith = (text: string, name: string) =>
  isSame(text.slice(0, name.length), name) && /^\s*(?:,|$)/.test(text.slice(name.length));
