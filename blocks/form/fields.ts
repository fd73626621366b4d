import { choice, group, reference, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  formId: reference('form', { label: 'Form' }),
  align: choice(['left', 'center', 'right'], 'left', { label: 'Submit button' }),
});

export type FormBlockValues = ValueOf<typeof fields>;
