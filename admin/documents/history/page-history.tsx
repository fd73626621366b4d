import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DocumentEntry } from '#contract/content/content.ts';
import { ageOf, momentOf } from '../../kit/age.ts';
import { historyQuery } from '../queries.ts';
import { useRestore } from './use-restore.ts';
import classes from './history.module.css';

export function PageHistory({ page }: { page: DocumentEntry }) {
  const { data: revisions } = useQuery(historyQuery(page.id));
  const restore = useRestore();
  if (!revisions) return <Skeleton height={56} />;
  return (
    <ol className={classes.history} aria-label="Versions, newest first">
      {revisions.map(({ number, at, byName, note, isDeleted, isLive }) => {
        const isCurrent = number === page.revision;
        const words = [byName, note, isDeleted && 'Deleted', isLive && 'Live', isCurrent && 'Draft'].filter(
          Boolean,
        );
        return (
          <li key={number} className={classes.version}>
            <Stack gap={0}>
              <Text fw={550}>Version {number}</Text>
              <Text size="xs" className="quiet">
                <time dateTime={at} title={momentOf(at)}>
                  {ageOf(at)}
                </time>
                {words.map((word) => ` · ${word}`)}
              </Text>
            </Stack>
            {!isCurrent && !isDeleted && (
              <Button
                size="xs"
                variant="default"
                aria-label={`Restore version ${number}`}
                disabled={restore.isPending}
                onClick={() => restore.mutate({ id: page.id, base: page.revision, revision: number })}
              >
                Restore
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
