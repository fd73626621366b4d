import { isUnavailable } from '../../database/unavailable.ts';
import { oneNodeAtATime } from '../../database/one-node.ts';
import type { Database } from '../../database/database.ts';
import type { Jobs } from '../../jobs.ts';
import type { InTurn } from './drawing.ts';
import type { DrawingOrder, Pictures } from './pictures.ts';

const QUEUE = 'draw-pictures';
/** One at a time leaves the other cores of a worker to the rest of its work. */
const TURNS = { mayTakeSeconds: 600, atOnce: 1 };

/** Orders what nobody waits for with the nodes that do jobs, so that it takes no core from visitors. */
export function makeDrawingQueue({ db, jobs }: { db: Database; jobs: Jobs }) {
  /** A picture drawn twice is better than none: with the database away each process draws for itself. */
  const inTurn: InTurn = async <T>(name: string, draw: () => Promise<T>) => {
    let drawing: Promise<T> | undefined;
    try {
      return await oneNodeAtATime(db, `picture ${name}`, () => (drawing = draw()));
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return drawing ?? draw();
    }
  };

  return {
    order: ({ picture: { hash, mime, frames, crop }, width, cut }: DrawingOrder) =>
      jobs.enqueue(db.platform, QUEUE, {
        order: JSON.stringify({ picture: { hash, mime, frames, crop }, width, cut }),
      }),

    inTurn,

    /** Ordered by several nodes it is drawn once: whoever comes second finds it there. */
    drawnBy: (pictures: Pictures) =>
      jobs.handle(
        QUEUE,
        async ({ order = '' }) => {
          await pictures.drawAvif(JSON.parse(order) as DrawingOrder).catch((error: unknown) => {
            // What cannot be drawn is shown in another format, as it was before.
            if (isUnavailable(error)) throw error;
          });
        },
        TURNS,
      ),
  };
}
