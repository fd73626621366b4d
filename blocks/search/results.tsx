import './results.css';
import type { preview } from '#contract/addresses/collections.ts';
import type { ReplyAt } from '#contract/index.ts';
import { useWords } from '../kit/words.ts';

/** The first results, below the field. */
export function Results({ found }: { found: ReplyAt<typeof preview>['results'] }) {
  const say = useWords('search');
  return (
    <ul className="search-preview" aria-label={say('firstResults')}>
      {found.map(({ path, title, kind, thumbnail }) => (
        <li key={path}>
          <a href={path}>
            {thumbnail !== '' && <img src={thumbnail} alt="" width="40" height="40" />}
            <span>{title}</span> <small>{kind}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
