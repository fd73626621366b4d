import type { JobData, Jobs } from '../jobs.ts';

interface Waiting {
  queue: string;
  data: JobData;
  at: number;
}

/** A queue in memory for a clock that is moved: what is due is done when somebody says so. */
export function makePlayedJobs(now: () => Date) {
  const handlers = new Map<string, (data: JobData, attempt: { isLast: boolean }) => Promise<void>>();
  let waiting: Waiting[] = [];
  const add = (queue: string, data: JobData, at: Date) =>
    void waiting.push({ queue, data, at: at.getTime() });

  const jobs: Jobs = {
    enqueue: async (_tx, queue, data, at) => add(queue, data, at ?? now()),
    handle: async (queue, work) => void handlers.set(queue, work),
    // What they look for is found by its own time here.
    daily: async () => {},
    begin: async () => {},
    hurry: async () => 0,
    report: async () => [],
    failures: async () => [],
    running: async () => [],
    held: () => [],
    retryDead: async () => 0,
    retry: async () => false,
    forgetDead: async () => {},
    isReady: () => true,
    stop: async () => {},
  };
  return {
    jobs,
    add,
    nextAt: (): number => waiting.reduce((first, { at }) => Math.min(first, at), Infinity),

    /** Does what is due, and what comes of it at once; answers with what went wrong. */
    async runDue(): Promise<unknown[]> {
      const problems: unknown[] = [];
      for (;;) {
        const due = waiting.filter(({ at }) => at <= now().getTime());
        if (due.length === 0) return problems;
        waiting = waiting.filter(({ at }) => at > now().getTime());
        for (const { queue, data } of due)
          await handlers
            .get(queue)?.(data, { isLast: true })
            .catch((error: unknown) => problems.push(error));
      }
    },
  };
}
