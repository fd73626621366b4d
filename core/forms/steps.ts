import type { FieldSpec } from './field.ts';

/** The fields of each step. A form without steps has one. */
export function stepsOf<F extends FieldSpec>(fields: readonly F[]): F[][] {
  const steps: F[][] = [[]];
  for (const field of fields) {
    if (field.startsStep && steps.at(-1)?.length) steps.push([]);
    steps.at(-1)?.push(field);
  }
  return steps;
}

/** The first step that holds one of these fields, so that errors are never on a page nobody sees. */
export function stepWith(steps: readonly (readonly FieldSpec[])[], ids: readonly string[]): number {
  return steps.findIndex((fields) => fields.some(({ id }) => ids.includes(id)));
}
