import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { hasWords, wordsTyped } from '#core/find/find.ts';
import { findCalls } from '#contract/sites/find.ts';
import { call } from '../../http/call.ts';
import { SEARCH_DELAY_MS } from '../../kit/lists/use-search.ts';

/** Things of the site with these words in their names. */
export function useFound(query: string) {
  const [rested] = useDebouncedValue(query, SEARCH_DELAY_MS);
  const q = wordsTyped(rested).join(' ');
  const { data, isPending, isPlaceholderData, error } = useQuery({
    queryKey: ['find', q],
    queryFn: () => call(findCalls.find, { query: { q } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const found = q === '' ? [] : (data?.found ?? []);
  const isOfBefore = rested !== query || isPlaceholderData;
  return {
    // What was found for the words of before stays only where it fits these: Enter would open it.
    things: isOfBefore
      ? found.filter(({ title, detail }) => hasWords(wordsTyped(query), `${title} ${detail}`))
      : found,
    isLooking: rested !== query || (q !== '' && (isPending || isPlaceholderData)),
    problem: error?.message ?? '',
  };
}
