export type Range = { kind: 'whole' } | { kind: 'part'; start: number; end: number } | { kind: 'outside' };

/** The part of a file that `Range: bytes=…` asks for. Several parts at once are answered with the whole. */
export function readRange(header: string | undefined, size: number): Range {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return { kind: 'whole' };
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return { kind: 'whole' };
  return start >= size || (from === '' && Number(to) === 0)
    ? { kind: 'outside' }
    : { kind: 'part', start, end };
}
