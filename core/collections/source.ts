import { control, leaf, type Field, type Words } from '../fields/field.ts';
import { isId } from '../ids.ts';

/** Stands for everything the shop sells, which is kept in no collection. */
export const SHOP_SOURCE = 'shop';

/** Which collection a block shows: its id, the shop, or empty while none is chosen. */
export function source(words: Words & { hasShop?: boolean } = {}): Field<string> {
  const { hasShop = false } = words;
  return leaf({
    control: control('collection', words, { hasShop }),
    initial: '',
    parse: (value) =>
      value === '' || isId(value) || (hasShop && value === SHOP_SOURCE)
        ? { value }
        : { problem: 'Please choose a collection.' },
  });
}
