import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { people, type Person } from '#contract/people/people.ts';
import { call } from '../../http/call.ts';
import { Dialog, fieldErrors } from '../../kit/dialog.tsx';
import { nameOf } from './name-of.ts';
import { usePeopleChange } from './queries.ts';
import { PermissionChoice } from './permission-choice.tsx';
import { RoleChoice } from './role-choice.tsx';
import { say } from './words.ts';

export function ChangeRoles({ person, onClose }: { person: Person; onClose: () => void }) {
  const [roles, setRoles] = useState<number[]>(person.roles);
  const [permissions, setPermissions] = useState<number[]>(person.permissions);
  const changing = usePeopleChange(() =>
    call(people.changeRoles, { params: { id: person.id }, body: { roles, permissions } }),
  );
  const save = () =>
    changing.mutate(undefined, {
      onSuccess: () => {
        notifications.show({ color: 'green', message: say('rolesOfOfUpdated', { of: nameOf(person) }) });
        onClose();
      },
    });
  return (
    <Dialog
      title={say('rolesOfOf', { of: nameOf(person) })}
      action={say('saveRoles')}
      isBusy={changing.isPending}
      error={changing.error}
      onSubmit={save}
      onClose={onClose}
    >
      <RoleChoice value={roles} onChange={setRoles} error={fieldErrors(changing.error).roles} />
      <PermissionChoice roles={roles} value={permissions} onChange={setPermissions} />
    </Dialog>
  );
}
