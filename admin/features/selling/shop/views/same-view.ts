import type { SavedView, ViewFilters } from '#contract/shop/saved-views.ts';

export function isSameView(a: ViewFilters, b: ViewFilters): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof ViewFilters>;
  return [...keys].every((key) => a[key] === b[key]);
}

/** The view that the list shows: one that says the same, or the one that was opened and has been narrowed since. */
export function viewShown(
  views: readonly SavedView[],
  filters: ViewFilters,
  opened: string | undefined,
): SavedView | undefined {
  const same = views.filter((view) => isSameView(view.filters, filters));
  const last = views.find(({ id }) => id === opened);
  if (same.length > 0) return same.find((view) => view === last) ?? same[0];
  return Object.keys(filters).length === 0 ? undefined : last;
}
