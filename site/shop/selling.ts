import type { InstallmentOffer } from '#core/commerce/pricing/installments.ts';
import type { Settings } from '#core/settings/groups.ts';

/** How a buy box works in this shop. */
export function sellingOf({ store }: Settings): { isExpress: boolean; offer: InstallmentOffer } {
  return {
    isExpress: store.expressCheckout,
    offer: {
      count: store.installmentCount,
      minCents: store.installmentMinCents,
      maxCents: store.installmentMaxCents,
    },
  };
}
