import { sumCents, type Cents } from '../../money/currency.ts';
export const MAX_ADD_ONS = 20;
export const MAX_ADD_ON_LENGTH = 100;
export const ADD_ON_ID_PATTERN = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** Something small that goes with a product for a price of its own: wrapping, an engraving. */
export interface AddOn {
  id: string;
  name: string;
  priceCents: Cents;
}

/** Those of the offered ones that were chosen, in the order of the offer. What is no longer offered is left out. */
export function chosenAddOns(offered: readonly AddOn[], chosen: readonly string[]): AddOn[] {
  return offered.filter(({ id }) => chosen.includes(id));
}

export function addOnCents(addOns: readonly AddOn[]): Cents {
  return sumCents(addOns.map(({ priceCents }) => priceCents));
}
