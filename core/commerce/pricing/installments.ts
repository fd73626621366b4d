import { toCents, type CurrencyCode, formatMoney } from '../../money/currency.ts';
import { INSTALLMENTS, INSTALLMENTS_ABOVE, INSTALLMENTS_BELOW } from '../../messages/cart.ts';

export interface InstallmentOffer {
  count: number;
  /** 0 means no such end. */
  minCents: number;
  maxCents: number;
}

/** The words beside a price; nothing where no offer is made. */
export function installmentText(
  offer: InstallmentOffer,
  money: { cents: number; currency: CurrencyCode; locale: string },
): string | undefined {
  const { currency, locale } = money;
  const shown = (cents: number) => formatMoney({ cents: toCents(cents), currency, locale });
  if (offer.count < 2) return undefined;
  if (money.cents < offer.minCents) return INSTALLMENTS_ABOVE.replace('{min}', shown(offer.minCents));
  if (offer.maxCents > 0 && money.cents > offer.maxCents)
    return INSTALLMENTS_BELOW.replace('{max}', shown(offer.maxCents));
  return INSTALLMENTS.replace('{count}', String(offer.count)).replace(
    '{amount}',
    shown(Math.ceil(money.cents / offer.count)),
  );
}
