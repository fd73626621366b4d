import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { canSaveAll, saveUnsaved, useHasUnsaved } from '../../documents/unsaved.ts';
import { say } from './words.ts';

/** Saves drafts before a step to another place, and asks where that step would throw something away. */
export function LeaveGuard() {
  const hasUnsaved = useHasUnsaved();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let isCurrent = true;
    void saveUnsaved('drafts').then((isSaved) => {
      if (!isCurrent) return;
      if (isSaved) blocker.proceed();
      else setAsking(true);
    });
    return () => {
      isCurrent = false;
      setAsking(false);
    };
  }, [blocker]);

  const stay = () => blocker.reset?.();
  const save = async () => {
    if (await saveUnsaved('everything')) blocker.proceed?.();
    else stay();
  };
  return (
    <Modal opened={isAsking} onClose={stay} title={say('yourChangesAreNot')} centered>
      <Text mb="md">{say('ifYouLeaveNow')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {say('leaveWithoutSaving')}
        </Button>
        {isAsking && canSaveAll() ? (
          <Button onClick={() => void save()} data-autofocus>
            {say('saveAndLeave')}
          </Button>
        ) : (
          <Button onClick={stay} data-autofocus>
            {say('stay')}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
