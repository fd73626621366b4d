import { Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { INVITATION_DAYS, MAX_MESSAGE_LENGTH } from '#core/people/invitation.ts';
import { people } from '#contract/people/people.ts';
import { call } from '../../http/call.ts';
import { Dialog, fieldErrors } from '../../kit/dialog.tsx';
import { usePeopleChange } from './queries.ts';
import { RoleChoice } from './role-choice.tsx';
import { say } from './words.ts';

export function Invite({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<number[]>([ContributorRole.editor]);
  const [message, setMessage] = useState('');
  const inviting = usePeopleChange(() => call(people.invite, { body: { email, roles, message } }));
  const errors = fieldErrors(inviting.error);
  const send = () =>
    inviting.mutate(undefined, {
      onSuccess: (sent) => {
        notifications.show({
          color: 'green',
          title: say('invitationSent'),
          message: say('toEmail', { email: sent.email }),
        });
        onClose();
      },
    });
  return (
    <Dialog
      title={say('inviteSomebody')}
      action={say('sendInvitation')}
      isBusy={inviting.isPending}
      error={inviting.error}
      onSubmit={send}
      onClose={onClose}
    >
      <TextInput
        label={say('email')}
        type="email"
        description={say('theyGetALink', { invitationDays: INVITATION_DAYS })}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={errors.email}
        autoComplete="off"
        data-autofocus
      />
      <RoleChoice value={roles} onChange={setRoles} error={errors.roles} />
      <Textarea
        label={say('message')}
        description={say('optionalIncludedInThe')}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        error={errors.message}
        maxLength={MAX_MESSAGE_LENGTH}
        autosize
        minRows={2}
        maxRows={8}
      />
    </Dialog>
  );
}
