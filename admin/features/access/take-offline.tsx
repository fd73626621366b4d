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
        notifications.show({ color: 'green', message: 'Your site is offline.' });
        stage.reload();
        close();
      },
    });
  return (
    <div>
      <Button variant="default" onClick={open}>
        Take site offline
      </Button>
      {isOpen && (
        <Dialog
          title="Take site offline"
          action="Take offline"
          isBusy={takeOffline.isPending}
          isDangerous
          error={takeOffline.error}
          onSubmit={submit}
          onClose={close}
        >
          <Text>
            Visitors will read that the site is coming soon, and cannot order or write to you. Orders and
            pages stay as they are, and you can go live again at any time.
          </Text>
        </Dialog>
      )}
    </div>
  );
}
