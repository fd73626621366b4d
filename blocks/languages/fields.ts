import { choice, group, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  names: choice(['full', 'code'], 'full', { label: 'Names', labels: { full: 'Deutsch', code: 'DE' } }),
  align: choice(['left', 'center', 'right'], 'left', { label: 'Alignment' }),
});

export type LanguagesValues = ValueOf<typeof fields>;
