import { useEffect, useState } from 'react';
import { preview } from '#contract/addresses/collections.ts';
import type { ReplyAt } from '#contract/index.ts';
import { ask } from '#browser/http/ask.ts';
import { useWords } from '../kit/words.ts';
import type { Results } from './results.tsx';

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

/** What was found, and what draws it: both come once somebody types. */
type Found = ReplyAt<typeof preview> & { List: typeof Results };

/** A search field. It is an ordinary form; while one types, the first results show below it. */
export default function SearchBox({ id, label, placeholder, button, query }: SearchBoxProps) {
  const say = useWords('search');
  const [typed, setTyped] = useState(query);
  const [found, setFound] = useState<Found | 'failure'>();
  const wanted = typed.trim();
  const isAsked = wanted.length >= MIN_LENGTH && wanted !== query;

  useEffect(() => {
    if (!isAsked) return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      void Promise.all([
        ask(preview, { query: { q: wanted }, signal: asking.signal }),
        import('./results.tsx'),
      ])
        .then(([answer, list]): Found => ({ ...answer, List: list.Results }))
        .catch(() => 'failure' as const)
        .then((next) => {
          // Whoever typed on does not wait for this answer any more.
          if (!asking.signal.aborted) setFound(next);
        });
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [wanted, isAsked]);

  const hasFailed = isAsked && found === 'failure';
  const shown = isAsked && found !== 'failure' ? found : undefined;
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
        id={`q-${id}`}
        name="q"
        type="search"
        autoComplete="off"
        defaultValue={query}
        {...(placeholder !== '' && { placeholder })}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button className="button is-solid is-medium">{button}</button>
      <p className="visually-hidden" role="status">
        {shown ? say('results', { count: shown.total }) : ''}
      </p>
      {/* The form itself still works, so this is no alarm. */}
      {hasFailed && (
        <p className="search-problem" role="status">
          {say('unableToLoad')}
        </p>
      )}
      {shown && shown.results.length > 0 && <shown.List found={shown.results} />}
    </form>
  );
}
