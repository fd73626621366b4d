import { group, list } from '../../fields/index.ts';
import { discountFields } from './discount-fields.ts';

/** The newest; nobody reads the names of more. */
export const MAX_DISCOUNTS_SAID = 1000;

/** Every discount by the name that buyers read. */
export const discountTexts = group({
  discounts: list(group({ name: discountFields.name }), { max: MAX_DISCOUNTS_SAID, label: 'Discounts' }),
});
