import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { announceLogin } from '../http/log-in-again.ts';

/** Where the log-in dialog's tab ends up. */
export function LoggedIn() {
  useEffect(announceLogin, []);
  return (
    <Center h="100%" p="xl">
      <Stack maw={360}>
        <Title order={1}>You are logged in</Title>
        <Text>Your other tab has gone on where it stopped. You can close this one.</Text>
        <Button onClick={() => window.close()}>Close this tab</Button>
      </Stack>
    </Center>
  );
}
