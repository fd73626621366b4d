import { DAY_MS, HOUR_MS } from '../durations.ts';

/** How long a new domain may wait for its record before nobody looks for it by itself any more. */
export const WAITS_FOR = 7 * DAY_MS;
/** How long a domain keeps serving while its record is gone: name servers have bad days. */
export const FORGIVES_FOR = 3 * DAY_MS;

/** What a look at the name servers can show. */
export type DomainEvent = 'proved' | 'unproved' | 'too long unproved' | 'not answered';

/** Only a verified domain serves. A failed one can be checked again by hand. */
export const DOMAIN_STATES = {
  waiting: {
    proved: 'verified',
    unproved: 'waiting',
    'too long unproved': 'failed',
    'not answered': 'waiting',
  },
  verified: {
    proved: 'verified',
    unproved: 'verified',
    'too long unproved': 'failed',
    'not answered': 'verified',
  },
  failed: {
    proved: 'verified',
    unproved: 'failed',
    'too long unproved': 'failed',
    'not answered': 'failed',
  },
} as const satisfies Record<string, Record<DomainEvent, string>>;
export type DomainState = keyof typeof DOMAIN_STATES;

export function nextState(state: DomainState, event: DomainEvent): DomainState {
  return DOMAIN_STATES[state][event];
}

/** Milliseconds until the next look by itself; none for a domain that was given up. */
const LOOKS_AGAIN_AFTER: Readonly<Record<DomainState, number | undefined>> = {
  waiting: HOUR_MS / 6,
  verified: DAY_MS,
  failed: undefined,
};

export function nextLook(state: DomainState, now: Date): Date | undefined {
  const after = LOOKS_AGAIN_AFTER[state];
  return after === undefined ? undefined : new Date(now.getTime() + after);
}

export interface Look {
  state: DomainState;
  now: Date;
  /** When the record was last seen, or the domain added. */
  provedAt: Date;
  /** The texts of the record; undefined when the name servers did not answer. */
  texts: readonly string[] | undefined;
  proof: string;
}

export function eventOf({ state, now, provedAt, texts, proof }: Look): DomainEvent {
  if (texts === undefined) return 'not answered';
  if (texts.includes(proof)) return 'proved';
  const patience = state === 'verified' ? FORGIVES_FOR : WAITS_FOR;
  return now.getTime() - provedAt.getTime() > patience ? 'too long unproved' : 'unproved';
}

/** Why a domain does not serve yet, or will not for long; kept by its code. */
export const DOMAIN_PROBLEMS = {
  noRecord: 'The record was not found yet. New records can take some hours to be seen everywhere.',
  wrongRecord: 'There is a record, but it says something else. Please compare it with the one shown here.',
  noAnswer: 'The name servers of the domain did not answer. Please try again later.',
  elsewhere: 'This domain is in use by another site. Please remove it there first.',
  notPointing: 'The domain is yours, but does not lead here yet. Please set the second record as well.',
} as const;
export type DomainProblem = keyof typeof DOMAIN_PROBLEMS;

/** The name under which the proof is looked for. */
export const PROOF_LABEL = '_plinth';

export function proofName(host: string): string {
  return `${PROOF_LABEL}.${host}`;
}
