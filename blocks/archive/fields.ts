import { source } from '#core/collections/source.ts';
import { choice, group, toggle, type ValueOf } from '#core/fields/index.ts';

/** Twenty years of months. */
export const MAX_ARCHIVE_TERMS = 240;

export const fields = group({
  collection: source({ label: 'From' }),
  groupBy: choice(['month', 'year', 'category', 'author'], 'month', {
    label: 'Sorted by',
    labels: { month: 'Month', year: 'Month, below its year', category: 'Category', author: 'Author' },
  }),
  showCount: toggle(true, { label: 'Show how many' }),
});

export type ArchiveValues = ValueOf<typeof fields>;

export const isDated = (groupBy: ArchiveValues['groupBy']): groupBy is 'month' | 'year' =>
  groupBy === 'month' || groupBy === 'year';
