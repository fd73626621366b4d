import { control, leaf, type Field } from './field.ts';
import { isId } from '../ids.ts';

/** The id of another document, or empty; no form shows it and no search finds it. */
export const idField: Field<string> = leaf({
  control: control('id', {}),
  initial: '',
  parse: (value) =>
    value === '' || isId(value)
      ? { value }
      : { problem: 'Must be an id of 24 lowercase letters and digits.' },
});
