import { Picture } from '#blocks/kit/picture.tsx';
import { useWords } from '#blocks/kit/words.ts';
import { safeHref } from '#core/links/links.ts';
import type { Collection } from '#core/collections/collection.ts';
import { pathBelow } from '#core/collections/address.ts';
import { termSlug } from '#core/collections/taxonomy.ts';
import { saidTerm, type SaidTerms } from '#core/languages/terms/said-terms.ts';
import type { Region } from '#core/settings/locale.ts';
import { ListedValue } from './custom-values.tsx';
import type { Card } from './view.ts';
import { dayWords, eventWords } from '#core/collections/words.ts';

export interface CardProps {
  card: Card;
  collection: Collection;
  site: Region;
  isFirst?: boolean;
  /** Of the heading: lists below an item lie one deeper. */
  level?: 2 | 3;
  sizes: string;
}

/** An item in a list: its picture, what one needs to choose, and one link. */
export function CardView({ card, collection, site, isFirst = false, level = 2, sizes }: CardProps) {
  const say = useWords('content');
  const { excerpt, thumbnail, duration } = card.details;
  const isFilm = collection.kind === 'videos' && card.details.video !== '';
  const hasPicture = collection.showPicture && (thumbnail.src !== '' || isFilm);
  const Title = `h${level}` as const;
  return (
    <article className="card" {...(hasPicture && { 'data-picture': '' })}>
      {hasPicture && (
        <div className="card-picture" {...(isFilm && { 'data-film': '' })}>
          {thumbnail.src !== '' && (
            <Picture image={{ ...thumbnail, alt: '' }} sizes={sizes} isFirst={isFirst} />
          )}
          {isFilm && <span className="card-film" aria-hidden="true" />}
          {isFilm && duration !== undefined && (
            <span className="card-length">
              <span className="visually-hidden">{say('length')} </span>
              {duration}
            </span>
          )}
        </div>
      )}
      <div className="card-words">
        <Meta card={card} collection={collection} site={site} />
        <Title className="card-title">
          <a href={card.path}>{card.title}</a>
        </Title>
        {collection.showExcerpt && excerpt !== '' && <p className="card-excerpt">{excerpt}</p>}
        <ListedFields card={card} collection={collection} site={site} />
        <Player card={card} collection={collection} />
      </div>
    </article>
  );
}

/** When, by whom, where: one quiet line. */
function Meta({ card, collection, site }: Pick<CardProps, 'card' | 'collection' | 'site'>) {
  const { author, event, place, track } = card.details;
  const isEvent = collection.kind === 'events' && event.startsAt !== '';
  const parts = [
    isEvent && (
      <time key="when" dateTime={event.startsAt}>
        {eventWords(event, site)}
      </time>
    ),
    !isEvent && collection.showDate && (
      <time key="when" dateTime={card.publishedAt}>
        {dayWords(card.publishedAt, site)}
      </time>
    ),
    isEvent && place.addressTitle !== '' && <span key="where">{place.addressTitle}</span>,
    collection.kind === 'album' && track.artist !== '' && <span key="artist">{track.artist}</span>,
    collection.showAuthor && author !== '' && <span key="author">{author}</span>,
  ].filter(Boolean);
  return parts.length === 0 ? null : <p className="card-meta">{parts}</p>;
}

function ListedFields({ card, collection, site }: Pick<CardProps, 'card' | 'collection' | 'site'>) {
  const listed = collection.fields.filter(({ inList }) => inList);
  const shown = listed.flatMap((field) => {
    const value = (
      <ListedValue key={field.key} field={field} value={card.details.custom[field.key]} site={site} />
    );
    return card.details.custom[field.key] === undefined || card.details.custom[field.key] === ''
      ? []
      : [value];
  });
  return shown.length === 0 ? null : <dl className="card-fields">{shown}</dl>;
}

/** Tracks are heard where they are listed, by the browser's own player. */
function Player({ card, collection }: Pick<CardProps, 'card' | 'collection'>) {
  const say = useWords('player');
  const source = collection.kind === 'album' ? safeHref(card.details.track.audio) : undefined;
  return source ? (
    <audio
      className="card-player"
      controls
      preload="none"
      src={source}
      aria-label={say('listenTo', { title: card.title })}
    />
  ) : null;
}

/** Links to the lists of a tag or a category. */
export function TermLinks(props: {
  collection: Collection;
  kind: 'tag' | 'category';
  names: readonly string[];
  /** What they are called in the language of the page. */
  said?: SaidTerms | undefined;
}) {
  const say = useWords('content');
  const { collection, kind, names, said } = props;
  if (names.length === 0) return null;
  return (
    <ul className="terms" aria-label={say(kind === 'tag' ? 'tags' : 'categories')}>
      {names.map((name) => (
        <li key={name}>
          <a href={pathBelow(collection, kind, termSlug(name))} rel={kind === 'tag' ? 'tag' : undefined}>
            {saidTerm(said, name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
