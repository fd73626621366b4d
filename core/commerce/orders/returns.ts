import { toCents, type Cents } from '../../money/currency.ts';

/** So many of one line of an order, by its place in it. */
export interface LineQuantity {
  line: number;
  quantity: number;
}

/** How many of each line have not been put back into stock. Undefined stands for a return of everything. */
export function leftToReturn(
  lines: readonly { quantity: number }[],
  returned: readonly (readonly LineQuantity[] | undefined)[],
): number[] {
  return lines.map(({ quantity }, index) => {
    const back = returned.reduce((sum, some) => sum + (some ? sumOf(some, index) : quantity), 0);
    return Math.max(0, quantity - back);
  });
}

const sumOf = (lines: readonly LineQuantity[], index: number) =>
  lines.filter(({ line }) => line === index).reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether all of it was bought and none of it is back: the same line named twice counts twice. */
export function isReturnable(left: readonly number[], wanted: readonly LineQuantity[]): boolean {
  return (
    wanted.every(({ line }) => line < left.length) &&
    left.every((most, index) => sumOf(wanted, index) <= most)
  );
}

/** What goes back on the shelf, never more than is left; everything where nothing is named. */
export function returnedOf(left: readonly number[], wanted?: readonly LineQuantity[]): LineQuantity[] {
  return left
    .map((most, line) => ({ line, quantity: wanted ? Math.min(most, sumOf(wanted, line)) : most }))
    .filter(({ quantity }) => quantity > 0);
}

/** What was paid for so many of a line: its share of the discount is off, tax on top of the price is in. */
export function paidFor(
  line: { quantity: number; totalCents: Cents; discountCents?: Cents; taxCents?: Cents },
  quantity: number,
  isTaxAdded: boolean,
): Cents {
  const { totalCents, discountCents = 0, taxCents = 0 } = line;
  const paid = totalCents - discountCents + (isTaxAdded ? taxCents : 0);
  return toCents(Math.round((paid * quantity) / line.quantity));
}
