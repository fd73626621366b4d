import { isSettled } from '#core/payments/payment.ts';
import { counters } from '../counting/counters.ts';
import type { Database, End, Tx } from '../database/database.ts';
import { forEachBeside, makeTogether } from '../database/gathering.ts';
import { currentWork } from '../database/work.ts';
import type { ProviderPayment } from './providers/provider.ts';
import * as store from './store.ts';

export type Payment = store.PaymentRow;

/** What becomes of the thing that was paid. Runs once for each payment that comes to an end. */
export interface Settlement {
  /** In the transaction that settles the payment. */
  inside(tx: Tx, payment: Payment, end: End): Promise<void>;
  after?(payment: Payment): void;
}

interface Settled {
  row: Payment;
  isMoved: boolean;
}

const PAID_TOGETHER = { lanes: 1, atMost: 50 };

/** What a provider says of one of our payments. */
export interface Said {
  id: string;
  came: ProviderPayment;
}

/** Writes down what providers say, and what follows from it, in one transaction. */
export function makeSettling(deps: { db: Database; isPlayed?: boolean; now: () => Date }) {
  const { db, isPlayed = false, now } = deps;
  const settlements = new Map<string, Settlement>();

  /** Money that nobody makes an order of must not count as settled: who asks again later finds somebody. */
  function settlementOf({ subject }: Payment): Settlement {
    const settlement = settlements.get(subject.split(':', 1)[0] ?? '');
    if (!settlement) throw new Error(`Nobody answers for the payment of ${subject}.`);
    return settlement;
  }

  /** What came of some payments of a site, together: each is moved once, whoever else tells about it meanwhile. */
  const moveAll = (siteId: string, said: readonly Said[]): Promise<Settled[]> =>
    db.siteGathered(siteId, (tx, end) =>
      forEachBeside(said, async ({ id, came }) => {
        const moved = await store.move(tx, id, {
          state: came.state,
          problem: came.problem,
          ...(came.id !== '' && { providerId: came.id }),
          settledAt: isSettled(came.state) ? now() : null,
        });
        if (moved && isSettled(moved.state)) await settlementOf(moved).inside(tx, moved, end);
        const row = moved ?? (await store.find(tx, id));
        if (!row) throw new Error('The payment is gone.');
        return { row, isMoved: moved !== undefined };
      }),
    );

  /** Nobody hears of it before it is on disk; what many orders need, such as the next number, is free already. */
  async function tellOf(settled: readonly Settled[]): Promise<Payment[]> {
    const moved = settled.filter(({ isMoved }) => isMoved);
    if (moved.length > 0) await db.flush();
    for (const { row } of moved) {
      if (!isPlayed) counters.payments.inc({ provider: row.provider, state: row.state });
      if (isSettled(row.state)) settlementOf(row).after?.(row);
    }
    return settled.map(({ row }) => row);
  }

  /**
   * Buyers who pay at once wait for the next number of an order anyway: they get theirs together, and wait for the disk
   * while the next get theirs.
   */
  const movePaid = makeTogether<Said, Settled>(moveAll, PAID_TOGETHER);

  return {
    /** Subjects are `kind:id`; one feature answers for each kind. */
    whenSettled(this: void, kind: string, settlement: Settlement): void {
      settlements.set(kind, settlement);
    },

    /**
     * What was not paid puts things back by itself: their locks are taken in an order that holds for one at a time.
     * Jobs may wait for longer than buyers, and so go by themselves too.
     */
    settle: async (siteId: string, said: readonly Said[]): Promise<Payment[]> => {
      const [first] = said;
      const isPaid = said.length === 1 && first?.came.state === 'succeeded';
      const isTogether = isPaid && !currentWork().isJob;
      return tellOf(isTogether ? [await movePaid(siteId, first)] : await moveAll(siteId, said));
    },
  };
}

export type Settling = ReturnType<typeof makeSettling>;
