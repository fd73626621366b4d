import { formField, type FormField } from '#core/forms/document.ts';
import { KINDS, type FieldKind } from '#core/forms/kinds/kinds.ts';
import { say } from './words.ts';

export function newField(type: FieldKind, id: string): FormField {
  const { name, choices, isUnasked } = KINDS[type];
  return {
    ...formField.initial,
    id,
    type,
    title: isUnasked ? '' : name,
    options: [...(choices?.first ?? [])],
  };
}

/** What most people need. */
export const FIRST_FORM = {
  name: say('contact'),
  fields: [
    { ...newField('name', 'name'), required: true },
    { ...newField('email', 'email'), required: true },
    { ...newField('textarea', 'message'), title: say('message'), required: true },
  ],
};
