import type { LineQuantity } from '#core/commerce/orders/returns.ts';

/** What events say came back; those from before single lines could be returned name none, and mean everything. */
export function returnsOf(
  events: readonly { kind: string; detail: Record<string, unknown> }[],
): (readonly LineQuantity[] | undefined)[] {
  return events
    .filter(({ kind }) => kind === 'restocked')
    .map(({ detail }) => detail['lines'] as readonly LineQuantity[] | undefined);
}
