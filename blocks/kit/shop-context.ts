import { createContext } from 'react';
import type { PageShop } from '#core/collections/block-content.ts';
import type { InstallmentOffer } from '#core/commerce/pricing/installments.ts';
import {
  DEFAULT_CURRENCY,
  DEFAULT_MONEY_LOCALE,
  formatMoney,
  toCents,
  type Cents,
} from '#core/money/currency.ts';

/** What the page that is rendered knows of the shop. */
export interface ShopFacts extends PageShop {
  /** How things are sold out of a list; without it they are only shown. */
  readonly selling?: { isExpress: boolean; offer: InstallmentOffer };
}

export const ShopContext = createContext<ShopFacts>({
  currency: DEFAULT_CURRENCY,
  locale: DEFAULT_MONEY_LOCALE,
  lists: {},
});

export function priceText(
  cents: Cents,
  { currency, locale }: Pick<ShopFacts, 'currency' | 'locale'>,
): string {
  return formatMoney({ cents: toCents(cents), currency, locale });
}
