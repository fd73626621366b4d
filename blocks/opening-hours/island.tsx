import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#core/durations.ts';
import { openingAt, weekMinute, type Hours } from '#core/settings/opening.ts';
import { useWords } from '../kit/words.ts';

export interface OpenNowProps {
  hours: readonly Hours[];
  /** Names of the days, Monday first. */
  days: readonly string[];
  timeZone: string;
}

/** Whether it is open now, by the clock of the place. Asleep it says nothing: a kept page does not know the time. */
export default function OpenNow({ hours, days, timeZone }: OpenNowProps) {
  const say = useWords('hours');
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const look = () => setNow(weekMinute(new Date(), timeZone));
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, [timeZone]);
  const opening = now === undefined ? undefined : openingAt(hours, now);
  if (!opening) return <p className="open-now" />;
  if (opening.isOpen)
    return (
      <p className="open-now" data-open="">
        <strong>{say('openNow')}</strong> <span>{say('until', { time: opening.until })}</span>
      </p>
    );
  return (
    <p className="open-now">
      <strong>{say('closedNow')}</strong>{' '}
      <span>
        {opening.isToday
          ? say('opensToday', { time: opening.from })
          : say('opensOn', { day: days[opening.day] ?? '', time: opening.from })}
      </span>
    </p>
  );
}
