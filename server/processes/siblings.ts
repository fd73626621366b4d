import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** Which of the processes on one port this is, and where the built-in database of the first of them listens. */
export const PROCESS_VARIABLE = 'PLINTH_PROCESS';
export const DATABASE_VARIABLE = 'PLINTH_DATABASE';
/** Set while no other process answers yet. */
export const ALONE_VARIABLE = 'PLINTH_ALONE';

/** What processes tell each other, by way of the one that looks after them. */
export type News =
  | { news: 'ready' }
  | { news: 'calls'; calls: [key: string, count: number][] }
  | { news: 'figuresAsked'; id: number }
  | { news: 'figures'; id: number; text: string };

/** Calls are told together: one message for each would cost more than the call. */
const TELL_EVERY_MS = 100;
const FIGURES_WITHIN_MS = 5000;

/** The other processes of this node, as one of them sees them. */
export interface Siblings {
  isFirst: boolean;
  /** Whether nobody else answers on the port yet. */
  isAlone: boolean;
  databaseUrl: string | undefined;
  tellReady(): void;
  /** A caller is counted here, and so by all. */
  tellCall(key: string): void;
  onCalls(count: (key: string, calls: number) => void): void;
  share(registries: readonly Registry[]): void;
  /** Figures of all processes together, in the form that Prometheus reads. */
  figures(): Promise<string>;
}

export const isNews = (message: unknown): message is News =>
  typeof message === 'object' && message !== null && 'news' in message;

/** Nothing in a process that is alone. */
export function findSiblings(): Siblings | undefined {
  if (!cluster.isWorker) return undefined;
  const calls = new Map<string, number>();
  const asked = new Map<number, (text: string) => void>();
  const tell = (news: News) => void process.send?.(news);
  let countCalls: (key: string, calls: number) => void = () => {};
  let ids = 0;
  process.on('message', (message: unknown) => {
    if (!isNews(message)) return;
    if (message.news === 'calls') for (const [key, count] of message.calls) countCalls(key, count);
    if (message.news === 'figures') asked.get(message.id)?.(message.text);
  });
  return {
    isFirst: process.env[PROCESS_VARIABLE] === '1',
    isAlone: process.env[ALONE_VARIABLE] === 'yes',
    databaseUrl: process.env[DATABASE_VARIABLE],
    tellReady: () => tell({ news: 'ready' }),
    tellCall(key) {
      if (calls.size === 0)
        setTimeout(() => {
          tell({ news: 'calls', calls: [...calls] });
          calls.clear();
        }, TELL_EVERY_MS).unref();
      calls.set(key, (calls.get(key) ?? 0) + 1);
    },
    onCalls: (count) => (countCalls = count),
    share(registries) {
      // Made in a process, it answers what the one that looks after them asks of everybody.
      const answering = new AggregatorRegistry();
      AggregatorRegistry.setRegistries([answering, ...registries]);
    },
    async figures() {
      const id = (ids += 1);
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const timer = setTimeout(
        () => reject(new Error('The other processes do not answer.')),
        FIGURES_WITHIN_MS,
      );
      asked.set(id, resolve);
      tell({ news: 'figuresAsked', id });
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
        asked.delete(id);
      }
    },
  };
}
