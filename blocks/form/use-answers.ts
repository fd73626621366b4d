import { useLayoutEffect, useState, type RefObject } from 'react';
import { shownFields } from '#core/forms/conditions.ts';
import type { FieldSpec, FormValues } from '#core/forms/field.ts';
import { valuesIn } from './values-in.ts';

/** What stands in the form, followed as far as other questions depend on it. */
export function useAnswers(
  element: RefObject<HTMLFormElement | null>,
  fields: readonly FieldSpec[],
  initial: FormValues = {},
) {
  const [values, setValues] = useState(initial);
  const read = () => (element.current ? valuesIn(element.current, fields) : values);
  const hasConditions = fields.some(({ showWhen }) => showWhen !== undefined);

  // Before anything else: the press that woke the form comes next, and the messages of the product take
  // the place of the browser's own.
  useLayoutEffect(() => {
    const form = element.current;
    if (!form) return undefined;
    form.setAttribute('novalidate', '');
    // Something may have been chosen before the form woke.
    const frame = requestAnimationFrame(() => setValues(valuesIn(form, fields)));
    return () => cancelAnimationFrame(frame);
  }, [element, fields]);

  return {
    shown: new Set(shownFields(fields, values).map(({ id }) => id)),
    read,
    follow: () => {
      if (hasConditions) setValues(read());
    },
  };
}
