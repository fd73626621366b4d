import { choice, group, reference, toggle, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  formId: reference('form', { label: 'Poll', help: 'A form with Poll turned on.' }),
  hasQuestion: toggle(true, { label: 'Show the question' }),
  look: choice(['plain', 'card'], 'plain', { label: 'Style', labels: { plain: 'Plain', card: 'Card' } }),
});

export type PollValues = ValueOf<typeof fields>;
