import { TextInput, type TextInputProps } from '@mantine/core';
import { Search as SearchIcon } from 'lucide-react';
import type { Search } from './use-search.ts';
import { say } from './words.ts';

type SearchBoxProps = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  'aria-label': string;
  search: Search;
};

export function SearchBox({ search, ...rest }: SearchBoxProps) {
  return (
    <TextInput
      placeholder={say('search')}
      {...rest}
      type="search"
      leftSection={<SearchIcon size={16} />}
      value={search.typed}
      onChange={(event) => search.setTyped(event.currentTarget.value)}
    />
  );
}
