import { choice, group, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  style: choice(['thin', 'bold', 'dashed', 'dotted', 'double', 'dots'], 'thin', {
    label: 'Style',
    labels: { dots: 'Three dots' },
  }),
  width: choice(['full', 'half', 'short'], 'full', { label: 'Width' }),
  align: choice(['left', 'center', 'right'], 'left', { label: 'Alignment' }),
  colour: choice(['line', 'ink', 'accent'], 'line', { label: 'Colour' }),
});

export type LineValues = ValueOf<typeof fields>;
