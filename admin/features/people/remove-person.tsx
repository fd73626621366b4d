import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { people, type Person } from '#contract/people/people.ts';
import { call } from '../../http/call.ts';
import { usePlatformUrl, useSiteTitle } from '../../account/account.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { nameOf } from './name-of.ts';
import { usePeopleChange } from './queries.ts';

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
        notifications.show({ color: 'green', message: `${name} removed.` });
        onClose();
      },
    });
  return (
    <Dialog
      title={isSelf ? `Leave ${site}?` : `Remove ${name}?`}
      action={isSelf ? 'Leave' : 'Remove'}
      isDangerous
      isBusy={removing.isPending}
      error={removing.error}
      onSubmit={remove}
      onClose={onClose}
    >
      <Text>
        {isSelf
          ? 'You lose access immediately, until somebody invites you again.'
          : `${name} loses access to ${site} immediately. Their work stays.`}
      </Text>
    </Dialog>
  );
}
