import { TagsInput } from '@mantine/core';
import { createContext, use } from 'react';
import { numberOption, textOption, type ControlProps } from '../control/control.ts';

/** Tags and categories that are in use already, to be offered while one types. */
export const TermsContext = createContext<readonly { taxonomy: string; name: string }[]>([]);

export function TermsControl({ control, label, value, error, onChange }: ControlProps) {
  const taxonomy = textOption(control, 'taxonomy');
  const known = use(TermsContext).filter((term) => term.taxonomy === taxonomy);
  const terms = Array.isArray(value) ? value.map(String) : [];
  const max = numberOption(control, 'max', 50);
  return (
    <TagsInput
      label={label}
      description={`Up to ${max} characters each. Press Enter after each one.`}
      value={terms}
      data={known.map(({ name }) => name)}
      error={error}
      acceptValueOnBlur
      onChange={onChange}
    />
  );
}
