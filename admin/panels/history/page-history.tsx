import { ActionIcon, Button, Group, Skeleton, Stack, Text, Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { DocumentEntry } from '#contract/content/content.ts';
import { historyQuery } from '../../documents/queries.ts';
import { ageOf, momentOf } from '../../kit/age.ts';
import { saidSummary } from '../compare/said.ts';
import { useRestore } from './use-restore.ts';
import { say } from './words.ts';
import classes from './history.module.css';
import { part } from '../../kit/opening/part.ts';

const VersionDialog = part(() => import('./version-dialog.tsx'));

export function PageHistory(props: {
  page: DocumentEntry;
  /** What to do in place of saving the version as the draft. */
  onRestore?: (number: number) => Promise<void>;
}) {
  const { page } = props;
  const { data: revisions } = useQuery(historyQuery(page.id));
  const restore = useRestore();
  const [seen, setSeen] = useState<number>();
  if (!revisions) return <Skeleton height={56} />;
  const newest = revisions[0]?.number ?? page.revision;
  const bringBack = (number: number) => {
    setSeen(undefined);
    if (props.onRestore) void props.onRestore(number);
    else restore.mutate({ id: page.id, base: newest, revision: number });
  };
  return (
    <>
      <ol className={classes.history} aria-label={say('versionsNewestFirst')}>
        {revisions.map(({ number, at, byName, note, summary, isDeleted, isLive }) => {
          const isCurrent = number === newest;
          const words = [
            byName,
            note,
            isDeleted && say('deleted'),
            isLive && say('live'),
            isCurrent && say('draft'),
          ];
          return (
            <li key={number} className={classes.version}>
              <Stack gap={0}>
                <Text fw={550}>
                  <time dateTime={at} title={momentOf(at)}>
                    {ageOf(at)}
                  </time>
                </Text>
                {(summary !== '' || number === 1) && (
                  <Text size="sm">{summary === '' ? say('created') : saidSummary(summary)}</Text>
                )}
                <Text size="xs" className="quiet">
                  {[say('versionNumber', { number }), ...words].filter(Boolean).join(' · ')}
                </Text>
              </Stack>
              {!isCurrent && !isDeleted && (
                <Group gap={4} wrap="nowrap">
                  <Tooltip label={say('compareWithNow')}>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size={36}
                      aria-label={say('compareVersionNumberWith', { number })}
                      onClick={() => setSeen(number)}
                    >
                      <Eye size={18} />
                    </ActionIcon>
                  </Tooltip>
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={say('restoreVersionNumber', { number })}
                    disabled={restore.isPending}
                    onClick={() => bringBack(number)}
                  >
                    {say('restore')}
                  </Button>
                </Group>
              )}
            </li>
          );
        })}
      </ol>
      {seen !== undefined && (
        <Suspense>
          <VersionDialog
            page={{ ...page, revision: newest }}
            number={seen}
            onRestore={() => bringBack(seen)}
            onClose={() => setSeen(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
