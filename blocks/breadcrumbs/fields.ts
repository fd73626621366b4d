import { choice, group, text, toggle, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  mark: choice(['slash', 'arrow', 'dot'], 'slash', { label: 'Between them' }),
  hasFirst: toggle(true, { label: 'Begin with the first page' }),
  label: text({
    max: 60,
    initial: 'Breadcrumbs',
    label: 'Name',
    help: 'Read out to people who cannot see it.',
  }),
});

export type BreadcrumbsValues = ValueOf<typeof fields>;
