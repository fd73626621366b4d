import { Checkbox, Skeleton, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SampleEntry } from '#contract/sites/samples.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { useStage } from '../../kit/stage.ts';
import { samplesQuery, useRemoveSamples } from './queries.ts';
import { say } from './words.ts';
import classes from './home.module.css';

/** All samples are chosen; what somebody wants to keep is unticked. */
export function SamplesDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery(samplesQuery);
  const remove = useRemoveSamples();
  const stage = useStage();
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const chosen = (data ?? []).filter(({ id }) => !kept.has(id));
  const keep = (entries: readonly SampleEntry[], isKept: boolean) =>
    setKept((before) => {
      const next = new Set(before);
      for (const { id } of entries)
        if (isKept) next.add(id);
        else next.delete(id);
      return next;
    });
  const submit = () =>
    remove.mutate(
      chosen.map(({ id }) => id),
      {
        onSuccess: ({ removed }) => {
          notifications.show({
            color: 'green',
            message: say('samplesRemoved', { removed }),
          });
          stage.reload();
          onClose();
        },
      },
    );
  return (
    <Dialog
      title={say('removeSamples')}
      action={say('removeSamples2', { count: chosen.length })}
      isBusy={remove.isPending}
      isDangerous
      error={remove.error ?? error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{say('theseCameWithThe')}</Text>
      {!data && !error && <Skeleton height={160} role="progressbar" aria-label={say('loading')} />}
      <div className={classes.samples}>
        {groupsOf(data ?? []).map(([name, entries]) => (
          <Stack key={name} gap={6}>
            <Checkbox
              label={<strong>{name}</strong>}
              checked={entries.every(({ id }) => !kept.has(id))}
              indeterminate={
                entries.some(({ id }) => kept.has(id)) && entries.some(({ id }) => !kept.has(id))
              }
              onChange={({ currentTarget }) => keep(entries, !currentTarget.checked)}
            />
            {entries.map((entry) => (
              <Checkbox
                key={entry.id}
                ml="lg"
                label={entry.title}
                checked={!kept.has(entry.id)}
                onChange={({ currentTarget }) => keep([entry], !currentTarget.checked)}
              />
            ))}
          </Stack>
        ))}
      </div>
    </Dialog>
  );
}

function groupsOf(samples: readonly SampleEntry[]): [string, SampleEntry[]][] {
  const nameOf = ({ kind, place }: SampleEntry) =>
    kind === 'product' ? say('products') : place || say('other');
  return [...new Set(samples.map(nameOf))].map((name) => [
    name,
    samples.filter((sample) => nameOf(sample) === name),
  ]);
}
