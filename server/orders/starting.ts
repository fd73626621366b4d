import type { OrderRow } from './store.ts';

/** Whether it is of a subscription that was paid ahead, and whose day has not come. */
export const startsLater = ({ snapshot }: Pick<OrderRow, 'snapshot'>, now: Date): boolean =>
  snapshot.startsAt !== undefined && new Date(snapshot.startsAt) > now;
