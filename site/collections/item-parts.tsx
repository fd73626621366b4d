import type { ReactNode } from 'react';
import { useWords } from '#blocks/kit/words.ts';
import { Island } from '#blocks/kit/islands.tsx';
import { Picture } from '#blocks/kit/picture.tsx';
import CommentThreads from './comments/island.tsx';
import { ShareLinks } from '#blocks/share/links.tsx';
import { pathBelow } from '#core/collections/address.ts';
import type { Collection } from '#core/collections/collection.ts';
import type { ItemPart, ItemPartValues } from '#core/collections/item-parts.ts';
import { termSlug } from '#core/collections/taxonomy.ts';
import { dayWords, eventWords } from '#core/collections/words.ts';
import { isSomewhere, placeWords } from '#core/maps/location.ts';
import { FittedWords } from '../frame/long-words.tsx';
import { Sections } from '../section.tsx';
import { CardView, TermLinks } from './card.tsx';
import { CustomValues } from './custom-values.tsx';
import { PlaceMap } from './place-map.tsx';
import { Excerpt, headWords, isBesideTitle } from './item-head.tsx';
import { itemMedia } from './item-media.tsx';
import { LessonsOf } from './lessons.tsx';
import type { ItemProps } from './item-props.ts';
import type { Card, ItemView } from './view.ts';

/** One part of an item; null where it has nothing for it. Plain functions, so that a page can ask before it is drawn. */
export function drawPart(props: ItemProps, values: ItemPartValues): ReactNode {
  return DRAWN[values.part](props, values);
}

type Draw = (props: ItemProps, values: ItemPartValues) => ReactNode;

const DRAWN: Readonly<Record<ItemPart, Draw>> = {
  head: (props) => (
    <header className="item-head">
      <div className="collection-frame">{headWords(props)}</div>
    </header>
  ),
  title: ({ item }) => (
    <h1 className="heading">
      <FittedWords words={item.title} />
    </h1>
  ),
  excerpt: ({ item }) => (item.excerpt === '' ? null : <Excerpt text={item.excerpt} />),
  date: ({ view, site }) => (
    <p className="card-meta">
      <time dateTime={view.publishedAt}>{dayWords(view.publishedAt, site)}</time>
    </p>
  ),
  author: ({ item, collection }) =>
    item.author.trim() === '' ? null : (
      <p className="card-meta">
        <a rel="author" href={pathBelow(collection, 'author', termSlug(item.author))}>
          {item.author}
        </a>
      </p>
    ),
  picture: ({ item }) =>
    item.thumbnail.src === '' ? null : (
      <div className="item-media">
        <Picture image={item.thumbnail} sizes="(max-width: 800px) 100vw, 66vw" />
      </div>
    ),
  media: (props) => {
    const media = itemMedia({ ...props, collection: { ...props.collection, showPicture: true } });
    return media && <div className="item-media">{media}</div>;
  },
  body: (props) => bodyOf(props),
  field: ({ collection, item, view, site, say }, { field, showLabel }) =>
    CustomValues({
      fields: collection.fields.filter(({ key }) => key === field),
      values: item.custom,
      references: view.references,
      site,
      say,
      hasLabels: showLabel,
    }),
  fields: ({ collection, item, view, site, say }) =>
    CustomValues({
      fields: collection.fields.filter((field) => !isBesideTitle(collection, field)),
      values: item.custom,
      references: view.references,
      site,
      say,
    }),
  categories: (props) => termsOf(props, 'category', props.item.categories),
  tags: (props) => termsOf(props, 'tag', props.item.tags),
  when: ({ item, site }) =>
    item.event.startsAt === '' ? null : (
      <p className="item-when">
        <time dateTime={item.event.startsAt}>{eventWords(item.event, site)}</time>
      </p>
    ),
  place: ({ item }) => {
    const words = placeWords(item.place);
    if (isSomewhere(item.place)) return <PlaceMap item={item} />;
    return words === '' ? null : <p className="item-place">{words}</p>;
  },
  calendar: ({ collection, item }) =>
    collection.kind !== 'events' || item.event.startsAt === '' ? null : (
      <p>
        <AddToCalendar href={`${pathBelow(collection, item.slug)}.ics`} />
      </p>
    ),
  course: ({ collection, view }) => LessonsOf({ collection, lessons: view.lessons, here: view.id }),
  share: ({ url, item }) => <Sharing url={url} title={item.title} />,
  comments: (props) => commentsOf(props),
  neighbours: ({ view, collection }) => neighboursOf(view, collection),
  related: (props) => relatedOf(props),
  back: ({ collection }) => (
    <p className="item-back">
      <a href={collection.path}>
        <span aria-hidden="true">←</span> {collection.title}
      </a>
    </p>
  ),
};

function termsOf(
  { collection, view }: ItemProps,
  kind: 'tag' | 'category',
  names: readonly string[],
): ReactNode {
  return names.length === 0 ? null : (
    <TermLinks collection={collection} kind={kind} names={names} said={view.termNames} />
  );
}

function AddToCalendar({ href }: { href: string }) {
  const say = useWords('content');
  return <a href={href}>{say('addToCalendar')}</a>;
}

function Sharing({ url, title }: { url: string; title: string }) {
  const say = useWords('sharing');
  return (
    <ShareLinks
      label={say('share')}
      targets={['email', 'whatsapp', 'facebook', 'linkedin']}
      hasCopy
      page={{ url, title }}
    />
  );
}

/** What is written on the page itself. Whoever arranges what surrounds it cannot press into it. */
export function bodyOf({ item, isEditing, isArranging = false }: ItemProps): ReactNode {
  if (item.body.sections.length === 0 && (!isEditing || isArranging)) return null;
  return (
    <div className="item-body" {...(isArranging ? { inert: true } : { 'data-canvas': '' })}>
      <Sections body={item.body} isEditing={isEditing && !isArranging} />
    </div>
  );
}

/** Complete as it comes; a script brings what was written since, and answers in place. */
export function commentsOf({ comments, view }: ItemProps): ReactNode {
  if (!comments) return null;
  const { list, isOpen, crumb } = comments;
  const props = { item: view.id, comments: list, isOpen, crumb };
  return (
    <section className="comments" id="comments" aria-labelledby="comments-title">
      <h2 className="heading" id="comments-title">
        <CommentsTitle />
      </h2>
      <Island name="comments" wake="visible" component={CommentThreads} props={props} words={['comments']} />
    </section>
  );
}

function CommentsTitle() {
  const say = useWords('comments');
  return say('title');
}

export function neighboursOf({ previous, next }: ItemView, { kind }: Collection): ReactNode {
  if (!previous && !next) return null;
  return <Neighbours previous={previous} next={next} isCourse={kind === 'lessons'} />;
}

function Neighbours({
  previous,
  next,
  isCourse,
}: Pick<ItemView, 'previous' | 'next'> & { isCourse: boolean }) {
  const say = useWords('content');
  return (
    <nav className="neighbours" aria-label={say('beforeAndAfter')}>
      {previous && (
        <Neighbour card={previous} word={say(isCourse ? 'previousLesson' : 'previous')} rel="prev" />
      )}
      {next && <Neighbour card={next} word={say(isCourse ? 'nextLesson' : 'next')} rel="next" />}
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

export function relatedOf(props: ItemProps): ReactNode {
  return props.view.related.length === 0 ? null : <Related {...props} />;
}

function Related({ collection, view, site }: ItemProps) {
  const say = useWords('content');
  return (
    <section className="related" aria-label={say('related')}>
      <h2 className="heading">{say('moreLikeThis')}</h2>
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
