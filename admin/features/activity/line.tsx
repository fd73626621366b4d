import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { placeOfThing } from '#core/activity/places.ts';
import { sayAction } from '#core/activity/say-action.ts';
import type { ActivityLine } from '#core/activity/lines.ts';
import { hasPermission } from '#core/enumerations/permissions.ts';
import { ageOf, momentOf } from '../../kit/age.ts';
import { accountQuery } from '../../account/account.ts';
import { voice } from '../../words/voice.ts';
import { say } from './words.ts';
import classes from './activity.module.css';

/** Who, what, when, and the way to the thing for those who may go there. */
export function Line({ line }: { line: ActivityLine }) {
  const { data: account } = useQuery(accountQuery);
  const [newest] = line;
  const words = sayAction(
    newest.action,
    line.map(({ detail }) => detail),
    voice,
  );
  const place = placeOfThing(newest.action, newest.detail);
  const isAboutOne = new Set(line.map(({ detail }) => detail.id)).size === 1;
  const canGo = place && isAboutOne && hasPermission(account?.permissions ?? [], place.needs);
  return (
    <li className={classes.line}>
      <span>
        <strong className={classes.who}>{newest.person?.name ?? say('plinth')}</strong>{' '}
        {canGo ? (
          <Anchor component={Link} to={place.to} inherit c="inherit" className={classes.thing ?? ''}>
            {words}
          </Anchor>
        ) : (
          words
        )}
      </span>
      <time className="quiet" dateTime={newest.at} title={momentOf(newest.at)}>
        {ageOf(newest.at)}
      </time>
    </li>
  );
}
