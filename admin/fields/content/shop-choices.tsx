import { MultiSelect } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearch } from '../../kit/lists/use-search.ts';
import { categoriesQuery, productsQuery } from '../../pickers/shop/queries.ts';
import type { ControlProps } from '../control/control.ts';
import { say } from './words.ts';

const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Some of the shop's products, found by their names; all but the one they belong to. */
export function ProductChoice({
  control,
  label,
  value,
  values,
  error,
  onChange,
}: ControlProps<'references'>) {
  const { typed, setTyped, words } = useSearch();
  const { data } = useInfiniteQuery(productsQuery(words));
  const { data: all } = useInfiniteQuery(productsQuery(''));
  const known = [...(data?.pages ?? []), ...(all?.pages ?? [])].flatMap(({ products }) => products);
  const names = new Map(known.map(({ id, title }) => [id, title]));
  const chosen = idsIn(value);
  for (const id of chosen) if (!names.has(id)) names.set(id, say('deletedProduct'));
  if (typeof values['id'] === 'string') names.delete(values['id']);
  return (
    <MultiSelect
      label={label}
      description={control.help}
      error={error}
      maxValues={control.options.max}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={say('noProductsFound')}
      data={[...names].map(([id, title]) => ({ value: id, label: title }))}
      value={chosen}
      onChange={onChange}
    />
  );
}

/** Some of the shop's categories. Those that were deleted since are left out with the next change. */
export function CategoryChoice({ control, label, value, error, onChange }: ControlProps<'references'>) {
  const { data: categories } = useQuery(categoriesQuery);
  const data = (categories ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <MultiSelect
      label={label}
      description={control.help}
      error={error}
      maxValues={control.options.max}
      searchable
      nothingFoundMessage={say('noCategoriesFound')}
      data={data}
      value={idsIn(value).filter((id) => !categories || data.some((each) => each.value === id))}
      onChange={onChange}
    />
  );
}
