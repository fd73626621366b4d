import { useEffect, useRef, type RefObject } from 'react';
import type { Whole } from '#core/forms/shapes/input.ts';
import { wholeName } from '#core/forms/shapes/parts.ts';
import { isList } from '#core/forms/shapes/value.ts';
import type { InputProps } from './input.ts';

interface WholeProps extends Omit<InputProps<'parts'>, 'input'> {
  whole: Whole;
  /** The element with the parts, which hold what is written here. */
  parts: RefObject<HTMLDivElement | null>;
}

/** One input in place of the parts. A style sheet shows it where scripts run, and the parts elsewhere. */
export function WholeInput({ field, base, value, aria, whole, parts }: WholeProps) {
  const input = useRef<HTMLInputElement>(null);
  const split = () => {
    const texts = whole.split(input.current?.value ?? '');
    parts.current?.querySelectorAll<HTMLInputElement>('input[data-kept]').forEach((part, index) => {
      part.value = texts[index] ?? '';
    });
  };
  useEffect(() => {
    // Something may have been written before the form woke.
    if (input.current && input.current.value !== input.current.defaultValue) split();
  });
  return (
    <input
      {...aria}
      ref={input}
      className="field-whole"
      id={`${base}-${field.id}-whole`}
      name={wholeName(field.id)}
      type={whole.type}
      aria-label={field.title}
      autoComplete={whole.autoComplete}
      defaultValue={isList(value) ? whole.join(value) : ''}
      onInput={split}
    />
  );
}
