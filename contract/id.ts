import { z } from 'zod';
import { ID_PATTERN } from '#core/ids.ts';

/** Of a site, an account, a document, a product: whatever the product itself names. */
export const id = z.string().regex(ID_PATTERN, 'Must be an id of 24 lowercase letters and digits.');
