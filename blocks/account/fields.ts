import { choice, group, text, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  label: text({ max: 60, initial: 'Log in', label: 'Words' }),
  look: choice(['link', 'button'], 'link', { label: 'Look' }),
  align: choice(['left', 'center', 'right'], 'left', { label: 'Alignment' }),
});

export type AccountValues = ValueOf<typeof fields>;
