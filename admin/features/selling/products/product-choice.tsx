import { MultiSelect } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '../../../kit/lists/use-search.ts';
import { productsQuery } from '../../../pickers/shop/queries.ts';

/** Some of the shop's products, found by their names. */
export function ProductChoice(props: {
  label: string;
  description: string;
  maxValues: number;
  exceptId?: string;
  value: string[];
  onChange: (ids: string[]) => void;
}) {
  const { exceptId = '', value, ...rest } = props;
  const { typed, setTyped, words } = useSearch();
  const { data } = useInfiniteQuery(productsQuery(words));
  const { data: all } = useInfiniteQuery(productsQuery(''));
  const known = [...(data?.pages ?? []), ...(all?.pages ?? [])].flatMap(({ products }) => products);
  const names = new Map(known.map(({ id, title }) => [id, title]));
  for (const id of value) if (!names.has(id)) names.set(id, 'A product');
  names.delete(exceptId);
  return (
    <MultiSelect
      {...rest}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage="Nothing matches."
      data={[...names].map(([id, label]) => ({ value: id, label }))}
      value={value}
    />
  );
}
