import type { Domain } from '#contract/sites/domains.ts';
import { DOMAIN_PROBLEMS, proofName, type DomainProblem, type DomainState } from '#core/domains/states.ts';
import type { DomainRow } from './store.ts';

export function stateOf({ verifiedAt, failedAt }: DomainRow): DomainState {
  if (verifiedAt) return 'verified';
  return failedAt ? 'failed' : 'waiting';
}

export function toDomain(row: DomainRow): Domain {
  return {
    host: row.host,
    state: stateOf(row),
    isPrimary: row.isPrimary,
    language: row.language,
    problem: DOMAIN_PROBLEMS[row.problem as DomainProblem] ?? '',
    record: { name: proofName(row.host), text: row.proof },
    addedAt: row.createdAt.toISOString(),
    checkedAt: row.checkedAt?.toISOString() ?? null,
  };
}
