import type { ReactNode } from 'react';
import type { Control } from '#core/fields/index.ts';

/** What every control gets: what to draw, the value, what is wrong with it, and where changes go. */
export interface ControlProps {
  control: Control;
  name: string;
  label: string;
  value: unknown;
  error: string | undefined;
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

export { inWords, labelOf } from '#core/fields/label.ts';

export function numberOption(control: Control, option: string, fallback: number): number {
  const value = control.options?.[option];
  return typeof value === 'number' ? value : fallback;
}

export function textOption(control: Control, option: string): string | undefined {
  const value = control.options?.[option];
  return typeof value === 'string' ? value : undefined;
}
