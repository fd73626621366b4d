import type { FieldSet } from '../../fields/field.ts';
import type { FormValue } from '../shapes/value.ts';

/** What of a field a sample is made from. */
export interface SampledField {
  readonly options?: readonly string[];
  readonly value?: string;
}

/** What owners see and set of a kind of field. What visitors' browsers run is in the kind's `rules.ts`. */
export interface Kind {
  /** In the form builder, and the first title of a new field. */
  readonly name: string;
  /** The path of a line drawing, 24 by 24. */
  readonly icon: string;
  /** What can be set besides the title, in this order. */
  readonly options: FieldSet;
  /** Those of its options that are offered on sites with the form handler only. */
  readonly formHandlerOptions?: readonly string[];
  /** The list an owner writes, where it has one. */
  readonly choices?: {
    /** In a new field. */
    readonly first: readonly string[];
    /** Told when there are none. */
    readonly missing: string;
    /** Other fields can be shown depending on the answer. */
    readonly canDecide?: boolean;
  };
  /** What somebody might fill in, to see a mail before anybody does. Null where there is nothing to fill in. */
  readonly sample: FormValue | null | ((field: SampledField) => FormValue);

  /** How an answer reads as one text, in mails, in the inbox and in a cell of a CSV. As it is by default. */
  readonly textOf?: (text: string, field: { readonly currencySymbol?: string }) => string;
  /** The same for lists. Separated by commas by default. */
  readonly join?: (values: readonly string[]) => string;
  /** What a chosen value is called. */
  readonly labelOf?: (value: string) => string | undefined;

  /** Says who is writing. */
  readonly contact?: 'name' | 'email';
  /** Filled in by nobody: it has a key in place of a title. */
  readonly isUnasked?: boolean;
  /** Neither mailed, searched nor listed. */
  readonly isSecret?: boolean;
}
