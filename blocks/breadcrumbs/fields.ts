import { choice, group, toggle, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  mark: choice(['slash', 'arrow', 'dot'], 'slash', { label: 'Between them' }),
  hasFirst: toggle(true, { label: 'Begin with the first page' }),
});

export type BreadcrumbsValues = ValueOf<typeof fields>;
