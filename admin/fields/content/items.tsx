import { MultiSelect } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ControlProps } from '../control/control.ts';
import { itemsQuery } from '../../documents/collections.ts';
import { useSearch } from '../../kit/lists/use-search.ts';
import { say } from './words.ts';

/** Items of another collection, found by their titles. What was deleted since is left out with the next change. */
export function ItemsControl({ control, label, value, error, onChange }: ControlProps<'items'>) {
  const { collectionId } = control.options;
  const { typed, setTyped, words } = useSearch();
  const { data } = useInfiniteQuery(itemsQuery(collectionId, {}));
  const found = useInfiniteQuery(itemsQuery(collectionId, words === '' ? {} : { words }));
  const known = [...(data?.pages ?? []), ...(found.data?.pages ?? [])].flatMap(({ items }) => items);
  const options = new Map(known.map(({ id, title }) => [id, { value: id, label: title }]));
  const chosen = (Array.isArray(value) ? value.map(String) : []).filter((id) => options.has(id));
  return (
    <MultiSelect
      label={label}
      description={control.help}
      data={[...options.values()]}
      value={chosen}
      error={error}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={say('nothingHasThisIn')}
      onChange={onChange}
    />
  );
}
