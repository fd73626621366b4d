import { toCents, type CurrencyCode, formatMoney, type Cents } from '../../money/currency.ts';
import { INSTALLMENTS, INSTALLMENTS_ABOVE, INSTALLMENTS_BELOW } from '../../messages/cart.ts';

export interface InstallmentOffer {
  count: number;
  /** 0 means no such end. */
  minCents: Cents;
  maxCents: Cents;
}

/** The words beside a price; nothing where no offer is made. */
export function installmentText(
  offer: InstallmentOffer,
  money: { cents: Cents; currency: CurrencyCode; locale: string },
): string | undefined {
  const { currency, locale } = money;
  const shown = (cents: Cents) => formatMoney({ cents, currency, locale });
  if (offer.count < 2) return undefined;
  if (money.cents < offer.minCents) return INSTALLMENTS_ABOVE.replace('{min}', shown(offer.minCents));
  if (offer.maxCents > 0 && money.cents > offer.maxCents)
    return INSTALLMENTS_BELOW.replace('{max}', shown(offer.maxCents));
  return INSTALLMENTS.replace('{count}', String(offer.count)).replace(
    '{amount}',
    shown(toCents(Math.ceil(money.cents / offer.count))),
  );
}
