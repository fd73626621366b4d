import { useState } from 'react';
import { checkWith, type Field } from '#core/fields/index.ts';
import { declared } from '../../words/catalogue.ts';

/** Values that reach the page only while they are right; what is wrong is shown with its message. */
export function useValues<V extends object>(options: {
  field: Field<V>;
  values: V;
  onChange: (name: string, value: unknown) => void;
}) {
  const { field, values, onChange } = options;
  const [wrong, setWrong] = useState<Readonly<Record<string, { value: unknown; message: string }>>>({});
  const errors: Record<string, string> = {};
  for (const [name, { message }] of Object.entries(wrong)) errors[name] = declared(message);
  const shown = {
    ...values,
    ...Object.fromEntries(Object.entries(wrong).map(([name, { value }]) => [name, value])),
  };
  return {
    shown: shown as Readonly<Record<string, unknown>>,
    errors,
    set: (name: string, value: unknown) => {
      const { [name]: _, ...others } = wrong;
      const result = checkWith(field, { ...values, [name]: value });
      const problem = result.ok
        ? undefined
        : result.problems.find(({ path }) => path === name || path.startsWith(`${name}.`));
      if (problem) setWrong({ ...others, [name]: { value, message: problem.message } });
      else {
        setWrong(others);
        onChange(name, value);
      }
    },
  };
}
