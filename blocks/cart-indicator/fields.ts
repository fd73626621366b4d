import { choice, group, text, toggle, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  label: text({ max: 40, initial: 'Cart', label: 'Words' }),
  hasTotal: toggle(false, { label: 'Show the subtotal' }),
  align: choice(['left', 'center', 'right'], 'left', { label: 'Alignment' }),
});

export type CartIndicatorValues = ValueOf<typeof fields>;
