import { must } from '../../shapes/rules.ts';
import { line } from '../../shapes/text.ts';

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i;

// Typed as text: a number input would swallow what it does not understand before anybody could say so.
export const number = line(
  { inputMode: 'decimal' },
  must((value) => NUMBER.test(value), 'mustBeNumber'),
);
