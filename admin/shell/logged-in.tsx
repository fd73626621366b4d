import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { announceLogin } from '../http/log-in-again.ts';
import { say } from './words.ts';

/** Where the tab ends up in which somebody logged in, or proved who they are. */
export function LoggedIn({ title }: { title: string }) {
  useEffect(announceLogin, []);
  return (
    <Center h="100%" p="xl">
      <Stack maw={360}>
        <Title order={1}>{title}</Title>
        <Text>{say('yourOtherTabHas')}</Text>
        <Button onClick={() => window.close()}>{say('closeThisTab')}</Button>
      </Stack>
    </Center>
  );
}
