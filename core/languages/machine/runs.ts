export const RUN_STATES = ['running', 'done', 'failed', 'cancelled', 'undone'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** Which state follows which: what has ended can only be undone. */
const NEXT: Readonly<Record<RunState, readonly RunState[]>> = {
  running: ['done', 'failed', 'cancelled'],
  done: ['undone'],
  failed: ['undone'],
  cancelled: ['undone'],
  undone: [],
};

export const mayBecome = (from: RunState, to: RunState): boolean => NEXT[from].includes(to);

/** In characters. */
export const DEFAULT_MONTHLY_LIMIT = 500_000;
export const MAX_MONTHLY_LIMIT = 100_000_000;

/** When the month of a moment began; limits start anew with each, as those of services do. */
export const monthOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

/** Lines in portions that a service takes at once. A line that is longer than a portion is one by itself. */
export function portions(
  lines: readonly string[],
  { most, characters }: { most: number; characters: number },
): string[][] {
  const all: string[][] = [];
  let length = 0;
  for (const line of lines) {
    const last = all.at(-1);
    length += line.length;
    if (last && last.length < most && length <= characters) last.push(line);
    else {
      all.push([line]);
      length = line.length;
    }
  }
  return all;
}

/** What a service counts of a line: its words, without the markup around them. */
export const charactersOf = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + line.replaceAll(/<[^<>]*>/g, '').length, 0);
