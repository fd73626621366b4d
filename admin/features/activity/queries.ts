import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { DAY_MS } from '#core/durations.ts';
import { activity } from '#contract/people/activity.ts';
import { actionsLike } from '#core/activity/say-action.ts';
import { call } from '../../http/call.ts';
import { voice } from '../../words/voice.ts';

export interface ActivityFilter {
  person: string | null;
  kind: string | null;
  /** Days back from now. */
  days: string | null;
  search: string;
}

export const NO_FILTER: ActivityFilter = { person: null, kind: null, days: null, search: '' };

/** The moment where the period begins, at the start of a day, so that the same choice is the same question. */
export function periodStart(days: string | null, now: Date): string | undefined {
  if (days === null) return undefined;
  const start = new Date(now.getTime() - (Number(days) - 1) * DAY_MS);
  start.setHours(0, 0, 0, 0);
  return start.toISOString();
}

/** The server knows what actions are called in English alone. */
function actionsFound(search: string): string | undefined {
  if (search === '' || voice.locale === 'en') return undefined;
  return actionsLike(search, voice).join(',');
}

export const activityQuery = ({ person, kind, days, search }: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: ['activity', 'list', { person, kind, days, search }],
    queryFn: ({ pageParam }) =>
      call(activity.list, {
        query: {
          person: person ?? undefined,
          kind: kind ?? undefined,
          from: periodStart(days, new Date()),
          search: search.trim() === '' ? undefined : search.trim(),
          actions: actionsFound(search.trim()),
          before: pageParam === null ? undefined : String(pageParam),
        },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });

export const actorsQuery = queryOptions({
  queryKey: ['activity', 'people'],
  queryFn: async () => (await call(activity.people, {})).people,
});

export const completenessQuery = queryOptions({
  queryKey: ['activity', 'completeness'],
  queryFn: () => call(activity.check, {}),
});
