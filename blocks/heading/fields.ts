import { choice, group, text, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  text: text({ max: 500, lines: 3, initial: 'Heading', label: 'Text' }),
  level: choice([1, 2, 3, 4], 2, { label: 'Level' }),
  size: choice(['auto', 'small', 'large', 'display'], 'auto', { label: 'Size' }),
  align: choice(['left', 'center', 'right'], 'left', { label: 'Alignment' }),
});

export type HeadingValues = ValueOf<typeof fields>;
