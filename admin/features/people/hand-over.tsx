import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { people, type Person } from '#contract/people/people.ts';
import { call } from '../../http/call.ts';
import { useSiteTitle } from '../../account/account.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { nameOf } from './name-of.ts';
import { usePeopleChange } from './queries.ts';
import { say } from './words.ts';

/** Giving the site to another admin. */
export function HandOver({ person, onClose }: { person: Person; onClose: () => void }) {
  const site = useSiteTitle();
  const handing = usePeopleChange(() => call(people.transfer, { params: { id: person.id } }));
  const name = nameOf(person);
  const handOver = () =>
    handing.mutate(undefined, {
      onSuccess: () => {
        notifications.show({ color: 'green', message: say('nameIsNowThe', { name }) });
        onClose();
      },
    });
  return (
    <Dialog
      title={say('makeNameTheOwner', { name })}
      action={say('makeOwner')}
      isDangerous
      isBusy={handing.isPending}
      error={handing.error}
      onSubmit={handOver}
      onClose={onClose}
    >
      <Text>{say('nameBecomesTheOwner', { name, site })}</Text>
    </Dialog>
  );
}
