import type { ChainState } from './chain.ts';
import { ENGLISH, speakerOf, type Voice } from './say-action.ts';

export const CHAIN_TEXTS = {
  complete: 'Complete since {since} ({count, plural, one {# entry} other {# entries}})',
  changed: 'An entry of {at} was changed.',
  missing: 'Entries are missing.',
  missingBefore: 'An entry is missing before {before}.',
  missingAfter: 'An entry is missing after {after}.',
  missingBetween: 'An entry is missing between {after} and {before}.',
} as const;

/** As owners read it. */
export function sayChain(
  chain: ChainState,
  momentOf: (moment: string) => string,
  voice: Voice = ENGLISH,
): string {
  const say = speakerOf(voice);
  if (chain.state === 'complete')
    return say(CHAIN_TEXTS.complete, { since: momentOf(chain.since ?? ''), count: chain.count });
  if (chain.state === 'changed') return say(CHAIN_TEXTS.changed, { at: momentOf(chain.at) });
  const after = chain.after === null ? undefined : momentOf(chain.after);
  const before = chain.before === null ? undefined : momentOf(chain.before);
  if (after === undefined)
    return before === undefined ? say(CHAIN_TEXTS.missing) : say(CHAIN_TEXTS.missingBefore, { before });
  return before === undefined
    ? say(CHAIN_TEXTS.missingAfter, { after })
    : say(CHAIN_TEXTS.missingBetween, { after, before });
}
