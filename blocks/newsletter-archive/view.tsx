import { useContext } from 'react';
import { letterPath, type ShownLetter } from '#core/newsletter/shown-letter.ts';
import { formatMoment } from '#core/settings/locale.ts';
import type { ViewProps } from '../kit/block.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { Placeholder } from '../kit/placeholder.tsx';
import { useWords } from '../kit/words.ts';
import { lettersOf, type NewsletterArchiveValues } from './fields.ts';

export function NewsletterArchiveView({ values, isEditing }: ViewProps<NewsletterArchiveValues>) {
  const say = useWords('content');
  const { letters = {}, region } = useContext(PageContentContext);
  const { limit, layout, hasDates } = values;
  const sent = (letters[lettersOf(values)] ?? []).slice(0, limit);
  if (sent.length === 0)
    return isEditing ? (
      <Placeholder name="Newsletter archive">No emails of this list are in the archive yet</Placeholder>
    ) : (
      <p className="letters-none">{say('nothingYet')}</p>
    );
  if (layout === 'list') return <Letters letters={sent} hasDates={hasDates} />;
  const years = Map.groupBy(sent, ({ sentAt }) =>
    formatMoment(new Date(sentAt), region, { year: 'numeric' }),
  );
  return (
    <dl className="letters-years">
      {[...years].map(([year, ofYear]) => (
        <div key={year}>
          <dt>{year}</dt>
          <dd>
            <Letters letters={ofYear} hasDates={hasDates} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Letters({ letters, hasDates }: { letters: readonly ShownLetter[]; hasDates: boolean }) {
  const { region } = useContext(PageContentContext);
  return (
    <ul className="letters">
      {letters.map(({ id, title, sentAt }) => (
        <li key={id}>
          <a href={letterPath(id)}>{title}</a>
          {hasDates && (
            <time dateTime={sentAt}>{formatMoment(new Date(sentAt), region, { dateStyle: 'medium' })}</time>
          )}
        </li>
      ))}
    </ul>
  );
}
