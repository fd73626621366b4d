import { choice, group, text, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  names: choice(['full', 'code'], 'full', { label: 'Names', labels: { full: 'Deutsch', code: 'DE' } }),
  align: choice(['left', 'center', 'right'], 'left', { label: 'Alignment' }),
  label: text({
    max: 60,
    initial: 'Languages',
    label: 'Name',
    help: 'Read out to people who cannot see it.',
  }),
});

export type LanguagesValues = ValueOf<typeof fields>;
