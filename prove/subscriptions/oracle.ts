import { readSettings } from '#core/settings/groups.ts';
import { subscriptionPlanField } from '../../core/commerce/catalogue/subscription-plan.ts';
import { discountField } from '../../core/commerce/pricing/discount-fields.ts';
import { PERCENT, type Discount } from '../../core/commerce/pricing/discounts.ts';
import { NO_CENTS, toCents, type Cents } from '../../core/money/currency.ts';
import { pricePayment } from '../../core/subscriptions/payment.ts';
import { endAfterPause, leftOf, priceChangedAt } from '../../core/subscriptions/proration.ts';
import { freshPrices, termsOf, type Agreed } from '../../server/subscriptions/advancing.ts';

const MAX_SECONDS = 150;
const MAX_CENTS = 10_000;
const MAX_EVENTS = 12;
const EVENTS = ['switch', 'switch', 'pause', 'resume', 'coupon', 'card'] as const;
const PERIODS = 3;

/** What one payment comes to: the whole of it, what cards leave to pay, and the credit that is kept. */
type Payment = readonly [total: number, due: number, credit: number];

interface Step {
  /** In which second of the wall clock. */
  at: number;
  event: (typeof EVENTS)[number];
  cents: Cents;
  percent: number;
}

/** Switches, pauses, coupons and gift cards at random seconds, reckoned by the rules and second by second. */
export function centsOff(random: () => number): number {
  const below = (end: number) => Math.floor(random() * end);
  const length = 1 + below(MAX_SECONDS);
  const first = toCents(below(MAX_CENTS));
  const steps = Array.from({ length: below(MAX_EVENTS + 1) }, (): Step => {
    const event = EVENTS[below(EVENTS.length)] ?? 'switch';
    const isPercent = below(2) === 0;
    return {
      at: below(length * PERIODS),
      event,
      cents: event === 'coupon' && isPercent ? NO_CENTS : toCents(below(MAX_CENTS)),
      percent: isPercent ? 1 + below(100) : 0,
    };
  }).sort((a, b) => a.at - b.at);
  const ruled = byRules({ length, first, steps });
  const counted = bySeconds({ length, first, steps });
  if (ruled.length !== counted.length) return Infinity;
  return ruled.reduce(
    (off, payment, index) =>
      off + payment.reduce((sum, cents, part) => sum + Math.abs(cents - (counted[index]?.[part] ?? 0)), 0),
    0,
  );
}

const SETTINGS = readSettings({});

interface Story {
  length: number;
  first: Cents;
  steps: readonly Step[];
}

/** As the shop does it: with the functions it is made of, at moments that are jumped to. */
function byRules({ length, first, steps }: Story): Payment[] {
  const moment = (second: number) => new Date(second);
  const start: Agreed = {
    plan: subscriptionPlanField.initial,
    type: 'SERVICE',
    state: 'active',
    quantity: 1,
    cycles: 1,
    paidCycles: 1,
    prices: null,
    unitCents: first,
    announcedCents: null,
    creditCents: NO_CENTS,
    language: '',
  };
  let row: Agreed = { ...start, prices: freshPrices(start, first, length) };
  let end = moment(length);
  let left: number | null = null;
  let coupon: Discount | undefined;
  let cards: { id: string; balanceCents: Cents }[] = [];
  const payments: Payment[] = [];

  const renew = () => {
    const terms = termsOf(row, SETTINGS);
    const unitCents = terms.unitCents(row.unitCents);
    const goods = [{ id: 'goods', productId: 'product', unitCents, quantity: 1, isTaxable: true }];
    const { sums, creditLeft } = pricePayment(
      {
        items: goods,
        discounts: coupon ? [coupon] : [],
        shipping: null,
        taxes: [],
        pricesIncludeTax: false,
        giftCards: cards,
      },
      terms,
    );
    payments.push([sums.grandTotalCents, sums.dueCents, creditLeft]);
    row = { ...row, creditCents: creditLeft, prices: freshPrices(row, unitCents, length) };
    coupon = undefined;
    cards = cards.map((card) => ({
      ...card,
      balanceCents: toCents(
        card.balanceCents - (sums.giftCards.find(({ id }) => id === card.id)?.cents ?? 0),
      ),
    }));
    end = moment(end.getTime() + length);
  };

  /** Everything that has become due; nothing during a pause. */
  function renewUntil(now: Date): void {
    if (left !== null || end > now) return;
    renew();
    renewUntil(now);
  }

  for (const { at, event, cents, percent } of steps) {
    const now = moment(at);
    renewUntil(now);
    if (event === 'switch' && left === null && row.prices)
      row = { ...row, unitCents: cents, prices: priceChangedAt(row.prices, end, now, cents) };
    if (event === 'pause' && left === null) left = leftOf(end, now);
    else if (event === 'resume' && left !== null) {
      end = endAfterPause(left, now);
      left = null;
    }
    if (event === 'coupon') coupon = couponOf(percent, cents);
    if (event === 'card') cards = [...cards, { id: `card${cards.length}`, balanceCents: cents }];
  }
  renewUntil(moment(length * PERIODS));
  return payments;
}

function couponOf(percent: number, cents: Cents): Discount {
  return {
    ...discountField.initial,
    id: 'coupon',
    startsAt: null,
    endsAt: null,
    used: 0,
    name: 'Coupon',
    kind: percent > 0 ? 'percent' : 'fixed',
    amount: percent > 0 ? percent * PERCENT : cents,
  };
}

/** As somebody with a watch and patience does it: every second costs its price, and nothing is known in advance. */
function bySeconds({ length, first, steps }: Story): Payment[] {
  const payments: Payment[] = [];
  let [price, paid, used, owed, credit, isPaused] = [first as number, first as number, 0, 0, 0, false];
  let [percentOff, centsOffNext] = [0, 0];
  let cards = 0;
  let done = 0;
  for (let second = 0; second <= length * PERIODS; second += 1) {
    if (!isPaused && used === length) {
      const difference = rounded(owed, length) - paid;
      credit += Math.max(0, -difference);
      const parts = [price, Math.max(0, difference)];
      let total = parts.reduce((sum, part) => sum + part - rounded(part * percentOff, 100), 0);
      total -= Math.min(centsOffNext, total);
      const fromCredit = Math.min(credit, total);
      total -= fromCredit;
      credit -= fromCredit;
      const fromCards = Math.min(cards, total);
      cards -= fromCards;
      payments.push([total, total - fromCards, credit]);
      [paid, used, owed, percentOff, centsOffNext] = [price, 0, 0, 0, 0];
    }
    for (; steps[done]?.at === second; done += 1) {
      const { event = '', cents = 0, percent = 0 } = steps[done] ?? {};
      if (event === 'switch' && !isPaused) price = cents;
      if (event === 'pause') isPaused = true;
      if (event === 'resume') isPaused = false;
      if (event === 'coupon') [percentOff, centsOffNext] = percent > 0 ? [percent, 0] : [0, cents];
      if (event === 'card') cards += cents;
    }
    if (isPaused) continue;
    owed += price;
    used += 1;
  }
  return payments;
}

/** Half a cent up. */
function rounded(part: number, whole: number): number {
  return Math.floor((2 * part + whole) / (2 * whole));
}
