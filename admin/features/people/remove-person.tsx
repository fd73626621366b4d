import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { people, type Person } from '#contract/people/people.ts';
import { call } from '../../http/call.ts';
import { usePlatformUrl, useSiteTitle } from '../../account/account.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { nameOf } from './name-of.ts';
import { usePeopleChange } from './queries.ts';
import { say } from './words.ts';

export function RemovePerson({
  person,
  isSelf,
  onClose,
}: {
  person: Person;
  isSelf: boolean;
  onClose: () => void;
}) {
  const site = useSiteTitle();
  const platformUrl = usePlatformUrl() ?? '/';
  const name = nameOf(person);
  const removing = usePeopleChange(() => call(people.remove, { params: { id: person.id } }));
  const remove = () =>
    removing.mutate(undefined, {
      onSuccess: () => {
        // The session here has ended with it, so nothing more is asked of this site.
        if (isSelf) return location.assign(platformUrl);
        notifications.show({ color: 'green', message: say('nameRemoved', { name }) });
        onClose();
      },
    });
  return (
    <Dialog
      title={isSelf ? say('leaveSite', { site }) : say('removeName', { name })}
      action={isSelf ? say('leave') : say('remove')}
      isDangerous
      isBusy={removing.isPending}
      error={removing.error}
      onSubmit={remove}
      onClose={onClose}
    >
      <Text>{isSelf ? say('youLoseAccessImmediately') : say('nameLosesAccessTo', { name, site })}</Text>
    </Dialog>
  );
}
