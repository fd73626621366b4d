import type { FieldKind } from './field.ts';

/** What a poll can ask: one of several options, or any of them. */
const ASKED: readonly FieldKind[] = ['radio', 'select', 'checkbox'];

export const POLL_RESULTS = ['voters', 'everyone', 'nobody'] as const;
export type PollResults = (typeof POLL_RESULTS)[number];

/** What pages know of a poll. */
export interface PublicPoll {
  /** Empty where it stays open. */
  readonly closesAt: string;
  readonly results: PollResults;
}

/** Votes by option, in the order of the options. Where several can be chosen they come to more than the voters. */
export interface Tally {
  readonly voters: number;
  readonly counts: readonly number[];
}

/** How a poll stands, for one visitor. */
export interface PollState {
  readonly isOpen: boolean;
  readonly hasVoted: boolean;
  /** Null where this visitor does not see it. */
  readonly tally: Tally | null;
}

export const isAsked = (type: FieldKind): boolean => ASKED.includes(type);

export const isPollOpen = (closesAt: string, now: Date): boolean =>
  closesAt === '' || now.getTime() < Date.parse(closesAt);

/** Voters see how others voted, everybody once it is over; what only its owner may see stays hidden. */
export function seesTally(results: PollResults, { isOpen, hasVoted }: Omit<PollState, 'tally'>): boolean {
  if (results === 'nobody') return false;
  return results === 'everyone' || hasVoted || !isOpen;
}

/** In whole percent of the voters. Where everybody chose one option, the shares come to a hundred. */
export function sharesOf({ voters, counts }: Tally): number[] {
  if (voters === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count / voters) * 100);
  const isSingle = counts.reduce((sum, count) => sum + count, 0) === voters;
  if (!isSingle) return exact.map(Math.round);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byRest = exact.map((share, index) => ({ index, rest: share % 1 })).sort((a, b) => b.rest - a.rest);
  for (const { index } of byRest.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
