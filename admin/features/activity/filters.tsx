import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { ACTIVITY_KINDS } from '#core/activity/actions.ts';
import { actorsQuery, type ActivityFilter } from './queries.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './activity.module.css';

/** The choice that leaves nothing out. */
const ALL = '';
const PERIODS = [
  { value: ALL, label: say('anyTime') },
  { value: '1', label: say('today') },
  { value: '7', label: say('last7Days') },
  { value: '30', label: say('last30Days') },
  { value: '365', label: say('lastYear') },
];
const KINDS = [
  { value: ALL, label: say('everything') },
  ...Object.entries(ACTIVITY_KINDS).map(([value, label]) => ({ value, label: declared(label) })),
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
    <div className={classes.filters} role="search" aria-label={say('activity')}>
      <TextInput
        className={classes.search ?? ''}
        type="search"
        aria-label={say('searchActivity')}
        placeholder={say('search')}
        leftSection={<Search size={16} aria-hidden="true" />}
        value={filter.search}
        onChange={(event) => set({ search: event.currentTarget.value })}
        maxLength={100}
      />
      <Select
        aria-label={say('person')}
        allowDeselect={false}
        data={[
          { value: ALL, label: say('everybody') },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={filter.person ?? ALL}
        onChange={(person) => set({ person: person || null })}
      />
      <Select
        aria-label={say('kind')}
        allowDeselect={false}
        data={KINDS}
        value={filter.kind ?? ALL}
        onChange={(kind) => set({ kind: kind || null })}
      />
      <Select
        aria-label={say('period')}
        allowDeselect={false}
        data={PERIODS}
        value={filter.days ?? ALL}
        onChange={(days) => set({ days: days || null })}
      />
    </div>
  );
}
