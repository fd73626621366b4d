import type { PlainKey } from '../../words/words.ts';

/** One of several inputs of a field. */
export interface Part {
  /** Its key in the summary of an answer. */
  readonly name: string;
  readonly label: PlainKey<'fields'>;
  /** What a browser fills in by itself; nothing where it is left out. */
  readonly autoComplete?: string;
  readonly isNumeric?: boolean;
  /** Stands in the empty input. */
  readonly hint?: PlainKey<'fields'>;
  /** How many characters the input takes. */
  readonly length?: number;
  /** Chosen from a list, each called by its word. It always holds something, so it is no answer by itself. */
  readonly choices?: Readonly<Record<string, PlainKey<'fields'>>>;
  /** May stay empty in a field that is required. */
  readonly isOptional?: boolean;
  /** Only asked for where the owner has switched this option on. */
  readonly shownWith?: 'showCountryCode';
}

/** Between the parts of a value and what a browser's own picker gives and takes. */
export interface Picker {
  readonly type: 'date' | 'time';
  readonly label: PlainKey<'fields'>;
  readonly icon: string;
  readonly min?: string;
  readonly max?: string;
  /** What the picker shows first; empty where the parts say nothing yet. */
  readonly toPick: (parts: readonly string[]) => string;
  /** The parts of what was picked, in their order. */
  readonly toParts: (picked: string) => readonly string[];
}

/** One input in place of all parts where scripts run: what is written there is kept in the parts. */
export interface Whole {
  readonly type: 'tel';
  readonly autoComplete: string;
  readonly split: (text: string) => readonly string[];
  readonly join: (parts: readonly string[]) => string;
}

/** What a visitor sees of a kind. The form block knows how to draw each of these, so most kinds need no more. */
export type Input =
  | {
      readonly as: 'line';
      readonly type?: 'text' | 'email' | 'url' | 'password';
      /** What a browser fills in by itself; nothing where it is left out. */
      readonly autoComplete?: string;
      readonly inputMode?: 'decimal';
    }
  | { readonly as: 'area' }
  | { readonly as: 'radio' }
  | { readonly as: 'checkbox' }
  | { readonly as: 'select' }
  | {
      readonly as: 'scale';
      readonly steps: readonly { readonly value: string; readonly word: PlainKey<'fields'> }[];
    }
  | { readonly as: 'files' }
  | {
      readonly as: 'parts';
      readonly parts: readonly Part[];
      /** The names of the parts in the order a language writes them in, where that is not their own. */
      readonly orderIn?: (locale: string) => readonly string[];
      readonly picker?: Picker;
      readonly whole?: Whole;
    }
  | { readonly as: 'hidden' }
  | { readonly as: 'heading' };

export type InputOf<As extends Input['as']> = Extract<Input, { as: As }>;
