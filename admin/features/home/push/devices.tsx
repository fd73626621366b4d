import { Alert, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pushCalls, type PushState } from '#contract/sites/push.ts';
import { accountQuery } from '../../../account/account.ts';
import {
  isApplePhone,
  isBlocked,
  isSupported,
  turnOffHere,
  turnOnHere,
} from '../../../account/push/this-browser.ts';
import { call } from '../../../http/call.ts';
import { CallProblem, sentenceOf } from '../../../http/problem.ts';
import { useChange } from '../../../http/use-change.ts';
import { ageOf } from '../../../kit/age.ts';
import { pushQuery } from './queries.ts';
import { say } from './words.ts';
import classes from './push.module.css';

type Device = PushState['devices'][number];

/** Where else somebody hears of news, and whether this browser is one of those places. */
export function Devices() {
  const { data, error } = useQuery(pushQuery);
  return (
    <Stack gap="sm" component="section" aria-labelledby="devices-title">
      <Title order={2} size="h5" id="devices-title">
        {say('onYourDevices')}
      </Title>
      <Text className="quiet">{say('newsAppearsHere')}</Text>
      {error && (
        <Alert color="red" role="alert">
          {sentenceOf(error)}
        </Alert>
      )}
      {data ? (
        <>
          {!data.devices.some(({ isCurrent }) => isCurrent) && <ThisBrowser publicKey={data.publicKey} />}
          <ul className={classes.devices}>
            {data.devices.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
        </>
      ) : (
        !error && <Skeleton height={36} role="progressbar" aria-label={say('loading')} />
      )}
    </Stack>
  );
}

function ThisBrowser({ publicKey }: { publicKey: string }) {
  const { data: account } = useQuery(accountQuery);
  const [problem, setProblem] = useState('');
  const add = useChange(
    async (accountId: string) => {
      const reached = await turnOnHere(publicKey, accountId);
      if (!reached) return setProblem(isBlocked() ? '' : say('notAllowed'));
      await call(pushCalls.addDevice, { body: reached });
    },
    {
      stale: [pushQuery.queryKey],
      // What a browser says of it is not for people.
      onError: (error) => setProblem(error instanceof CallProblem ? sentenceOf(error) : say('noPushService')),
    },
  );
  if (!isSupported())
    return <Alert color="gray">{isApplePhone() ? say('addToHomeScreen') : say('notSupported')}</Alert>;
  if (isBlocked())
    return (
      <Alert color="yellow" role="status">
        {say('blockedInBrowser')}
      </Alert>
    );
  return (
    <>
      <Button
        variant="default"
        className={classes.turnOn ?? ''}
        loading={add.isPending}
        disabled={!account}
        onClick={() => {
          setProblem('');
          if (account) add.mutate(account.id);
        }}
      >
        {say('turnOnOnThisDevice')}
      </Button>
      {problem !== '' && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
    </>
  );
}

function DeviceRow({ device: { id, device, createdAt, isCurrent } }: { device: Device }) {
  const remove = useChange(
    async () => {
      await call(pushCalls.removeDevice, { params: { id } });
      if (isCurrent) await turnOffHere();
    },
    { stale: [pushQuery.queryKey] },
  );
  const test = useChange(() => call(pushCalls.testDevice, { params: { id } }), {
    stale: [],
    onSuccess: () => notifications.show({ message: say('testSent') }),
  });
  const problem = remove.error ?? test.error;
  return (
    <li className={classes.device}>
      <div>
        <Text>{isCurrent ? say('onOnThisDevice') : device}</Text>
        <Text size="sm" className="quiet">
          {isCurrent ? device : say('onSinceAge', { age: ageOf(createdAt) })}
        </Text>
        {problem && (
          <Text size="sm" c="red" role="alert">
            {sentenceOf(problem)}
          </Text>
        )}
      </div>
      <Group gap="xs">
        {isCurrent && (
          <Button size="xs" variant="default" loading={test.isPending} onClick={() => test.mutate(undefined)}>
            {say('sendATest')}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          aria-label={isCurrent ? undefined : say('turnOffDevice', { device })}
          loading={remove.isPending}
          onClick={() => remove.mutate(undefined)}
        >
          {say('turnOff')}
        </Button>
      </Group>
    </li>
  );
}
