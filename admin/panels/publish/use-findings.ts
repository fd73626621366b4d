import { useQuery } from '@tanstack/react-query';
import type { FoundProblem } from '#contract/content/content.ts';
import { checksQuery } from '../../documents/queries.ts';

/**
 * What is found in the chosen documents, and beside all documents. An address that the other page gives up in the
 * same publish is free, and a page that comes along can be linked to.
 */
export function findingsIn(all: readonly FoundProblem[], chosen: ReadonlySet<string>): FoundProblem[] {
  return all.filter(
    ({ documentId, unlessWith }) =>
      (documentId === null || chosen.has(documentId)) && (unlessWith === null || !chosen.has(unlessWith)),
  );
}

export function useFindings(chosen: ReadonlySet<string>) {
  const { data, isPending, error } = useQuery(checksQuery);
  return {
    isPending,
    error,
    unchecked: data?.unchecked ?? 0,
    findings: findingsIn(data?.findings ?? [], chosen),
  };
}
