import type { HTMLAttributes } from 'react';
import type { FieldSpec, FormValue } from '#core/forms/field.ts';
import type { Input, InputOf } from '#core/forms/shapes/input.ts';

/** What every control of a field gets. */
export interface InputProps<As extends Input['as']> {
  field: FieldSpec;
  input: InputOf<As>;
  /** Prefix of every id in this form, so that two forms on a page do not meet. */
  base: string;
  value: FormValue | undefined;
  /** What describes it and whether it is wrong, for every control of the field. */
  aria: HTMLAttributes<HTMLElement>;
}

/** Whether the browser itself may ask for it: it cannot know that a field is not shown. */
export const isNative = ({ required = false, showWhen }: FieldSpec) => required && showWhen === undefined;
export const textOf = (value: FormValue | undefined) => (typeof value === 'string' ? value : '');
