import { choice, group, link, text, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  label: text({ max: 80, initial: 'Learn more', label: 'Label' }),
  to: link({ label: 'Link' }),
  look: choice(['theme', 'solid', 'outline', 'underline'], 'theme', { label: 'Look' }),
  size: choice(['small', 'medium', 'large'], 'medium', { label: 'Size' }),
  align: choice(['left', 'center', 'right'], 'left', { label: 'Alignment' }),
  width: choice(['auto', 'full'], 'auto', { label: 'Width', labels: { auto: 'Fit label', full: 'Full' } }),
});

export type ButtonValues = ValueOf<typeof fields>;
