/** Names and numbers as PHP keeps them, such as `a:2:{s:2:"en";i:12;s:2:"de";i:14;}`; what is no such map is empty. */
export function readPhpMap(stored: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const bytes = Buffer.from(stored);
  let at = 0;
  const until = (end: string): string | undefined => {
    const stop = bytes.indexOf(end, at);
    if (stop < 0) return undefined;
    const text = bytes.toString('utf8', at, stop);
    at = stop + end.length;
    return text;
  };
  /** Lengths count bytes, so that quotes and semicolons in a text end nothing. */
  const value = (): string | undefined => {
    const kind = until(':');
    if (kind === 'i' || kind === 'b' || kind === 'd') return until(';');
    if (kind !== 's') return undefined;
    const length = Number(until(':'));
    if (!Number.isInteger(length) || length < 0) return undefined;
    const text = bytes.toString('utf8', at + 1, at + 1 + length);
    at += 1 + length + '";'.length;
    return at <= bytes.length ? text : undefined;
  };
  if (until(':') !== 'a' || until(':{') === undefined) return found;
  while (at < bytes.length && bytes[at] !== '}'.charCodeAt(0)) {
    const [key, held] = [value(), value()];
    if (key === undefined || held === undefined) return found;
    found.set(key, held);
  }
  return found;
}
