import type { ReactNode } from 'react';
import type { Control, ControlKind } from '#core/fields/index.ts';
import { inWords as nameInWords, labelOf as declaredLabel } from '#core/fields/label.ts';
import { declared } from '../../words/catalogue.ts';

/** What every control gets: what to draw, the value, what is wrong with it, and where changes go. */
export interface ControlProps<K extends ControlKind = ControlKind> {
  control: Control<K>;
  name: string;
  label: string;
  value: unknown;
  error: string | undefined;
  /** All messages of the form, for controls that hold others. */
  errors: Readonly<Record<string, string>>;
  onChange: (value: unknown) => void;
  /** What stands beside it: some fields depend on each other. */
  values: Readonly<Record<string, unknown>>;
  /** Draws fields inside this one. Handed in, so that a control need not know all the others. */
  drawFields: (props: FieldsProps) => ReactNode;
}

export interface FieldsProps {
  controls: Readonly<Record<string, Control>>;
  values: Readonly<Record<string, unknown>>;
  /** Messages by the path of the field they are about. */
  errors: Readonly<Record<string, string>>;
  onChange: (name: string, value: unknown) => void;
  /** Which fields, in which order; all of them otherwise. */
  names?: readonly string[];
  prefix?: string;
}

/** What a field is called, in the language of the admin. */
export const labelOf = (name: string, control: Control | undefined): string =>
  declared(declaredLabel(name, control));

/** The same for a name that carries no label of its own. */
export const inWords = (name: string): string => declared(nameInWords(name));
