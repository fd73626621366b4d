import { slugify } from '#core/text/text-filters.ts';

/** The name of a field in stored entries, from its label: `Cooking time` is `cookingTime`. */
export function keyFor(label: string, others: readonly { key: string }[]): string {
  const words = slugify(label)
    .split('-')
    .filter((word) => word !== '');
  const joined = words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
  const stem = (/^[a-z]/.test(joined) ? joined : `field${joined}`).slice(0, 36);
  const isTaken = (key: string) => others.some((other) => other.key === key);
  for (let count = 1; ; count += 1) {
    const key = count === 1 ? stem : `${stem}${count}`;
    if (!isTaken(key)) return key;
  }
}
