import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { ACTIVITY_KINDS } from '#core/activity/actions.ts';
import { actorsQuery, type ActivityFilter } from './queries.ts';
import classes from './activity.module.css';

const PERIODS = [
  { value: '1', label: 'Today' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '365', label: 'Last year' },
];
const KINDS = Object.entries(ACTIVITY_KINDS).map(([value, label]) => ({ value, label }));

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
        aria-label="Search the activity"
        placeholder="Search"
        leftSection={<Search size={16} aria-hidden="true" />}
        value={filter.search}
        onChange={(event) => set({ search: event.currentTarget.value })}
        maxLength={100}
      />
      <Select
        aria-label="Person"
        placeholder="Everybody"
        clearable
        data={people.map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.person}
        onChange={(person) => set({ person })}
        clearButtonProps={{ 'aria-label': 'Show everybody' }}
      />
      <Select
        aria-label="Kind"
        placeholder="Everything"
        clearable
        data={KINDS}
        value={filter.kind}
        onChange={(kind) => set({ kind })}
        clearButtonProps={{ 'aria-label': 'Show every kind' }}
      />
      <Select
        aria-label="Period"
        placeholder="Any time"
        clearable
        data={PERIODS}
        value={filter.days}
        onChange={(days) => set({ days })}
        clearButtonProps={{ 'aria-label': 'Show any time' }}
      />
    </div>
  );
}
