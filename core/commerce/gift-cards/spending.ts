import { toCents, type Cents } from '../../money/currency.ts';

export interface CardPart {
  id: string;
  cents: Cents;
}

/** What each card pays of a sum: one after the other, none more than it holds. */
export function cardParts(
  dueCents: number,
  cards: readonly { id: string; balanceCents: Cents }[],
): CardPart[] {
  let left = dueCents;
  return cards.map(({ id, balanceCents }) => {
    const cents = Math.max(0, Math.min(left, balanceCents));
    left -= cents;
    return { id, cents: toCents(cents) };
  });
}

export interface RefundParts {
  /** Goes back the way it came: to the provider, or by hand. */
  moneyCents: Cents;
  cards: CardPart[];
}

/**
 * Where the next refund of an order goes: to the money that was paid, then to its cards, last one first. What went
 * back before follows from its sum alone, so no card gets more than it gave however many refunds there are.
 */
export function refundParts(
  paid: { totalCents: Cents; cards: readonly CardPart[] },
  refundedCents: Cents,
  cents: Cents,
): RefundParts {
  const cardCents = paid.cards.reduce((sum, part) => sum + part.cents, 0);
  const sources = [{ id: '', cents: paid.totalCents - cardCents }, ...paid.cards.toReversed()];
  const parts: CardPart[] = [];
  let begin = 0;
  for (const source of sources) {
    const end = begin + source.cents;
    const part = Math.min(end, refundedCents + cents) - Math.max(begin, refundedCents);
    parts.push({ id: source.id, cents: toCents(Math.max(0, part)) });
    begin = end;
  }
  const [money, ...cards] = parts;
  return {
    moneyCents: money?.cents ?? toCents(0),
    cards: cards.filter((part) => part.cents > 0),
  };
}
