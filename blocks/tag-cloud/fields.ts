import { source } from '#core/collections/source.ts';
import { choice, group, number, toggle, type ValueOf } from '#core/fields/index.ts';

export const MAX_CLOUD_TERMS = 200;

export const fields = group({
  collection: source({ label: 'From' }),
  kind: choice(['tag', 'category'], 'tag', {
    label: 'Show',
    labels: { tag: 'Tags', category: 'Categories' },
  }),
  order: choice(['name', 'count'], 'name', {
    label: 'Order',
    labels: { name: 'By name', count: 'Most used first' },
  }),
  count: number({ min: 1, max: MAX_CLOUD_TERMS, initial: 40, label: 'How many' }),
  isSized: toggle(true, { label: 'Larger the more it is used' }),
  showCount: toggle(false, { label: 'Show how often' }),
});

export type TagCloudValues = ValueOf<typeof fields>;
