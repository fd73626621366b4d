import { choice, group, text, toggle, type ValueOf } from '#core/fields/index.ts';

export const fields = group({
  hasState: toggle(true, { label: 'Show whether you are open now' }),
  hasDays: toggle(true, { label: 'Show the days' }),
  note: text({ max: 200, label: 'Note', placeholder: 'Closed on public holidays.' }),
  look: choice(['table', 'large'], 'table', { label: 'Look', labels: { table: 'Table', large: 'Headline' } }),
});

export type OpeningHoursValues = ValueOf<typeof fields>;
