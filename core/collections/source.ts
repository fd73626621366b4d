import { control, leaf, type Field, type Words } from '../fields/field.ts';
import { isId } from '../ids.ts';
import type { CollectionKind } from './kinds.ts';

/** Stands for everything the shop sells, which is kept in no collection. */
export const SHOP_SOURCE = 'shop';

/** Which collection a block shows: its id, the shop, or empty while none is chosen. Of all kinds, or of these alone. */
export function source(
  words: Words & { hasShop?: boolean; kinds?: readonly CollectionKind[] } = {},
): Field<string> {
  const { hasShop = false, kinds } = words;
  return leaf({
    control: control('collection', words, { hasShop, ...(kinds && { kinds }) }),
    initial: '',
    parse: (value) =>
      value === '' || isId(value) || (hasShop && value === SHOP_SOURCE)
        ? { value }
        : { problem: 'Please choose a collection.' },
  });
}
