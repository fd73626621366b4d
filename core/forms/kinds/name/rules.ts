import { part, parts } from '../../shapes/parts.ts';

export const name = parts([
  part('First', 'firstName', 'given-name'),
  part('Last', 'lastName', 'family-name'),
]);
