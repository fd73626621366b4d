import { counters } from '../../counting/counters.ts';
import type { Files } from '../files.ts';
import { seal, unseal } from './sealed.ts';

export type InTurn = <T>(name: string, draw: () => Promise<T>) => Promise<T>;

type Turns = ReturnType<typeof makeTurns>;

/** Renditions as they are kept: drawn once, and drawn anew when they are not what was drawn. */
export function makeDrawing({
  renditions,
  turns,
  inTurn = (_, draw) => draw(),
}: {
  renditions: Files;
  turns: Turns;
  inTurn?: InTurn | undefined;
}) {
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  /** What is not as it was drawn is drawn anew. */
  async function readWhole(name: string): Promise<Buffer | undefined> {
    const kept = await renditions.read(name);
    if (!kept) return undefined;
    const bytes = unseal(kept);
    if (!bytes) await renditions.remove(name);
    return bytes;
  }

  async function drawAndKeep(
    name: string,
    draw: () => Promise<Buffer | undefined>,
  ): Promise<Buffer | undefined> {
    const drawn = counters.renditions.startTimer({ outcome: 'failed' });
    const bytes = await draw().catch((error: unknown) => {
      drawn();
      throw error;
    });
    drawn({ outcome: bytes ? 'drawn' : 'failed' });
    if (bytes) await renditions.write(name, seal(bytes));
    return bytes;
  }

  /** Draws once, however many ask, and keeps the result on the disk. */
  async function once(name: string, draw: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const ready = await readWhole(name);
    if (ready) return ready;
    const waiting = underWay.get(name);
    if (waiting) return waiting;
    const making = turns(() =>
      // While this one waited for its turn, another process may have drawn it.
      inTurn(name, async () => (await readWhole(name)) ?? drawAndKeep(name, draw)),
    );
    underWay.set(name, making);
    try {
      return await making;
    } finally {
      underWay.delete(name);
    }
  }

  return { readWhole, once };
}

/** Lets so many works run at a time: decoded pictures are large, and memory is not. */
export function makeTurns(atOnce: number) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever waits takes this turn over; nobody can slip in between.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
