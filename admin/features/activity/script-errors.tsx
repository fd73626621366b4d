import { Alert, Button, Code, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Bug } from 'lucide-react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasPermission } from '#core/enumerations/permissions.ts';
import { SettingsPermission } from '#core/people/finer-permissions.ts';
import { scriptErrors, type KeptError } from '#contract/script-errors.ts';
import { Empty } from '../../kit/lists/empty.tsx';
import { ageOf, momentOf } from '../../kit/age.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { accountQuery } from '../../account/account.ts';
import { Panel } from '../../kit/panel.tsx';
import { say } from './words.ts';
import classes from './activity.module.css';

const errorsQuery = queryOptions({
  queryKey: ['script-errors'],
  queryFn: async () => (await call(scriptErrors.list, {})).errors,
});

/** What went wrong in scripts on the site, for whoever looks after its code. */
export function ScriptErrorsPanel() {
  const client = useQueryClient();
  const { data: account } = useQuery(accountQuery);
  const { data: errors, error, isPending } = useQuery(errorsQuery);
  const [isAsking, setAsking] = useState(false);
  const clear = useMutation({
    mutationFn: () => call(scriptErrors.clear, {}),
    onSuccess: () => {
      client.setQueryData(errorsQuery.queryKey, []);
      setAsking(false);
    },
  });
  const canClear = hasPermission(account?.permissions ?? [], SettingsPermission.scriptErrors);
  return (
    <Panel title={say('scriptErrors')} back={{ to: '/activity', label: say('activity') }}>
      <Text>{say('errorsInYourVisitors')}</Text>
      {error && (
        <Alert color="red" role="alert">
          {sentenceOf(error)}
        </Alert>
      )}
      {isPending && <Skeleton height={120} role="progressbar" aria-label={say('loadingErrors')} />}
      {errors?.length === 0 && <Empty icon={Bug} title={say('noErrorsSinceThe')} />}
      {errors && errors.length > 0 && (
        <>
          <ol className={classes.lines} aria-label={say('scriptErrorsNewestFirst')}>
            {errors.map((one) => (
              <ErrorLine key={one.id} error={one} />
            ))}
          </ol>
          {canClear && (
            <Group>
              <Button variant="default" onClick={() => setAsking(true)}>
                {say('clearTheList')}
              </Button>
            </Group>
          )}
          {isAsking && (
            <Dialog
              title={say('clearTheList2')}
              action={say('clear')}
              isDangerous
              isBusy={clear.isPending}
              error={clear.error}
              onSubmit={() => clear.mutate()}
              onClose={() => setAsking(false)}
            >
              <Text>{say('errorsWillBeCleared', { count: errors.length })}</Text>
            </Dialog>
          )}
        </>
      )}
    </Panel>
  );
}

function ErrorLine({ error }: { error: KeptError }) {
  const { message, stack, custom, path, device, count, lastAt } = error;
  return (
    <li className={classes.line}>
      <Stack gap={4}>
        <strong className={classes.message}>{message || say('errorWithoutAMessage')}</strong>
        <span className="quiet">
          {say.parts(count === 1 ? 'once' : 'timesLastOnPath', {
            count,
            path: path || say('anUnknownPage'),
            device,
            age: (
              <time key="age" dateTime={lastAt} title={momentOf(lastAt)}>
                {ageOf(lastAt)}
              </time>
            ),
          })}
        </span>
        <details>
          <summary>{say('where')}</summary>
          <Code block className={classes.stack ?? ''} tabIndex={0}>
            {[placeOf(error), stack, custom].filter((words) => words !== '').join('\n\n')}
          </Code>
        </details>
      </Stack>
    </li>
  );
}

function placeOf({ file, line, column }: KeptError): string {
  return file === ''
    ? say('noLocationReported')
    : [file, line, column].filter((part) => part !== null).join(':');
}
