/** An entry of the log as it stands in the chain; `content` and `at` are missing when the entry is gone. */
export interface ChainLink {
  number: number;
  hash: string;
  content: string | null;
  at: string | null;
}

export type ChainState =
  | { state: 'complete'; since: string | null; count: number }
  | { state: 'missing'; after: string | null; before: string | null }
  | { state: 'changed'; at: string };

/** Where a chain begins: what was before has ended. */
const BEGINNING = { number: 0, hash: '' };

/** Follows the entries of a log in their order, and says at the end whether all are there as they were written. */
export function makeChainCheck(hashOf: (text: string) => string, start = BEGINNING) {
  let last = { ...start, at: null as string | null };
  let since: string | null = null;
  let problem: Exclude<ChainState, { state: 'complete' }> | undefined;

  function look({ number, hash, content, at }: ChainLink): typeof problem {
    if (number !== last.number + 1 || content === null || at === null)
      return { state: 'missing', after: last.at, before: at };
    if (hashOf(`${last.hash}\n${content}`) !== hash) return { state: 'changed', at };
    return undefined;
  }

  return {
    follow(link: ChainLink): void {
      // The first problem is what is told; where a gap ends is known by the next entry that is there.
      if (problem?.state === 'missing') problem.before ??= link.at;
      problem ??= look(link);
      since ??= link.at;
      last = { number: link.number, hash: link.hash, at: link.at ?? last.at };
    },

    /** With the number of the last entry, where that is known from elsewhere. */
    end(lastNumber = last.number): ChainState {
      if (!problem && lastNumber !== last.number) return { state: 'missing', after: last.at, before: null };
      return problem ?? { state: 'complete', since, count: last.number - start.number };
    },
  };
}
