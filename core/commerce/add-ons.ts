export const MAX_ADD_ONS = 20;
export const MAX_ADD_ON_LENGTH = 100;

/** Something small that goes with a product for a price of its own: wrapping, an engraving. */
export interface AddOn {
  id: string;
  name: string;
  priceCents: number;
}

/** Those of the offered ones that were chosen, in the order of the offer. What is no longer offered is left out. */
export function chosenAddOns(offered: readonly AddOn[], chosen: readonly string[]): AddOn[] {
  return offered.filter(({ id }) => chosen.includes(id));
}

export function addOnCents(addOns: readonly AddOn[]): number {
  return addOns.reduce((sum, { priceCents }) => sum + priceCents, 0);
}

/** `+ Gift wrap`, for wherever a line stands in one row of text. */
export function addOnWords(addOns: readonly { name: string }[] = []): string {
  return addOns.map(({ name }) => `+ ${name}`).join(', ');
}
