import type { BlockRulesOf } from '../blocks/rules.ts';
import { exceedsLimit } from '../limits.ts';
import type { PageBody } from './page.ts';
import { refuse, type Refusal } from './refusal.ts';

/** What to tell an owner about each type of which a page holds more than it may. */
export function overLimits(body: PageBody, blockOf: BlockRulesOf): string[] {
  return [...countTypes(body)].flatMap(([type, count]) => {
    const limit = blockOf(type)?.pageLimit;
    return limit && count > limit.max ? [limit.message] : [];
  });
}

/** Says no when a change brings more blocks of a type onto a page than it may hold; one that has more may lose some. */
export function refuseOverLimit(
  { before, after }: { before: PageBody; after: PageBody },
  blockOf: BlockRulesOf,
): Refusal | undefined {
  const earlier = countTypes(before);
  for (const [type, count] of countTypes(after)) {
    const limit = blockOf(type)?.pageLimit;
    if (limit && exceedsLimit({ before: earlier.get(type) ?? 0, after: count, limit: limit.max }))
      return refuse(limit.message);
  }
  return undefined;
}

function countTypes({ sections }: PageBody): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { type } of sections.flatMap(({ blocks }) => blocks))
    counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}
