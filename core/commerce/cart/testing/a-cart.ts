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
    answers: [],
    sku: 'SQ0000001',
    quantity: 2,
    available: 10,
    unitPriceCents: 1000,
    regularPriceCents: 1000,
    totalCents: 2000,
    discountCents: 0,
    taxCents: 0,
    isAvailable: true,
    problem: null,
    ...change,
  };
}

export function aCart(entries: CartEntry[] = [anEntry()], change: Partial<Cart> = {}): Cart {
  const subtotalCents = entries.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const totalQuantity = entries.reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...EMPTY_CART, entries, subtotalCents, grandTotalCents: subtotalCents, totalQuantity, ...change };
}
