import { choice, group, type ValueOf } from '#core/fields/index.ts';
import { formChoice } from '#core/forms/choices.ts';

export const fields = group({
  formId: formChoice({ label: 'Form' }),
  align: choice(['left', 'center', 'right'], 'left', { label: 'Submit button' }),
});

export type FormBlockValues = ValueOf<typeof fields>;
