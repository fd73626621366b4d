import { useContext } from 'react';
import { dayWords } from '#core/collections/words.ts';
import type { ViewProps } from '../kit/block.tsx';
import { editable } from '../kit/editable.ts';
import { PageContentContext } from '../kit/page-content.ts';
import type { RssValues } from './fields.ts';
import { useWords } from '../kit/words.ts';

/** What the server has of the feed. Until it has something, the way to the feed stands there. */
export function RssView({ values, isEditing }: ViewProps<RssValues>) {
  const say = useWords('blocks');
  const { feeds = {}, region } = useContext(PageContentContext);
  const { address, title, count, hasDates, hasExcerpts, level } = values;
  const entries = (feeds[address] ?? []).slice(0, count);
  const Title = `h${level}` as const;
  return (
    <div className="rss">
      {(isEditing || title !== '') && (
        <Title className="rss-title" {...editable(isEditing, 'title')}>
          {title}
        </Title>
      )}
      {entries.length === 0 ? (
        <p>
          <a href={address} rel="noopener">
            {say('readOn', { site: new URL(address).hostname })}
          </a>
        </p>
      ) : (
        <ul>
          {entries.map((entry, index) => (
            <li key={index}>
              <a href={entry.href} rel="noopener">
                {entry.title}
              </a>
              {hasDates && entry.publishedAt !== '' && (
                <time dateTime={entry.publishedAt}>{dayWords(entry.publishedAt, region)}</time>
              )}
              {hasExcerpts && entry.excerpt !== '' && <p>{entry.excerpt}</p>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
