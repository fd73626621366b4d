import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

/** How long somebody has stopped typing before a list is asked for. */
export const SEARCH_DELAY_MS = 250;

export interface Search {
  /** What stands in the box. */
  typed: string;
  setTyped: (typed: string) => void;
  /** What to look for: the same once it has settled, without spaces around it. */
  words: string;
}

export function useSearch(): Search {
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), SEARCH_DELAY_MS);
  return { typed, setTyped, words };
}
