import { isSettled } from '#core/payments/payment.ts';
import { counters } from '../counting/counters.ts';
import type { Database, End, Tx } from '../database/database.ts';
import type { ProviderPayment } from './providers/provider.ts';
import * as store from './store.ts';

export type Payment = store.PaymentRow;

/** What becomes of the thing that was paid. Runs once for each payment that comes to an end. */
export interface Settlement {
  /** In the transaction that settles the payment. */
  inside(tx: Tx, payment: Payment, end: End): Promise<void>;
  after?(payment: Payment): void;
}

/** Writes down what providers say, and what follows from it, in one transaction. */
export function makeSettling(deps: { db: Database; now: () => Date }) {
  const { db, now } = deps;
  const settlements = new Map<string, Settlement>();

  /** Money that nobody makes an order of must not count as settled: who asks again later finds somebody. */
  function settlementOf({ subject }: Payment): Settlement {
    const settlement = settlements.get(subject.split(':', 1)[0] ?? '');
    if (!settlement) throw new Error(`Nobody answers for the payment of ${subject}.`);
    return settlement;
  }

  return {
    /** Subjects are `kind:id`; one feature answers for each kind. */
    whenSettled(this: void, kind: string, settlement: Settlement): void {
      settlements.set(kind, settlement);
    },

    async settle(
      this: void,
      { siteId, id }: Pick<Payment, 'siteId' | 'id'>,
      said: ProviderPayment,
    ): Promise<Payment> {
      const { moved, row } = await db.siteRelaxed(siteId, async (tx, end) => {
        const payment = await store.move(tx, id, {
          state: said.state,
          problem: said.problem,
          ...(said.id !== '' && { providerId: said.id }),
          settledAt: isSettled(said.state) ? now() : null,
        });
        if (payment && isSettled(payment.state)) await settlementOf(payment).inside(tx, payment, end);
        return { moved: payment, row: payment ?? (await store.find(tx, id)) };
      });
      // Nobody hears of it before it is on disk; what many orders need, such as the next number, is free already.
      if (moved) await db.flush();
      if (moved) counters.payments.inc({ provider: moved.provider, state: moved.state });
      if (moved && isSettled(moved.state)) settlementOf(moved).after?.(moved);
      if (!row) throw new Error('The payment is gone.');
      return row;
    },
  };
}

export type Settling = ReturnType<typeof makeSettling>;
