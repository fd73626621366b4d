import { useContext } from 'react';
import { PageContentContext } from '#blocks/kit/page-content.ts';
import { pathBelow } from '#core/collections/address.ts';
import { useWords } from '#blocks/kit/words.ts';
import type { Collection } from '#core/collections/collection.ts';
import type { CustomDefinition } from '#core/collections/custom-fields.ts';
import { termSlug } from '#core/collections/taxonomy.ts';
import { placeWords } from '#core/maps/location.ts';
import { dayWords, eventWords } from '#core/collections/words.ts';
import { FittedWords } from '../frame/long-words.tsx';
import { inLanguage } from '../languages/marked.ts';
import { TermLinks } from './card.tsx';
import { ListedValue, plainValue } from './custom-values.tsx';
import type { ItemProps } from './item-props.ts';

/** In the language it fell back to, where its own has none. */
export function Excerpt({ text }: { text: string }) {
  const { fellBack } = useContext(PageContentContext);
  return (
    <p className="item-excerpt" {...inLanguage(fellBack?.get('excerpt'))}>
      {text}
    </p>
  );
}

/** What usually opens the page of an item: where it belongs, its title, and what one wants to know first. */
export function headWords(props: ItemProps) {
  const { collection, item, view } = props;
  const { excerpt, categories, event } = item;
  return (
    <>
      <div className="item-crumb">
        <a href={collection.path}>{collection.title}</a>
        {collection.showTerms && (
          <TermLinks collection={collection} kind="category" names={categories} said={view.termNames} />
        )}
      </div>
      <h1 className="heading">
        <FittedWords words={item.title} />
      </h1>
      {excerpt !== '' && <Excerpt text={excerpt} />}
      <Meta {...props} />
      <Facts {...props} />
      {collection.kind === 'events' && event.startsAt !== '' && <EventFacts {...props} />}
    </>
  );
}

/** When, by whom, how long, which of how many: one quiet line. */
function Meta({ collection, item, view, site, comments }: ItemProps) {
  const say = useWords('content');
  const { author, duration, chapter } = item;
  const isLesson = collection.kind === 'lessons';
  const showsDate = collection.kind !== 'events' && !isLesson && collection.showDate;
  const showsAuthor = collection.showAuthor && author.trim() !== '';
  const position = view.lessons.findIndex(({ id }) => id === view.id) + 1;
  const shown = [
    isLesson && position > 0 && (
      <span key="position">{say('lessonOf', { number: position, total: view.lessons.length })}</span>
    ),
    isLesson && chapter.trim() !== '' && <span key="chapter">{chapter}</span>,
    showsDate && (
      <time key="date" dateTime={view.publishedAt}>
        {dayWords(view.publishedAt, site)}
      </time>
    ),
    showsAuthor && (
      <a key="author" rel="author" href={pathBelow(collection, 'author', termSlug(author))}>
        {author}
      </a>
    ),
    duration !== '' && <span key="duration">{duration}</span>,
    comments && (
      <a key="comments" href="#comments">
        {say('comments', { count: comments.list.length })}
      </a>
    ),
  ].filter(Boolean);
  return shown.length === 0 ? null : <p className="card-meta">{shown}</p>;
}

/** Works are told by a few facts: what a list shows of them stands beside their title too. */
export function isBesideTitle({ kind }: Collection, { inList }: CustomDefinition): boolean {
  return inList && (kind === 'portfolio' || kind === 'index');
}

function Facts({ collection, item, site }: ItemProps) {
  const say = useWords('content');
  const shown = collection.fields.filter(
    (field) =>
      isBesideTitle(collection, field) && plainValue(field, item.custom[field.key], { site, say }) !== '',
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

function EventFacts({ collection, item, site }: ItemProps) {
  const say = useWords('content');
  const { event } = item;
  const where = placeWords(item.place);
  return (
    <dl className="item-facts">
      <div>
        <dt>{say('when')}</dt>
        <dd>
          <time dateTime={event.startsAt}>{eventWords(event, site)}</time>
        </dd>
      </div>
      {where !== '' && (
        <div>
          <dt>{say('where')}</dt>
          <dd>{where}</dd>
        </div>
      )}
      <div>
        <dt>{say('yourCalendar')}</dt>
        <dd>
          <a href={`${pathBelow(collection, item.slug)}.ics`}>{say('addIt')}</a>
        </dd>
      </div>
    </dl>
  );
}
