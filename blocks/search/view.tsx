import type { ViewProps } from '../kit/block.tsx';
import { Island } from '../kit/islands.tsx';
import { fields, type SearchValues } from './fields.ts';
import SearchBox from './island.tsx';
import { useWords } from '../kit/words.ts';
import { unlessOwn } from '#core/words/own-text.ts';

export function SearchView({ id, values }: ViewProps<SearchValues>) {
  const say = useWords('search');
  return (
    <Island
      name="search"
      wake="interaction"
      component={SearchBox}
      props={{
        ...values,
        label: unlessOwn(values.label, fields.initial.label, say('label')),
        button: unlessOwn(values.button, fields.initial.button, say('button')),
        id,
        query: '',
      }}
      words={['search']}
    />
  );
}
