import { Fragment, useContext } from 'react';
import { WEEKDAYS, type Business } from '#core/settings/business.ts';
import type { ViewProps } from '../kit/block.tsx';
import { Island } from '../kit/islands.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { Placeholder } from '../kit/placeholder.tsx';
import type { OpeningHoursValues } from './fields.ts';
import OpenNow from './island.tsx';
import { useWords } from '../kit/words.ts';

/** The days are the same for everybody; whether it is open now only the visitor's clock can tell. Where no script asks it, the days stand in its place. */
export function OpeningHoursView({ values, isEditing }: ViewProps<OpeningHoursValues>) {
  const { business, region } = useContext(PageContentContext);
  const { hasState, hasDays, note, look } = values;
  const hours = hoursOf(business);
  if (hours.length === 0)
    return isEditing ? (
      <Placeholder name="Opening hours">Fill in Settings, Business information</Placeholder>
    ) : null;
  const days = dayNames(region.language);
  return (
    <div className="opening-hours" data-look={look}>
      {hasState && (
        <Island
          name="opening-hours"
          wake="visible"
          component={OpenNow}
          words={['hours']}
          props={{ hours, days, timeZone: region.timezone }}
        />
      )}
      {hasDays && <Days hours={hours} days={days} />}
      {hasState && !hasDays && (
        <noscript>
          <Days hours={hours} days={days} />
        </noscript>
      )}
      {note !== '' && <p className="opening-hours-note">{note}</p>}
    </div>
  );
}

function Days({ hours, days }: { hours: ReturnType<typeof hoursOf>; days: readonly string[] }) {
  const say = useWords('hours');
  return (
    <dl>
      {days.map((name, day) => {
        const open = hours.filter((entry) => entry.day === day);
        return (
          <div key={day} {...(open.length === 0 && { 'data-closed': '' })}>
            <dt>{name}</dt>
            <dd>
              {open.length === 0
                ? say('closed')
                : open.map(({ opens, closes }, index) => (
                    <Fragment key={`${index} ${opens}`}>
                      {index > 0 && ' '}
                      <span>{`${opens}–${closes}${index < open.length - 1 ? ',' : ''}`}</span>
                    </Fragment>
                  ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function hoursOf({ hours }: Pick<Business, 'hours'>) {
  return hours
    .filter(({ opens, closes }) => opens !== '' && closes !== '')
    .map(({ day, opens, closes }) => ({ day: WEEKDAYS.indexOf(day), opens, closes }))
    .sort((a, b) => a.day - b.day || a.opens.localeCompare(b.opens));
}

/** 1 January 2024 was a Monday. */
function dayNames(language: string): string[] {
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return WEEKDAYS.map((_, day) => names.format(Date.UTC(2024, 0, 1 + day)));
}
