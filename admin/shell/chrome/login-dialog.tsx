import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import {
  answerLogin,
  isLoginAsked,
  LOGGED_IN_PATH,
  onLoginAsked,
  onLoginElsewhere,
} from '../../http/log-in-again.ts';
import { say } from './words.ts';

/** Opens when the session has ended. Logging in happens in another tab, so nothing typed here is lost. */
export function LoginDialog() {
  const isAsked = useSyncExternalStore(onLoginAsked, isLoginAsked);
  useEffect(() => onLoginElsewhere(() => answerLogin(true)), []);
  return (
    <Modal
      opened={isAsked}
      onClose={() => answerLogin(false)}
      title={say('pleaseLogInAgain')}
      centered
      closeOnClickOutside={false}
    >
      <Text mb="md">{say('yourSessionHasEnded')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => answerLogin(true)}>
          {say('iHaveLoggedIn')}
        </Button>
        <Button component="a" href={`/config${LOGGED_IN_PATH}`} target="_blank" data-autofocus>
          {say('logIn')}
        </Button>
      </Group>
    </Modal>
  );
}
