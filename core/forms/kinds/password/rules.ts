import { text, withinLine } from '../../shapes/text.ts';

export const password = text(
  { as: 'line', type: 'password', autoComplete: 'new-password' },
  // Kept as it was typed, spaces and all.
  { clean: (typed) => typed, problemOf: withinLine() },
);
