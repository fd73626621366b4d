import { useEffect, useState } from 'react';
import { describeAgeIn, RELATIVE_TIME_REFRESH_MS } from '#core/text/relative-time.ts';

/** How long ago something was written; the day itself until a script runs, and in the title. */
export function When({ at }: { at: string }) {
  const day = at.slice(0, 10);
  const [words, setWords] = useState(day);

  useEffect(() => {
    const tell = () => setWords(describeAgeIn(document.documentElement.lang, Date.now() - Date.parse(at)));
    tell();
    const timer = setInterval(tell, RELATIVE_TIME_REFRESH_MS);
    return () => clearInterval(timer);
  }, [at]);

  return (
    <time className="time-since" dateTime={at} data-date={Date.parse(at)} title={day}>
      {words}
    </time>
  );
}
