import { must } from '../../shapes/rules.ts';
import { line } from '../../shapes/text.ts';

/** With a point before the cents, or with a comma as most of Europe writes it. */
const AMOUNT = /^\d{1,3}(?:,?\d{3})*(?:\.\d{1,2})?$|^\d{1,3}(?:[.\s]?\d{3})*,\d{1,2}$/;

export const currency = line(
  { autoComplete: 'transaction-amount', inputMode: 'decimal' },
  must((value) => AMOUNT.test(value), 'mustBeAmount'),
);
