import { part, parts } from '../../shapes/parts.ts';

export const name = parts([
  part('First', 'First name', 'given-name'),
  part('Last', 'Last name', 'family-name'),
]);
