/** The same list with the one at `from` standing at `to`; both ends hold. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = list[from];
  if (moved === undefined) return [...list];
  const at = Math.min(Math.max(to, 0), list.length - 1);
  return list.toSpliced(from, 1).toSpliced(at, 0, moved);
}
