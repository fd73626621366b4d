import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { ACTIVITY_KINDS } from '#core/activity/actions.ts';
import { actorsQuery, type ActivityFilter } from './queries.ts';
import classes from './activity.module.css';

/** The choice that leaves nothing out. */
const ALL = '';
const PERIODS = [
  { value: ALL, label: 'Any time' },
  { value: '1', label: 'Today' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '365', label: 'Last year' },
];
const KINDS = [
  { value: ALL, label: 'Everything' },
  ...Object.entries(ACTIVITY_KINDS).map(([value, label]) => ({ value, label })),
];

export function Filters({
  filter,
  onChange,
}: {
  filter: ActivityFilter;
  onChange: (filter: ActivityFilter) => void;
}) {
  const { data: people = [] } = useQuery(actorsQuery);
  const set = (change: Partial<ActivityFilter>) => onChange({ ...filter, ...change });
  return (
    <div className={classes.filters} role="search" aria-label="Activity">
      <TextInput
        className={classes.search ?? ''}
        type="search"
        aria-label="Search activity"
        placeholder="Search"
        leftSection={<Search size={16} aria-hidden="true" />}
        value={filter.search}
        onChange={(event) => set({ search: event.currentTarget.value })}
        maxLength={100}
      />
      <Select
        aria-label="Person"
        allowDeselect={false}
        data={[
          { value: ALL, label: 'Everybody' },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={filter.person ?? ALL}
        onChange={(person) => set({ person: person || null })}
      />
      <Select
        aria-label="Kind"
        allowDeselect={false}
        data={KINDS}
        value={filter.kind ?? ALL}
        onChange={(kind) => set({ kind: kind || null })}
      />
      <Select
        aria-label="Period"
        allowDeselect={false}
        data={PERIODS}
        value={filter.days ?? ALL}
        onChange={(days) => set({ days: days || null })}
      />
    </div>
  );
}
