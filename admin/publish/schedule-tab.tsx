import { Button, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { content, type Schedule } from '#contract/content.ts';
import { momentOf } from '../documents/age.ts';
import { schedulesQuery, useContentChange } from '../documents/queries.ts';
import { call } from '../http/call.ts';
import { CallProblem } from '../http/problem.ts';
import classes from './publish.module.css';

const WORDS: Record<Schedule['state'], string> = {
  waiting: 'Waiting',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** Publishes whatever is changed when the time comes. */
export function ScheduleTab() {
  const { data: schedules = [] } = useQuery(schedulesQuery);
  const cancel = useContentChange((id: string) => call(content.cancelSchedule, { params: { id } }));
  return (
    <Stack gap="md">
      <ScheduleForm />
      {schedules.length > 0 && (
        <ul className={classes.list} aria-label="Planned publishes">
          {schedules.map(({ id, at, state, outcome }) => (
            <li key={id} className={classes.item}>
              <Stack gap={0}>
                <Text fw={550}>{momentOf(at)}</Text>
                <Text size="xs" className="quiet">
                  {[WORDS[state], outcome].filter(Boolean).join(' · ')}
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

function ScheduleForm() {
  const [at, setAt] = useState('');
  const planning = useContentChange((moment: string) => call(content.schedule, { body: { at: moment } }));
  const problem = planning.error instanceof CallProblem ? planning.error : undefined;
  const plan = (event: FormEvent) => {
    event.preventDefault();
    const moment = new Date(at);
    if (Number.isNaN(moment.getTime())) return;
    planning.mutate(moment.toISOString(), {
      onSuccess: (schedule) => {
        setAt('');
        notifications.show({
          message: `Everything that is changed by then goes live on ${momentOf(schedule.at)}.`,
        });
      },
    });
  };
  return (
    <form onSubmit={plan}>
      <Stack gap="sm">
        <TextInput
          type="datetime-local"
          label="Publish all changes at"
          description="In the time of this device."
          value={at}
          required
          withAsterisk={false}
          error={problem && (problem.errors.at ?? problem.message)}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={planning.isPending}>
          Schedule
        </Button>
      </Stack>
    </form>
  );
}
