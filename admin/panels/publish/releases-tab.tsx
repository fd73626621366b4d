import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Release } from '#contract/content/content.ts';
import { ageOf, momentOf } from '../../kit/age.ts';
import { releasesQuery } from '../../documents/queries.ts';
import { useRelease } from './use-publish.tsx';
import { undoingOf } from './undoable.ts';
import classes from './publish.module.css';

const TITLES_SHOWN = 3;

export function ReleasesTab() {
  const { data: releases } = useQuery(releasesQuery);
  const { undo } = useRelease();
  if (!releases) return <Skeleton height={56} />;
  if (releases.length === 0) return <Text>Nothing published yet.</Text>;
  const undoing = undoingOf(releases);
  return (
    <ol className={classes.list} aria-label="Releases, newest first">
      {releases.map((release) => (
        <li key={release.number} className={classes.item}>
          <Stack gap={0}>
            <Text fw={550}>{release.note === '' ? `Release ${release.number}` : release.note}</Text>
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
              {undoing.get(release.number) === 'undone' ? 'Undone' : 'Changed since'}
            </Text>
          )}
          {release.number > 1 && undoing.get(release.number) === 'free' && (
            <Button
              size="xs"
              variant="default"
              aria-label={`Undo release ${release.number}`}
              disabled={undo.isPending}
              onClick={() => undo.mutate(release.number)}
            >
              Undo
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

function titlesOf({ changes }: Release): string {
  const titles = changes.slice(0, TITLES_SHOWN).map(({ title }) => title);
  const more = changes.length - titles.length;
  return titles.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
