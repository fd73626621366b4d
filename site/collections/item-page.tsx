import { Island } from '#blocks/island.tsx';
import { Picture } from '#blocks/picture.tsx';
import CommentThreads from '#blocks/comments/island.tsx';
import { ShareLinks } from '#blocks/share/links.tsx';
import { blockOf } from '#blocks/index.ts';
import { pathBelow } from '#core/collections/address.ts';
import type { Collection } from '#core/collections/collection.ts';
import type { CustomDefinition } from '#core/collections/custom-fields.ts';
import type { ItemDocument } from '#core/collections/item.ts';
import { termSlug } from '#core/collections/taxonomy.ts';
import { safeHref } from '#core/links.ts';
import type { Region } from '#core/settings/locale.ts';
import { Sections } from '../section.tsx';
import { CardView, TermLinks } from './card.tsx';
import { CustomValues, ListedValue, plainValue } from './custom-values.tsx';
import type { Card, CommentsView, ItemView } from './view.ts';
import { countWords } from '#core/comments/comment.ts';
import { dayWords, eventWords } from '#core/collections/words.ts';

export interface ItemProps {
  collection: Collection;
  item: ItemDocument;
  view: ItemView;
  site: Region;
  isEditing: boolean;
  comments: CommentsView | null;
  /** The whole address of the page. */
  url: string;
}

/** The page of one item. Its sections are the owner's; what surrounds them comes with its kind. */
export function ItemPage(props: ItemProps) {
  const { collection, item, view, site, isEditing } = props;
  return (
    <article className="item" data-collection={collection.kind}>
      <Head {...props} />
      <Media {...props} />
      <div className="item-body" data-canvas="">
        <Sections body={item.body} isEditing={isEditing} />
      </div>
      <div className="section item-foot" data-tone="paper" data-space="small">
        <div className="collection-frame">
          <CustomValues
            fields={collection.fields.filter((field) => !isBesideTitle(collection, field))}
            values={item.custom}
            references={view.references}
            site={site}
          />
          {collection.showTerms && <TermLinks collection={collection} kind="tag" names={item.tags} />}
          {collection.showShare && (
            <ShareLinks
              label="Share"
              targets={['email', 'whatsapp', 'facebook', 'linkedin']}
              hasCopy
              page={{ url: props.url, title: item.title }}
            />
          )}
          <Comments {...props} />
          <Neighbours previous={view.previous} next={view.next} />
          <Related {...props} />
        </div>
      </div>
    </article>
  );
}

/** Works are told by a few facts: what a list shows of them stands beside their title too. */
function isBesideTitle({ kind }: Collection, { inList }: CustomDefinition): boolean {
  return inList && (kind === 'portfolio' || kind === 'index');
}

function Facts({ collection, item, site }: ItemProps) {
  const shown = collection.fields.filter(
    (field) =>
      isBesideTitle(collection, field) && plainValue(field.type, item.custom[field.key], site) !== '',
  );
  if (shown.length === 0) return null;
  return (
    <dl className="item-facts">
      {shown.map((field) => (
        <ListedValue key={field.key} field={field} value={item.custom[field.key]} site={site} />
      ))}
    </dl>
  );
}

/** Complete as it comes; a script brings what was written since, and answers in place. */
function Comments({ comments, view }: ItemProps) {
  if (!comments) return null;
  const { list, isOpen, crumb } = comments;
  const props = { item: view.id, comments: list, isOpen, crumb };
  return (
    <section className="comments" id="comments" aria-labelledby="comments-title">
      <h2 className="heading" id="comments-title">
        Comments
      </h2>
      <Island name="comments" wake="visible" component={CommentThreads} props={props} />
    </section>
  );
}

function Head(props: ItemProps) {
  const { collection, item, view, site, comments } = props;
  const { author, excerpt, categories, event, place } = item;
  const isEvent = collection.kind === 'events';
  const showsDate = !isEvent && collection.showDate;
  const showsAuthor = collection.showAuthor && author.trim() !== '';
  const placeWords = [place.name, place.street, place.city, place.country]
    .filter((part) => part !== '')
    .join(', ');
  return (
    <header className="section item-head" data-tone="paper" data-space="small">
      <div className="collection-frame">
        <div className="item-crumb">
          <a href={collection.path}>{collection.title}</a>
          {collection.showTerms && <TermLinks collection={collection} kind="category" names={categories} />}
        </div>
        <h1 className="heading">{item.title}</h1>
        {excerpt !== '' && <p className="item-excerpt">{excerpt}</p>}
        {(showsDate || showsAuthor || comments) && (
          <p className="card-meta">
            {showsDate && <time dateTime={view.publishedAt}>{dayWords(view.publishedAt, site)}</time>}
            {showsAuthor && (
              <a rel="author" href={pathBelow(collection, 'author', termSlug(author))}>
                {author}
              </a>
            )}
            {comments && <a href="#comments">{countWords(comments.list.length)}</a>}
          </p>
        )}
        <Facts {...props} />
        {isEvent && event.startsAt !== '' && (
          <dl className="item-facts">
            <div>
              <dt>When</dt>
              <dd>
                <time dateTime={event.startsAt}>{eventWords(event, site)}</time>
              </dd>
            </div>
            {placeWords !== '' && (
              <div>
                <dt>Where</dt>
                <dd>{placeWords}</dd>
              </div>
            )}
            <div>
              <dt>Your calendar</dt>
              <dd>
                <a href={`${pathBelow(collection, item.slug)}.ics`}>Add it</a>
              </dd>
            </div>
          </dl>
        )}
      </div>
    </header>
  );
}

/** What is looked at or listened to first: the picture, the track, the film. */
function Media({ collection, item, isEditing }: ItemProps) {
  const { thumbnail, track, video } = item;
  const audio = collection.kind === 'album' ? safeHref(track.audio) : undefined;
  const hasVideo = collection.kind === 'videos' && video.href !== '';
  const hasPicture = collection.showPicture && thumbnail.src !== '' && !hasVideo;
  if (!audio && !hasVideo && !hasPicture) return null;
  return (
    <div className="section item-media" data-tone="paper" data-space="none">
      <div className="collection-frame">
        {hasVideo && <Film item={item} isEditing={isEditing} />}
        {hasPicture && <Picture image={thumbnail} sizes="(min-width: 1744px) 1600px, 100vw" isFirst />}
        {audio && <audio controls preload="none" src={audio} aria-label={`Listen to ${item.title}`} />}
      </div>
    </div>
  );
}

/** Drawn by the block for videos: it asks before anything is loaded from elsewhere. */
function Film({ item, isEditing }: Pick<ItemProps, 'item' | 'isEditing'>) {
  const block = blockOf('video');
  if (!block) return null;
  const isFile = item.video.href.startsWith('/s/');
  const values = block.fields.read({
    source: isFile ? 'upload' : 'embed',
    ...(isFile ? { file: item.video.href } : { html: item.video.href }),
    title: item.title,
    overlay: item.thumbnail,
    shape: 'wide',
  });
  return <block.View id="item-video" values={values} isEditing={isEditing} />;
}

function Neighbours({ previous, next }: Pick<ItemView, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav className="neighbours" aria-label="Before and after">
      {previous && <Neighbour card={previous} word="Previous" rel="prev" />}
      {next && <Neighbour card={next} word="Next" rel="next" />}
    </nav>
  );
}

function Neighbour({ card, word, rel }: { card: Card; word: string; rel: 'prev' | 'next' }) {
  return (
    <a href={card.path} rel={rel}>
      <span>{word}</span> {card.title}
    </a>
  );
}

function Related({ collection, view, site }: ItemProps) {
  if (view.related.length === 0) return null;
  return (
    <section className="related" aria-label="Related">
      <h2 className="heading">More like this</h2>
      <ol className="cards" data-layout="grid">
        {view.related.map((card) => (
          <li key={card.id}>
            <CardView
              card={card}
              collection={{ ...collection, showExcerpt: false }}
              site={site}
              level={3}
              sizes="(max-width: 432px) 100vw, 33vw"
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
