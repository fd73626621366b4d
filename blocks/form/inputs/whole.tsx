import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Whole } from '#core/forms/shapes/input.ts';
import { partName } from '#core/forms/shapes/parts.ts';
import type { InputProps } from './input.ts';

/** What stands in the parts when the form wakes; nothing before, and where somebody is typing into one of them. */
export function useTyped(hasWhole: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const [given, setGiven] = useState<Readonly<Record<string, string>>>();
  useEffect(() => {
    const element = place.current;
    if (!hasWhole || !element || element.contains(document.activeElement)) return;
    const inputs = element.querySelectorAll<HTMLInputElement>('.field-part input');
    setGiven(Object.fromEntries([...inputs].map(({ name, value }) => [name, value])));
  }, [hasWhole]);
  return { place, given };
}

/** One input in place of the parts, which hold what is written there. */
export function WholeInput(
  props: InputProps<'parts'> & { whole: Whole; given: Readonly<Record<string, string>> },
) {
  const { field, input, base, aria, whole, given } = props;
  const place = useRef<HTMLDivElement>(null);
  const names = input.parts.map(({ name }) => partName(field.id, name));
  const split = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const parts = whole.split(currentTarget.value);
    place.current?.querySelectorAll<HTMLInputElement>('[type="hidden"]').forEach((part, index) => {
      part.value = parts[index] ?? '';
    });
  };
  return (
    <div ref={place} className="field-whole">
      <input
        {...aria}
        id={`${base}-${field.id}-whole`}
        type={whole.type}
        aria-label={field.title}
        autoComplete={whole.autoComplete}
        defaultValue={whole.join(names.map((name) => given[name] ?? ''))}
        onInput={split}
      />
      {names.map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={given[name] ?? ''} />
      ))}
    </div>
  );
}
