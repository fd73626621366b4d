import { z } from 'zod';
import { MAX_ADDRESS_LENGTH } from '#core/commerce/cart/address.ts';

export const addressPart = z.string().max(MAX_ADDRESS_LENGTH);
export const address = z.strictObject({
  firstName: addressPart,
  lastName: addressPart,
  line1: addressPart,
  line2: addressPart,
  city: addressPart,
  region: addressPart,
  postcode: addressPart,
  country: addressPart,
  phone: addressPart,
});
