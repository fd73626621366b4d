import type { Difference } from './differences.ts';

const NAMED = 3;
const VERBS: Record<Difference['what'], string> = {
  added: 'Added',
  changed: 'Changed',
  moved: 'Moved',
  removed: 'Removed',
};

/** What a version brought, in a line: “Added Gallery · Changed Heading, Button · 2 more”. */
export function summaryOf(differences: readonly Difference[]): string {
  const named = differences.slice(0, NAMED);
  const verbs = [...new Set(named.map(({ what }) => what))].map((what) => {
    const names = named.filter((difference) => difference.what === what).map(({ name }) => name);
    return `${VERBS[what]} ${names.join(', ')}`;
  });
  const rest = differences.length - named.length;
  return [...verbs, ...(rest > 0 ? [`${rest} more`] : [])].join(' · ');
}
