import type { DeliveryDays } from '#core/commerce/pricing/shipping.ts';
import { say } from './words.ts';

/** A way of sending with how long it takes, where the shop says so. */
export function deliveryWords(name: string, days: DeliveryDays | undefined): string {
  if (!days) return name;
  const { from, to } = days;
  return from === to ? say('deliveryIn', { name, to }) : say('deliveryBetween', { name, from, to });
}
