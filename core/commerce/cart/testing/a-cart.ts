import { NO_CENTS, sumCents, toCents } from '../../../money/currency.ts';
import { EMPTY_CART, type Cart, type CartEntry } from '../cart.ts';

export function anEntry(change: Partial<CartEntry> = {}): CartEntry {
  return {
    id: 'e',
    itemId: 'p',
    variantId: 'v',
    productType: 'PHYSICAL',
    title: 'Jam',
    url: '/shop/jam',
    image: '',
    optionValues: [],
    addOns: [],
    formId: '',
    plan: null,
    answers: [],
    sku: 'SQ0000001',
    quantity: 2,
    available: 10,
    unitPriceCents: toCents(1000),
    regularPriceCents: toCents(1000),
    totalCents: toCents(2000),
    discountCents: NO_CENTS,
    taxCents: NO_CENTS,
    isAvailable: true,
    problem: null,
    ...change,
  };
}

export function aCart(entries: CartEntry[] = [anEntry()], change: Partial<Cart> = {}): Cart {
  const subtotalCents = sumCents(entries.map(({ totalCents }) => totalCents));
  const totalQuantity = entries.reduce((sum, { quantity }) => sum + quantity, 0);
  const grandTotalCents = change.grandTotalCents ?? subtotalCents;
  const sums = { subtotalCents, grandTotalCents, dueCents: grandTotalCents };
  return { ...EMPTY_CART, ...sums, entries, totalQuantity, ...change };
}
