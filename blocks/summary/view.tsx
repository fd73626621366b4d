import { useContext, type CSSProperties } from 'react';
import type { PageContent, SummaryCard } from '#core/collections/block-content.ts';
import { dayWords, eventWords } from '#core/collections/words.ts';
import type { ViewProps } from '../kit/block.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { Picture } from '../kit/picture.tsx';
import { Placeholder } from '../kit/placeholder.tsx';
import type { SummaryValues } from './fields.ts';

export function SummaryView({ id, values, isEditing }: ViewProps<SummaryValues>) {
  const page = useContext(PageContentContext);
  const content = page.blocks[id];
  if (!content || content.cards.length === 0)
    return isEditing ? <Placeholder name="Summary">Nothing is published there yet</Placeholder> : null;
  const { layout, ratio, columns, moreLabel } = values;
  const isRow = layout === 'carousel';
  return (
    <div className="summary" data-layout={layout} data-ratio={ratio}>
      <ul
        className="summary-items"
        style={{ '--columns': columns } as CSSProperties}
        {...(isRow && { tabIndex: 0, 'aria-label': content.collection.title })}
      >
        {content.cards.map((card) => (
          <li key={card.id}>
            <Entry card={card} values={values} page={page} />
          </li>
        ))}
      </ul>
      {moreLabel !== '' && (
        <p className="summary-more">
          <a href={content.collection.path}>{moreLabel}</a>
        </p>
      )}
    </div>
  );
}

function Entry({ card, values, page }: { card: SummaryCard; values: SummaryValues; page: PageContent }) {
  const { title, path, excerpt, picture, price } = card;
  const share = Math.ceil(100 / (values.layout === 'list' ? 3 : values.columns));
  return (
    <article className="summary-item">
      {values.showPicture && picture.src !== '' && (
        <div className="summary-picture">
          <Picture image={{ ...picture, alt: '' }} sizes={`(max-width: 700px) 100vw, ${share}vw`} />
        </div>
      )}
      <div className="summary-words">
        <Meta card={card} values={values} page={page} />
        <p className="summary-title">
          <a href={path}>{title}</a>
        </p>
        {values.showExcerpt && excerpt !== '' && <p className="summary-excerpt">{excerpt}</p>}
        {price !== '' && <p className="summary-price">{price}</p>}
      </div>
    </article>
  );
}

/** When, where and by whom: one quiet line. */
function Meta({ card, values, page }: { card: SummaryCard; values: SummaryValues; page: PageContent }) {
  const { event, publishedAt, author, place } = card;
  const isEvent = event !== null && event.startsAt !== '';
  const parts = [
    isEvent && (
      <time key="when" dateTime={event.startsAt}>
        {eventWords(event, page.region)}
      </time>
    ),
    !isEvent && values.showDate && publishedAt !== '' && (
      <time key="when" dateTime={publishedAt}>
        {dayWords(publishedAt, page.region)}
      </time>
    ),
    isEvent && place !== '' && <span key="where">{place}</span>,
    values.showAuthor && author !== '' && <span key="author">{author}</span>,
  ].filter(Boolean);
  return parts.length === 0 ? null : <p className="summary-meta">{parts}</p>;
}
