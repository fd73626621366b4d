import type { Cart } from '#core/commerce/cart/cart.ts';
import { effectivePrice } from '#core/commerce/catalogue/product.ts';
import type { Discount } from '#core/commerce/pricing/discounts.ts';
import { taxesAt } from '#core/commerce/pricing/tax.ts';
import { NO_CENTS, sumCents, toCents, type Cents } from '#core/money/currency.ts';
import { pricePayment, type PaymentExtras } from '#core/subscriptions/payment.ts';
import { emailOf, quoteOf, type CartFacts, type CartPricing, type ShopRules } from '../cart/pricing.ts';
import type { CartRow } from '../cart/service.ts';
import type { Tx } from '../database/database.ts';
import { forEachBeside, gather } from '../database/gathering.ts';
import { speechIn, type Speech } from '../languages/in-language.ts';

/** What of a payment the shop's prices do not say. */
export interface PlanTerms extends PaymentExtras {
  /** How many periods it pays for; 0 where they are paid already. */
  periods: number;
  /** What one piece costs for a period; the price of the shop where nobody has agreed to another yet. */
  unitCents: (shopCents: Cents) => Cents;
  /** Whoever has subscribed goes on, whether or not it is still offered to others. */
  isRenewal: boolean;
}

export interface PlanPrice {
  cart: Cart;
  discounts: readonly Discount[];
  /** What the shop asks for one piece and period today; nothing where it is no longer sold. */
  shopCents: Cents | undefined;
  unitCents: Cents;
  /** What is left of the credit. */
  creditLeft: Cents;
}

interface Asked {
  variantId: string;
  /** Of whoever pays: some discounts are given to each customer so many times. */
  email: string;
}

/** Prices one payment of a subscription: goods, stock, taxes and shipping of the day, by the rules of every cart. */
export function makePlanPricing({ pricing }: { pricing: CartPricing }) {
  /** Of those that are priced at once the shop is asked once. */
  async function look(tx: Tx, asked: Asked, speech: Speech | undefined): Promise<CartFacts> {
    const [facts] = await gather(tx, `facts-of-plans ${speech?.language ?? ''}`, [asked], async (all) => {
      const variantIds = [...new Set(all.map(({ variantId }) => variantId))];
      const shared = await pricing.look(tx, { variantIds, codes: [], email: '', speech });
      const isLimited = shared.offers.found.some(({ maxPerCustomer }) => maxPerCustomer !== null);
      return forEachBeside(all, async ({ variantId, email }) => {
        if (isLimited) return pricing.look(tx, { variantIds: [variantId], codes: [], email, speech });
        const found = shared.known.get(variantId);
        return { ...shared, known: new Map(found && [[variantId, found]]) };
      });
    });
    if (!facts) throw new Error('The shop did not answer.');
    return facts;
  }

  return async function priceOf(
    tx: Tx,
    about: { siteId: string; row: CartRow; rules: ShopRules; terms: PlanTerms },
  ): Promise<PlanPrice> {
    const { siteId, row, rules, terms } = about;
    const variantIds = row.entries.map(({ variantId }) => variantId);
    const asked = { variantId: variantIds[0] ?? '', email: emailOf(row) };
    const facts = await look(tx, asked, speechIn(rules.languages, row.language));
    const found = facts.known.get(variantIds[0] ?? '');
    const shopCents = found && effectivePrice(found);
    const unitCents = terms.unitCents(shopCents ?? NO_CENTS);
    const whole = pricing.reckoned(siteId, row, forPeriods(facts, unitCents, terms), rules);
    const { cart } = whole;
    const discounts = terms.periods === 0 ? [] : whole.discounts;
    const { taxes: taxRules } = rules.settings;
    const isTaxable = found?.isTaxable ?? true;
    const goods = cart.entries.map(({ id, itemId, unitPriceCents, quantity, isAvailable }) => ({
      id,
      productId: itemId,
      unitCents: isAvailable ? unitPriceCents : NO_CENTS,
      quantity,
      isTaxable,
    }));
    const option = cart.selectedShippingOption;
    const shipping = option && { ...option, costCents: toCents(option.costCents * terms.periods) };
    const { sums, creditLeft } = pricePayment(
      {
        items: goods,
        discounts,
        shipping,
        taxes: taxesAt(taxRules.rules, cart.shippingLocation),
        pricesIncludeTax: taxRules.pricesIncludeTax,
      },
      terms,
    );
    const [own] = sums.lines;
    const entries = cart.entries.map((entry, index) =>
      index === 0
        ? {
            ...entry,
            discountCents: own?.discountCents ?? NO_CENTS,
            // Fees belong to what they are paid for.
            taxCents: sumCents(sums.lines.map(({ taxCents }) => taxCents)),
          }
        : entry,
    );
    const priced: Cart = {
      ...cart,
      entries,
      selectedShippingOption: shipping,
      shippingCostCents: sums.shippingCostCents,
      taxCents: sums.taxCents,
      discountCents: sums.discountCents,
      grandTotalCents: sums.grandTotalCents,
      dueCents: sums.dueCents,
      adjustments: [
        ...terms.fees.map(({ reason, cents }) => ({ kind: 'fee' as const, reason, cents })),
        ...sums.adjustments,
      ],
    };
    return {
      // Whoever has subscribed has agreed already.
      cart: terms.isRenewal ? priced : { ...priced, quote: quoteOf(priced) },
      discounts,
      shopCents,
      unitCents,
      creditLeft,
    };
  };
}

export type PriceOfPlan = ReturnType<typeof makePlanPricing>;

/** The same goods at the agreed price, for as many periods as are paid at once. */
function forPeriods(facts: CartFacts, unitCents: Cents, { periods, isRenewal }: PlanTerms): CartFacts {
  const known = [...facts.known].map(
    ([id, found]) =>
      [
        id,
        {
          ...found,
          price: toCents(unitCents * periods),
          onSale: false,
          ...(isRenewal && { workflow: 'published', publishAt: null, formId: '' }),
          addOns: found.addOns.map((addOn) => ({
            ...addOn,
            priceCents: toCents(addOn.priceCents * periods),
          })),
        },
      ] as const,
  );
  return { ...facts, known: new Map(known) };
}
