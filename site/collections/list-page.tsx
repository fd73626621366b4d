import { AlbumPlayer } from '#blocks/album/view.tsx';
import { useWords } from '#blocks/kit/words.ts';
import { trackOf } from '#core/collections/media/album.ts';
import type { Collection } from '#core/collections/collection.ts';
import { pathBelow } from '#core/collections/address.ts';
import type { Region } from '#core/settings/locale.ts';
import { FittedWords } from '../frame/long-words.tsx';
import { Calendar } from './calendar.tsx';
import { CardView } from './card.tsx';
import { GalleryOfCards } from './gallery.tsx';
import { LessonsOf } from './lessons.tsx';
import type { ListView } from './view.ts';
import { filterWords, listTitle } from './words.ts';

const SIZES: Readonly<Record<Collection['layout'], string>> = {
  list: '(max-width: 800px) 100vw, 50vw',
  grid: '(max-width: 432px) 100vw, (max-width: 800px) 50vw, 33vw',
  wall: '(max-width: 432px) 100vw, (max-width: 800px) 50vw, 33vw',
  table: '120px',
};

/** The page of a collection: its name, ways to narrow it, its items, and the way on. */
export function ListPage(props: { collection: Collection; view: ListView; path: string; site: Region }) {
  const say = useWords('content');
  const { collection, view, path, site } = props;
  return (
    <section
      className="section collection"
      data-collection={collection.kind}
      data-tone="paper"
      data-space="small"
    >
      <div className="collection-frame">
        <Head {...props} />
        {view.calendar ? (
          <Calendar collection={collection} calendar={view.calendar} site={site} />
        ) : view.cards.length === 0 ? (
          <p className="collection-empty">{say(emptyWords(collection, path))}</p>
        ) : (
          <Items collection={collection} view={view} site={site} />
        )}
        <Pager view={view} collection={collection} path={path} />
      </div>
    </section>
  );
}

/** Kinds that are looked through, listened to or gone through as one have views of their own. */
function Items({ collection, view, site }: { collection: Collection; view: ListView; site: Region }) {
  const { kind, layout } = collection;
  const { cards } = view;
  const isInLines = layout === 'table' || layout === 'list';
  if (kind === 'gallery') return <GalleryOfCards collection={collection} cards={cards} />;
  if (kind === 'lessons' && isInLines && view.filter === null)
    return <LessonsOf collection={collection} lessons={cards} here="" />;
  if (kind === 'album' && isInLines)
    return <AlbumPlayer album={collection.title} tracks={cards.map(trackOf)} />;
  return (
    <ol className="cards" data-layout={layout}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <CardView
            card={card}
            collection={collection}
            site={site}
            isFirst={index === 0 && layout === 'list'}
            sizes={SIZES[layout]}
          />
        </li>
      ))}
    </ol>
  );
}

function emptyWords({ kind }: Collection, path: string): 'nothingOver' | 'nothingPlanned' | 'nothingYet' {
  if (kind !== 'events') return 'nothingYet';
  return path.endsWith('/past') ? 'nothingOver' : 'nothingPlanned';
}

function Head({
  collection,
  view,
  path,
  site,
}: {
  collection: Collection;
  view: ListView;
  path: string;
  site: Region;
}) {
  const say = useWords('content');
  const isWhole = view.filter === null && view.calendar === null;
  const { categories } = view;
  return (
    <header className="collection-head">
      {!isWhole && (
        <p className="collection-crumb">
          <a href={collection.path}>{collection.title}</a> {filterWords(view, say)}
        </p>
      )}
      <h1 className="heading">
        <FittedWords words={listTitle(collection, view, site)} />
      </h1>
      {isWhole && collection.intro !== '' && <p className="collection-intro">{collection.intro}</p>}
      {collection.kind === 'events' && <EventViews collection={collection} path={path} />}
      {collection.showTerms && categories.length > 1 && (
        <nav className="collection-terms" aria-label={say('categories')}>
          <ul className="terms">
            {categories.map((term) => (
              <li key={term.path}>
                <a href={term.path} {...(term.path === path && { 'aria-current': 'page' as const })}>
                  {term.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}

function EventViews({ collection, path }: { collection: Collection; path: string }) {
  const say = useWords('content');
  const views = [
    [say('upcoming'), collection.path],
    [say('calendar'), pathBelow(collection, 'calendar')],
    [say('past'), pathBelow(collection, 'past')],
  ] as const;
  return (
    <nav className="collection-terms" aria-label={say('views')}>
      <ul className="terms">
        {views.map(([label, href]) => (
          <li key={href}>
            <a href={href} {...(href === path && { 'aria-current': 'page' as const })}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <a href={pathBelow(collection, 'calendar.ics')}>{say('subscribe')}</a>
        </li>
      </ul>
    </nav>
  );
}

function Pager({ view, collection }: { view: ListView; collection: Collection; path: string }) {
  const say = useWords('content');
  const { olderPath, firstPath } = view;
  if (olderPath === null && firstPath === null) return null;
  const isByDate = collection.order === 'newest';
  return (
    <nav className="pager" aria-label={say('morePages')}>
      {firstPath !== null && <a href={firstPath}>{say('backToBeginning')}</a>}
      {olderPath !== null && (
        <a href={olderPath} rel="next">
          {say(isByDate ? 'older' : 'more')}
        </a>
      )}
    </nav>
  );
}
