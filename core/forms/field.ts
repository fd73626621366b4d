import type { ValuesOf } from '../fields/field.ts';
import type { AllOptions, FieldKind } from './kinds/kinds.ts';

export type { FieldKind } from './kinds/kinds.ts';
export type { FormValue, FormValues } from './shapes/value.ts';

/** Shows a field only while an earlier one holds one of these values. */
export interface Condition {
  readonly fieldId: string;
  readonly is: readonly string[];
}

type Unchangeable<T> = { readonly [K in keyof T]: T[K] extends (infer E)[] ? readonly E[] : T[K] };

/** A field as the rules need it. Options its kind does not have are left out, so little travels to the browser. */
export interface FieldSpec extends Partial<Unchangeable<ValuesOf<AllOptions>>> {
  readonly id: string;
  readonly type: FieldKind;
  readonly title: string;
  /** What visitors read in the place of its options, where that is something else than what is submitted. */
  readonly labels?: readonly string[];
  readonly showWhen?: Condition;
  readonly startsStep?: boolean;
}
