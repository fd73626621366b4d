import { Button, Group, Modal, Text } from '@mantine/core';
import { useBlocker } from 'react-router';
import { useHasUnsaved } from '../../documents/unsaved.ts';

/** Asks before a step to another place throws away what was not saved. */
export function LeaveGuard() {
  const hasUnsaved = useHasUnsaved();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = () => blocker.reset?.();
  return (
    <Modal opened={blocker.state === 'blocked'} onClose={stay} title="Your changes are not saved" centered>
      <Text mb="md">If you leave now, what you changed here is lost.</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          Leave without saving
        </Button>
        <Button onClick={stay} data-autofocus>
          Stay
        </Button>
      </Group>
    </Modal>
  );
}
