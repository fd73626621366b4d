import { Button, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { content, type Schedule } from '#contract/content/content.ts';
import { momentOf } from '../../kit/age.ts';
import { schedulesQuery, useContentChange } from '../../documents/queries.ts';
import { call } from '../../http/call.ts';
import { CallProblem } from '../../http/problem.ts';
import { countChanges } from './count-changes.ts';
import classes from './publish.module.css';

const WORDS: Record<Schedule['state'], string> = {
  waiting: 'Waiting',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

interface Planned {
  /** Only these are published; undefined for whatever is changed when the time comes. */
  named: string[] | undefined;
  onAll: () => void;
}

export function ScheduleTab({ named, onAll }: Planned) {
  const { data: schedules = [] } = useQuery(schedulesQuery);
  const cancel = useContentChange((id: string) => call(content.cancelSchedule, { params: { id } }));
  return (
    <Stack gap="md">
      <ScheduleForm named={named} onAll={onAll} />
      {schedules.length > 0 && (
        <ul className={classes.list} aria-label="Scheduled publishes">
          {schedules.map(({ id, at, state, outcome, documentIds }) => (
            <li key={id} className={classes.item}>
              <Stack gap={0}>
                <Text fw={550}>{momentOf(at)}</Text>
                <Text size="xs" className="quiet">
                  {[WORDS[state], documentIds && countChanges(documentIds.length), outcome]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Stack>
              {state === 'waiting' && (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Cancel the publish of ${momentOf(at)}`}
                  disabled={cancel.isPending}
                  onClick={() => cancel.mutate(id)}
                >
                  Cancel
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

function ScheduleForm({ named, onAll }: Planned) {
  const [at, setAt] = useState('');
  const planning = useContentChange((moment: string) =>
    call(content.schedule, { body: { at: moment, ...(named && { documentIds: named }) } }),
  );
  const problem = planning.error instanceof CallProblem ? planning.error : undefined;
  const plan = (event: FormEvent) => {
    event.preventDefault();
    const moment = new Date(at);
    if (Number.isNaN(moment.getTime())) return;
    planning.mutate(moment.toISOString(), {
      onSuccess: (schedule) => {
        setAt('');
        onAll();
        const what = named ? countChanges(named.length) : 'Everything changed by then';
        notifications.show({
          message: `${what} ${named && named.length > 1 ? 'go' : 'goes'} live on ${momentOf(schedule.at)}.`,
        });
      },
    });
  };
  return (
    <form onSubmit={plan}>
      <Stack gap="sm">
        <TextInput
          type="datetime-local"
          label={named ? `Publish ${countChanges(named.length)} at` : 'Publish all changes at'}
          description="In this device’s time zone."
          value={at}
          required
          withAsterisk={false}
          error={problem && (problem.errors.at ?? problem.message)}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={planning.isPending}>
          Schedule
        </Button>
        {named && (
          <Button variant="subtle" onClick={onAll}>
            Schedule all changes instead
          </Button>
        )}
      </Stack>
    </form>
  );
}
