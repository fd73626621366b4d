import { useQuery } from '@tanstack/react-query';
import { documentQuery, publishedQuery } from '../../documents/queries.ts';
import { comparisonOf, type Comparison } from '../compare/comparison.ts';

/** A document as visitors get it beside its draft, and what differs. */
export function useComparison(id: string): { comparison: Comparison | undefined; error: Error | null } {
  const live = useQuery(publishedQuery(id));
  const draft = useQuery(documentQuery(id));
  const error = live.error ?? draft.error;
  if (live.data === undefined || !draft.data) return { comparison: undefined, error };
  return { comparison: comparisonOf(draft.data, { before: live.data, after: draft.data.body }), error };
}
