import { useEffect, useRef, useState } from 'react';
import type { SearchPreview } from '#contract/collections.ts';
import { UNABLE_TO_LOAD_RESULTS } from '#core/messages/connection.ts';

export interface SearchBoxProps {
  id: string;
  label: string;
  placeholder: string;
  button: string;
  /** What was searched for, where the field stands above results. */
  query: string;
}

/** Somebody who types on is not asked about yet. */
const TYPING_PAUSE_MS = 200;
const MIN_LENGTH = 2;

interface Found {
  results: readonly SearchPreview[];
  total: number;
}

/** Where no answer comes the form itself still works. */
async function ask(words: string, signal: AbortSignal): Promise<Found | 'failed'> {
  try {
    const answer = await fetch(`/api/search/preview?q=${encodeURIComponent(words)}`, { signal });
    return answer.ok ? ((await answer.json()) as Found) : 'failed';
  } catch {
    return 'failed';
  }
}

/** A search field. It is an ordinary form; while one types, the first results show below it. */
export default function SearchBox({ id, label, placeholder, button, query }: SearchBoxProps) {
  const [typed, setTyped] = useState(query);
  const [found, setFound] = useState<Found | 'failed'>();
  const field = useRef<HTMLInputElement>(null);
  const wanted = typed.trim();
  const isAsked = wanted.length >= MIN_LENGTH && wanted !== query;

  useEffect(() => {
    // What was typed before this woke stands in the field already.
    setTyped(field.current?.value ?? '');
  }, []);

  useEffect(() => {
    if (!isAsked) return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      void ask(wanted, asking.signal).then((answer) => !asking.signal.aborted && setFound(answer));
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [wanted, isAsked]);

  const shown = isAsked ? found : undefined;
  return (
    <form
      className="search-form"
      action="/search"
      role="search"
      aria-label={label}
      onKeyDown={(event) => event.key === 'Escape' && setFound(undefined)}
    >
      <label htmlFor={`q-${id}`}>{label}</label>
      <input
        ref={field}
        id={`q-${id}`}
        name="q"
        type="search"
        autoComplete="off"
        defaultValue={query}
        {...(placeholder !== '' && { placeholder })}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button className="button is-solid is-medium">{button}</button>
      <p className={shown === 'failed' ? 'search-preview' : 'visually-hidden'} role="status">
        {shown === 'failed' ? UNABLE_TO_LOAD_RESULTS : shown ? countWords(shown.total) : ''}
      </p>
      {shown && shown !== 'failed' && shown.results.length > 0 && (
        <ul className="search-preview" aria-label="First results">
          {shown.results.map(({ path, title, kind, thumbnail }) => (
            <li key={path}>
              <a href={path}>
                {thumbnail !== '' && <img src={thumbnail} alt="" width="40" height="40" />}
                <span>{title}</span> <small>{kind}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

function countWords(total: number): string {
  return total === 1 ? '1 result' : `${total} results`;
}
