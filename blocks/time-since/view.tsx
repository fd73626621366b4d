import { useContext } from 'react';
import { dayWords } from '#core/collections/words.ts';
import type { ViewProps } from '../kit/block.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import type { TimeSinceValues } from './fields.ts';

/** The day stands there until a script says how long ago it was, and goes on saying it. */
export function TimeSinceView({ values: { since, before, after } }: ViewProps<TimeSinceValues>) {
  const { region } = useContext(PageContentContext);
  return (
    <p className="time-since-block">
      {before !== '' && `${before} `}
      <time className="time-since" dateTime={since} data-date={Date.parse(since)}>
        {dayWords(since, region)}
      </time>
      {after !== '' && `${/^[.,;:!?)…]/.test(after) ? '' : ' '}${after}`}
    </p>
  );
}
