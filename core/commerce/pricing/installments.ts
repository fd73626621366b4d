import { toCents, type CurrencyCode, formatMoney, type Cents } from '../../money/currency.ts';
import type { Say } from '../../words/words.ts';

export interface InstallmentOffer {
  count: number;
  /** 0 means no such end. */
  minCents: Cents;
  maxCents: Cents;
}

/** The words beside a price; nothing where no offer is made. */
export function installmentText(
  offer: InstallmentOffer,
  money: { cents: Cents; currency: CurrencyCode; locale: string; say: Say<'buying'> },
): string | undefined {
  const { currency, locale, say } = money;
  const shown = (cents: Cents) => formatMoney({ cents, currency, locale });
  if (offer.count < 2) return undefined;
  if (money.cents < offer.minCents) return say('installmentsAbove', { min: shown(offer.minCents) });
  if (offer.maxCents > 0 && money.cents > offer.maxCents)
    return say('installmentsBelow', { max: shown(offer.maxCents) });
  return say('installments', {
    count: offer.count,
    amount: shown(toCents(Math.ceil(money.cents / offer.count))),
  });
}
