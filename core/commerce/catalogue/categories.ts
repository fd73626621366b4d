interface Category {
  id: string;
  parentId: string | null;
}

/**
 * Nothing can lie below itself: what does comes to the top, as does what lies below nothing that exists. Each category is
 * looked at once, because a shop may have thousands that lie in one another.
 */
export function withoutCircles<T extends Category>(categories: readonly T[]): T[] {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const inCircle = new Set<string>();
  const seen = new Set<string>();
  for (const { id: start } of categories) {
    const way: string[] = [];
    const places = new Map<string, number>();
    for (let at: string | null = start; at !== null && !seen.has(at) && parents.has(at);) {
      seen.add(at);
      places.set(at, way.push(at) - 1);
      at = parents.get(at) ?? null;
      const closes = at === null ? undefined : places.get(at);
      if (closes !== undefined) for (const id of way.slice(closes)) inCircle.add(id);
    }
  }
  return categories.map((category) => {
    const { id, parentId } = category;
    const isFine = parentId !== null && parents.has(parentId) && !inCircle.has(id);
    return isFine ? category : { ...category, parentId: null };
  });
}

/** A category and all that lies below it. */
export function categoryTree(
  categories: readonly (Category & { slug: string })[],
  slug: string,
): string[] | undefined {
  const top = categories.find((category) => category.slug === slug);
  if (!top) return undefined;
  const below = Map.groupBy(categories, ({ parentId }) => parentId);
  const found = new Set([top.id]);
  for (const id of found) for (const child of below.get(id) ?? []) found.add(child.id);
  return [...found];
}
