/** The selection after a box was clicked; with shift, everything from the last clicked one on. */
export function selectNext(
  selected: ReadonlySet<string>,
  click: { id: string; from: string | undefined; isRange: boolean; order: readonly string[] },
): Set<string> {
  const { id, from, isRange, order } = click;
  const next = new Set(selected);
  const [start, end] = [order.indexOf(from ?? id), order.indexOf(id)];
  if (isRange && start >= 0 && end >= 0) {
    for (const each of order.slice(Math.min(start, end), Math.max(start, end) + 1)) next.add(each);
  } else if (!next.delete(id)) {
    next.add(id);
  }
  return next;
}
