import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Bug, History } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { joinLines } from '#core/activity/lines.ts';
import { Empty } from '../../kit/lists/empty.tsx';
import { sentenceOf } from '../../http/problem.ts';
import { SEARCH_DELAY_MS } from '../../kit/lists/use-search.ts';
import { Panel } from '../../kit/panel.tsx';
import { Completeness } from './completeness.tsx';
import { Filters } from './filters.tsx';
import { Line } from './line.tsx';
import { activityQuery, NO_FILTER } from './queries.ts';
import { say } from './words.ts';
import classes from './activity.module.css';

/** What was done on the site, by whom, and when. */
export function ActivityLog() {
  const [filter, setFilter] = useState(NO_FILTER);
  const [asked] = useDebouncedValue(filter, SEARCH_DELAY_MS);
  const log = useInfiniteQuery({ ...activityQuery(asked), placeholderData: keepPreviousData });
  const lines = useMemo(() => joinLines(log.data?.pages.flatMap(({ entries }) => entries) ?? []), [log.data]);
  const isFiltered = Object.values(asked).some((value) => value !== null && value !== '');
  return (
    <Panel
      title={say('activity')}
      actions={
        <Button
          component={Link}
          to="/activity/script-errors"
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<Bug size={16} aria-hidden="true" />}
        >
          {say('scriptErrors')}
        </Button>
      }
    >
      <Completeness />
      <Filters filter={filter} onChange={setFilter} />
      {log.error && (
        <Alert color="red" role="alert">
          {sentenceOf(log.error)}
        </Alert>
      )}
      {log.isPending && <ListSkeleton />}
      {log.data && lines.length === 0 && !isFiltered && (
        <Empty icon={History} title={say('noActivityYetWhat')} text={say('whatIsListedHere')} />
      )}
      {log.data && lines.length === 0 && isFiltered && (
        <Stack align="flex-start" gap="sm">
          <Text>{say('noMatchingActivity')}</Text>
          <Button variant="default" onClick={() => setFilter(NO_FILTER)}>
            {say('showEverything')}
          </Button>
        </Stack>
      )}
      {lines.length > 0 && (
        <ol className={classes.lines} aria-label={say('activityNewestFirst')}>
          {lines.map((line) => (
            <Line key={line[0].id} line={line} />
          ))}
        </ol>
      )}
      {log.hasNextPage && (
        <Button
          variant="default"
          loading={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
          className={classes.more ?? ''}
        >
          {say('showEarlier')}
        </Button>
      )}
    </Panel>
  );
}

function ListSkeleton() {
  return (
    <Stack gap="md" aria-busy="true" aria-label={say('loadingActivity')}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={36} />
      ))}
    </Stack>
  );
}
