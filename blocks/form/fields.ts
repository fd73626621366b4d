import { choice, group, type ValueOf } from '#core/fields/index.ts';
import { control, leaf, type Field, type Words } from '#core/fields/field.ts';

/** Names one of the site's forms; its fields are edited in one place, however many blocks show it. */
function form(words: Words): Field<string> {
  return leaf({
    control: control('form', words),
    initial: '',
    parse: (value) =>
      typeof value === 'string' && (value === '' || /^[a-z0-9][a-z0-9-]{0,39}$/.test(value))
        ? { value }
        : { problem: 'Must be one of the site’s forms.' },
  });
}

export const fields = group({
  formId: form({ label: 'Form' }),
  align: choice(['left', 'center', 'right'], 'left', { label: 'Submit button' }),
});

export type FormBlockValues = ValueOf<typeof fields>;
