import type { IdOf } from './name-of.ts';

export type FormFieldProperty =
  | 'description'
  | 'placeholder'
  | 'required'
  | 'currencySymbol'
  | 'showCountryCode'
  | 'underline'
  | 'options'
  | 'key'
  | 'value'
  | 'maxLength';

const TYPED = ['description', 'placeholder', 'required'] as const;
const PLAIN = ['description', 'required'] as const;
const CHOSEN = ['description', 'options', 'required'] as const;

/** What an owner can change about each kind of form field, besides its title. */
export const FORM_FIELD_PROPERTIES = {
  text: TYPED,
  textarea: TYPED,
  email: TYPED,
  number: TYPED,
  website: TYPED,
  currency: ['description', 'currencySymbol', 'required'],
  password: PLAIN,
  twitter: PLAIN,
  date: PLAIN,
  time: PLAIN,
  name: PLAIN,
  address: PLAIN,
  phone: ['description', 'required', 'showCountryCode'],
  section: ['description', 'underline'],
  radio: CHOSEN,
  checkbox: CHOSEN,
  select: CHOSEN,
  likert: CHOSEN,
  hidden: ['key', 'value'],
} as const satisfies Record<string, readonly FormFieldProperty[]>;
export type FormFieldType = keyof typeof FORM_FIELD_PROPERTIES;

export const FORM_FIELD_TYPES = Object.keys(FORM_FIELD_PROPERTIES) as readonly FormFieldType[];

/** The feature that lets an owner limit the length of a textarea; on for new sites. */
export const FORM_HANDLER_FEATURE = 'form-handler';

export function editableProperties(
  type: FormFieldType,
  features: { readonly formHandler: boolean },
): readonly FormFieldProperty[] {
  const properties: readonly FormFieldProperty[] = FORM_FIELD_PROPERTIES[type];
  return type === 'textarea' && features.formHandler ? [...properties, 'maxLength'] : properties;
}

export const FormEditorTab = { build: 1, storage: 2, advanced: 3, captcha: 4, disclaimer: 5 } as const;
export type FormEditorTab = IdOf<typeof FormEditorTab>;
