import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import {
  answerLogin,
  isLoginAsked,
  LOGGED_IN_PATH,
  onLoginAsked,
  onLoginElsewhere,
} from '../../http/log-in-again.ts';

/** Opens when the session has ended. Logging in happens in another tab, so nothing typed here is lost. */
export function LoginDialog() {
  const isAsked = useSyncExternalStore(onLoginAsked, isLoginAsked);
  useEffect(() => onLoginElsewhere(() => answerLogin(true)), []);
  return (
    <Modal
      opened={isAsked}
      onClose={() => answerLogin(false)}
      title="Please log in again"
      centered
      closeOnClickOutside={false}
    >
      <Text mb="md">
        Your session has ended. Log in in the tab that opens; what you were doing here goes on afterwards.
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => answerLogin(true)}>
          I have logged in
        </Button>
        <Button component="a" href={`/config${LOGGED_IN_PATH}`} target="_blank" data-autofocus>
          Log in
        </Button>
      </Group>
    </Modal>
  );
}
