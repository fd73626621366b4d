import { useContext } from 'react';
import { pathBelow } from '#core/collections/address.ts';
import type { ViewProps } from '../kit/block.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { Placeholder } from '../kit/placeholder.tsx';
import { SocialIcon } from '../social-icons/social-icon.tsx';
import type { FeedValues } from './fields.ts';
import { useWords } from '../kit/words.ts';

export function FeedView({ id, values, isEditing }: ViewProps<FeedValues>) {
  const say = useWords('content');
  const { blocks } = useContext(PageContentContext);
  const collection = blocks[id]?.collection;
  if (!collection)
    return isEditing ? <Placeholder name="RSS link">This collection is gone</Placeholder> : null;
  return (
    <p className="feed-links">
      <a href={pathBelow(collection, 'feed.xml')} type="application/rss+xml">
        <SocialIcon service="rss" /> {values.label || say('byRss', { title: collection.title })}
      </a>
      {values.showJson && (
        <a href={pathBelow(collection, 'feed.json')} type="application/feed+json">
          JSON
        </a>
      )}
      {collection.kind === 'events' && <a href={pathBelow(collection, 'calendar.ics')}>{say('calendar')}</a>}
    </p>
  );
}
