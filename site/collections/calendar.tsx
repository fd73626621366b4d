import type { Collection } from '#core/collections/collection.ts';
import { useWords } from '#blocks/kit/words.ts';
import { dayIn } from '#core/collections/calendar/day.ts';
import { daysWithin, weeksOf } from '#core/collections/calendar/month-grid.ts';
import { DAY_MS } from '#core/durations.ts';
import { formatMoment, localeOf, type Region } from '#core/settings/locale.ts';
import type { CalendarView, Card } from './view.ts';
import { monthWords } from '#core/collections/words.ts';

/** A Monday, from which the names of the days are taken. */
const MONDAY = Date.UTC(2026, 0, 5);

/** A month of events as a table; on phones, where a table of seven columns cannot be read, a list of its days. */
export function Calendar(props: { collection: Collection; calendar: CalendarView; site: Region }) {
  const say = useWords('content');
  const { calendar, site } = props;
  const byDay = eventsByDay(calendar, site);
  const names = dayNames(site);
  return (
    <div className="calendar">
      <table>
        <caption className="visually-hidden">
          {say('eventsIn', { month: monthWords(calendar.month, site) })}
        </caption>
        <thead>
          <tr>
            {names.map(({ long, short }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(calendar.month).map((week, index) => (
            <tr key={index}>
              {week.map((day, column) => (
                <Day
                  key={column}
                  day={day}
                  weekday={names[column]?.long ?? ''}
                  events={day === null ? [] : (byDay.get(day) ?? [])}
                  site={site}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {calendar.events.length === 0 && <p className="collection-empty">{say('noEventsThisMonth')}</p>}
      <nav className="pager" aria-label={say('months')}>
        <a href={calendar.previousPath} rel="prev">
          {monthWords(calendar.previousPath.slice(-7), site)}
        </a>
        <a href={calendar.nextPath} rel="next">
          {monthWords(calendar.nextPath.slice(-7), site)}
        </a>
      </nav>
    </div>
  );
}

function Day(props: {
  day: number | null;
  /** Said where the days stand below each other. */
  weekday: string;
  events: readonly Card[];
  site: Region;
}) {
  const { day, weekday, events, site } = props;
  return (
    <td {...(events.length > 0 && { 'data-busy': '' })}>
      {day !== null && (
        <span className="calendar-day">
          <span className="calendar-weekday">{weekday} </span>
          {day}
        </span>
      )}
      {events.map((card) => (
        <a key={card.id} href={card.path}>
          {!card.details.event.isAllDay && (
            <time dateTime={card.details.event.startsAt}>
              {formatMoment(new Date(card.details.event.startsAt), site, { timeStyle: 'short' })}
            </time>
          )}{' '}
          {card.title}
        </a>
      ))}
    </td>
  );
}

function eventsByDay({ month, events }: CalendarView, site: Region): Map<number, Card[]> {
  const found = new Map<number, Card[]>();
  const name = (moment: string) => {
    const { year, month: number, day } = dayIn(site.timezone, new Date(moment));
    return `${String(year).padStart(4, '0')}-${String(number).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  };
  for (const card of events) {
    const { startsAt, endsAt } = card.details.event;
    if (startsAt === '') continue;
    for (const day of daysWithin(month, name(startsAt), name(endsAt || startsAt)))
      found.set(day, [...(found.get(day) ?? []), card]);
  }
  return found;
}

function dayNames(site: Region): { long: string; short: string }[] {
  const name = (index: number, weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(localeOf(site), { weekday, timeZone: 'UTC' }).format(MONDAY + index * DAY_MS);
  return Array.from({ length: 7 }, (_, index) => ({
    long: name(index, 'long'),
    short: name(index, 'short'),
  }));
}
