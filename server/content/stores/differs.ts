import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Whether a draft says something else than what is live. Changed and changed back, it has another number and says the same. */
export function differs(columns: Record<'draft' | 'live' | 'sameAs', SQLWrapper>): SQL<boolean> {
  const { draft, live, sameAs } = columns;
  return sql<boolean>`(${draft} is distinct from ${live}
    and (${live} is null or ${sameAs} is distinct from ${live}))`;
}
