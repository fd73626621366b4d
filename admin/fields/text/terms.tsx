import { TagsInput } from '@mantine/core';
import { createContext, use } from 'react';
import type { ControlProps } from '../control/control.ts';
import { say } from './words.ts';

/** Tags and categories that are in use already, to be offered while one types. */
export const TermsContext = createContext<readonly { taxonomy: string; name: string }[]>([]);

export function TermsControl({ control, label, value, error, onChange }: ControlProps<'terms'>) {
  const { taxonomy, max } = control.options;
  const known = use(TermsContext).filter((term) => term.taxonomy === taxonomy);
  const terms = Array.isArray(value) ? value.map(String) : [];
  return (
    <TagsInput
      label={label}
      description={say('upToMaxCharacters', { max })}
      value={terms}
      data={known.map(({ name }) => name)}
      error={error}
      acceptValueOnBlur
      onChange={onChange}
    />
  );
}
