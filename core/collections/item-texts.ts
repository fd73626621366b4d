import type { Control } from '../fields/field.ts';
import { customFields, type CustomDefinition } from './custom-fields.ts';

/** The fields of an item with those that the owner of its collection made. */
export const withCustomFields = (item: Control, definitions: readonly CustomDefinition[]): Control => ({
  ...item,
  fields: { ...item.fields, custom: customFields(definitions).control },
});
