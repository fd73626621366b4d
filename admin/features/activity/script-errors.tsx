import { Alert, Button, Code, Group, Skeleton, Stack, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasPermission } from '#core/enumerations/permissions.ts';
import { SettingsPermission } from '#core/people/finer-permissions.ts';
import { scriptErrors, type KeptError } from '#contract/script-errors.ts';
import { ageOf, momentOf } from '../../kit/age.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { accountQuery } from '../../account/account.ts';
import { Panel } from '../../kit/panel.tsx';
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
    <Panel title="Script errors" back={{ to: '/activity', label: 'Activity' }}>
      <Text>Errors in your visitors’ browsers, mostly from your own code. Repeated errors are counted.</Text>
      {error && (
        <Alert color="red" role="alert">
          {sentenceOf(error)}
        </Alert>
      )}
      {isPending && <Skeleton height={120} role="progressbar" aria-label="Loading errors" />}
      {errors?.length === 0 && <Text>No errors since the list was last cleared.</Text>}
      {errors && errors.length > 0 && (
        <>
          <ol className={classes.lines} aria-label="Script errors, newest first">
            {errors.map((one) => (
              <ErrorLine key={one.id} error={one} />
            ))}
          </ol>
          {canClear && (
            <Group>
              <Button variant="default" onClick={() => setAsking(true)}>
                Clear the list
              </Button>
            </Group>
          )}
          {isAsking && (
            <Dialog
              title="Clear the list?"
              action="Clear"
              isDangerous
              isBusy={clear.isPending}
              error={clear.error}
              onSubmit={() => clear.mutate()}
              onClose={() => setAsking(false)}
            >
              <Text>
                {errors.length === 1 ? '1 error' : `${errors.length} errors`} will be cleared. New errors are
                listed again.
              </Text>
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
        <strong className={classes.message}>{message || 'Error without a message'}</strong>
        <span className="quiet">
          {count === 1 ? 'Once' : `${count} times`}, last on {path || 'an unknown page'} with {device} ·{' '}
          <time dateTime={lastAt} title={momentOf(lastAt)}>
            {ageOf(lastAt)}
          </time>
        </span>
        <details>
          <summary>Where</summary>
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
    ? 'No location reported.'
    : [file, line, column].filter((part) => part !== null).join(':');
}
