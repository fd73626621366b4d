import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Release } from '#contract/content/content.ts';
import { ageOf, momentOf } from '../../kit/age.ts';
import { releasesQuery } from '../../documents/queries.ts';
import { useRelease } from './use-publish.tsx';
import { undoingOf } from './undoable.ts';
import { shownTitle } from '../../documents/shown-title.ts';
import { say } from './words.ts';
import classes from './publish.module.css';

const TITLES_SHOWN = 3;

export function ReleasesTab() {
  const { data: releases } = useQuery(releasesQuery);
  const { undo } = useRelease();
  if (!releases) return <Skeleton height={56} />;
  if (releases.length === 0) return <Text>{say('nothingPublishedYet')}</Text>;
  const undoing = undoingOf(releases);
  return (
    <ol className={classes.list} aria-label={say('releasesNewestFirst')}>
      {releases.map((release) => (
        <li key={release.number} className={classes.item}>
          <Stack gap={0}>
            <Text fw={550}>
              {release.note === '' ? say('releaseNumber', { number: release.number }) : release.note}
            </Text>
            <Text size="xs" className="quiet">
              {titlesOf(release)} ·{' '}
              <time dateTime={release.at} title={momentOf(release.at)}>
                {ageOf(release.at)}
              </time>
              {release.byName && ` · ${release.byName}`}
            </Text>
          </Stack>
          {/* The first release made the site: without it there is nothing to show. */}
          {release.number > 1 && undoing.get(release.number) !== 'free' && (
            <Text size="xs" className={`quiet ${classes.past ?? ''}`}>
              {undoing.get(release.number) === 'undone' ? say('undone') : say('changedSince')}
            </Text>
          )}
          {release.number > 1 && undoing.get(release.number) === 'free' && (
            <Button
              size="xs"
              variant="default"
              aria-label={say('undoReleaseNumber', { number: release.number })}
              disabled={undo.isPending}
              onClick={() => undo.mutate(release.number)}
            >
              {say('undo')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

function titlesOf({ changes }: Release): string {
  const titles = changes.slice(0, TITLES_SHOWN).map(shownTitle);
  const more = changes.length - titles.length;
  const listed = titles.join(', ');
  return more > 0 ? say('titlesAndMore', { titles: listed, more }) : listed;
}
