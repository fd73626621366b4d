export interface CategoryDraft {
  id: string;
  parentId: string | null;
  name: string;
}

/** From the top down, each followed by what lies below it. */
export function inTreeOrder(
  categories: readonly CategoryDraft[],
): { category: CategoryDraft; depth: number }[] {
  const below = (parentId: string | null, depth: number): { category: CategoryDraft; depth: number }[] =>
    categories
      .filter((category) => category.parentId === parentId)
      .flatMap((category) => [{ category, depth }, ...below(category.id, depth + 1)]);
  return below(null, 0);
}

/** Where a category may be put: nowhere below itself. */
export function possibleParents(categories: readonly CategoryDraft[], id: string): CategoryDraft[] {
  const own = new Set([id]);
  for (const each of own)
    for (const category of categories) if (category.parentId === each) own.add(category.id);
  return categories.filter((category) => !own.has(category.id));
}

/** What lay below it moves up to where it was. */
export function withoutCategory(categories: readonly CategoryDraft[], id: string): CategoryDraft[] {
  const gone = categories.find((category) => category.id === id);
  return categories
    .filter((category) => category.id !== id)
    .map((category) =>
      category.parentId === id ? { ...category, parentId: gone?.parentId ?? null } : category,
    );
}

/** One step up or down among those beside it. */
export function moved(categories: readonly CategoryDraft[], id: string, by: -1 | 1): CategoryDraft[] {
  const at = categories.findIndex((category) => category.id === id);
  const mine = categories[at];
  if (!mine) return [...categories];
  const beside = categories.filter(({ parentId }) => parentId === mine.parentId);
  const other = beside[beside.indexOf(mine) + by];
  if (!other) return [...categories];
  return categories.map((category) => (category === mine ? other : category === other ? mine : category));
}
