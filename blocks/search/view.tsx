import type { ViewProps } from '../kit/block.tsx';
import { Island } from '../kit/islands.tsx';
import type { SearchValues } from './fields.ts';
import SearchBox from './island.tsx';

export function SearchView({ id, values }: ViewProps<SearchValues>) {
  return (
    <Island name="search" wake="interaction" component={SearchBox} props={{ ...values, id, query: '' }} />
  );
}
