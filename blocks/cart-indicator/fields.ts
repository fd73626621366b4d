import { choice, group, text, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  label: text({ max: 40, initial: 'Cart', label: 'Words' }),
  align: choice(['left', 'center', 'right'], 'left', { label: 'Alignment' }),
});

export type CartIndicatorValues = ValueOf<typeof fields>;
