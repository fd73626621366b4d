import { z } from 'zod';
import { isCents, type Cents } from '#core/money/currency.ts';

/** Money in whole minor units of its currency. */
export const cents = z.custom<Cents>(isCents, 'Must be a whole number of cents.').meta({ type: 'integer' });
