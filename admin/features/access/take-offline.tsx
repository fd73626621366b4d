import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { access } from '#contract/people/access.ts';
import { homeQuery } from '../../account/home.ts';
import { call } from '../../http/call.ts';
import { useChange } from '../../http/use-change.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { useStage } from '../../kit/stage.ts';
import { accessQuery } from './queries.ts';
import { say } from './words.ts';

/** The way back from going live. */
export function TakeOffline() {
  const [isOpen, { open, close }] = useDisclosure(false);
  const stage = useStage();
  const takeOffline = useChange((_: void) => call(access.setLive, { body: { isLive: false } }), {
    stale: [accessQuery.queryKey, homeQuery.queryKey],
  });
  const submit = () =>
    takeOffline.mutate(undefined, {
      onSuccess: () => {
        notifications.show({ color: 'green', message: say('yourSiteIsOffline') });
        stage.reload();
        close();
      },
    });
  return (
    <div>
      <Button variant="default" onClick={open}>
        {say('takeSiteOffline')}
      </Button>
      {isOpen && (
        <Dialog
          title={say('takeSiteOffline')}
          action={say('takeOffline')}
          isBusy={takeOffline.isPending}
          isDangerous
          error={takeOffline.error}
          onSubmit={submit}
          onClose={close}
        >
          <Text>{say('visitorsWillReadThat')}</Text>
        </Dialog>
      )}
    </div>
  );
}
