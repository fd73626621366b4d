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
import { say } from './words.ts';
import classes from './publish.module.css';

const WORDS: Record<Schedule['state'], string> = {
  waiting: say('waiting'),
  done: say('done'),
  failed: say('failed'),
  cancelled: say('cancelled'),
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
        <ul className={classes.list} aria-label={say('scheduledPublishes')}>
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
                  aria-label={say('cancelThePublishOf', { momentOf: momentOf(at) })}
                  disabled={cancel.isPending}
                  onClick={() => cancel.mutate(id)}
                >
                  {say('cancel')}
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
        const moment = momentOf(schedule.at);
        notifications.show({
          message: named
            ? say('changesGoLiveOn', { count: named.length, moment })
            : say('everythingGoesLiveOn', { moment }),
        });
      },
    });
  };
  return (
    <form onSubmit={plan}>
      <Stack gap="sm">
        <TextInput
          type="datetime-local"
          label={named ? say('publishChangesAt', { count: named.length }) : say('publishAllChangesAt')}
          description={say('inThisDevicesTime')}
          value={at}
          required
          withAsterisk={false}
          error={problem && (problem.errors.at ?? problem.message)}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={planning.isPending}>
          {say('schedule')}
        </Button>
        {named && (
          <Button variant="subtle" onClick={onAll}>
            {say('scheduleAllChangesInstead')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
