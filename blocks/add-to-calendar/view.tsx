import { useContext } from 'react';
import { slugify } from '#core/text/text-filters.ts';
import { eventWords } from '#core/collections/words.ts';
import type { ViewProps } from '../kit/block.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { fileLink, googleLink, outlookLink } from './calendar-links.ts';
import { fields, type AddToCalendarValues } from './fields.ts';
import { useWords } from '../kit/words.ts';
import { unlessOwn } from '#core/words/own-text.ts';

export function AddToCalendarView({ id, values }: ViewProps<AddToCalendarValues>) {
  const say = useWords('blocks');
  const { region, url } = useContext(PageContentContext);
  const { title, startsAt, endsAt, isAllDay, place, label, google, outlook, look } = values;
  const when = eventWords({ startsAt, endsAt, isAllDay }, region);
  const others = [
    ...(google ? [{ name: 'Google', href: googleLink(values, region.timezone) }] : []),
    ...(outlook ? [{ name: 'Outlook', href: outlookLink(values, region.timezone) }] : []),
  ];
  return (
    <div className="add-to-calendar">
      {look === 'full' && (
        <div>
          <p className="add-to-calendar-title">{title}</p>
          <p>
            <time dateTime={startsAt}>{when}</time>
          </p>
          {place !== '' && <p className="add-to-calendar-place">{place}</p>}
        </div>
      )}
      <p className="add-to-calendar-links">
        <a
          className="button is-theme"
          href={fileLink(values, { id, url, timeZone: region.timezone })}
          download={`${slugify(title) || 'event'}.ics`}
        >
          {unlessOwn(label, fields.initial.label, say('addToCalendar'))}
          {look === 'button' && <span className="visually-hidden">{` (${title}, ${when})`}</span>}
        </a>
        {others.map(({ name, href }) => (
          <a key={name} href={href} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        ))}
      </p>
    </div>
  );
}
