import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { roleNames } from '#core/people/roles.ts';
import { people, type Invitation } from '#contract/people/people.ts';
import { momentOf } from '../../kit/age.ts';
import { call } from '../../http/call.ts';
import { tellProblem } from '../../http/tell-problem.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { usePeopleChange } from './queries.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './people.module.css';

export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, roles, expiresAt, isExpired } = invitation;
  const [isAsking, setAsking] = useState(false);
  const resending = usePeopleChange(() => call(people.resend, { params: { id } }));
  const revoking = usePeopleChange(() => call(people.revoke, { params: { id } }));
  const resend = () =>
    resending.mutate(undefined, {
      onSuccess: () =>
        notifications.show({
          color: 'green',
          title: say('invitationResent'),
          message: say('emailHasANew', { email }),
        }),
      onError: tellProblem,
    });
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span className={classes.name}>{email}</span>
        <span className="quiet">{roleNames(roles).map(declared).join(', ')}</span>
        <time dateTime={expiresAt} className={isExpired ? classes.late : 'quiet'}>
          {isExpired ? say('expired') : say('expiresMomentOf', { momentOf: momentOf(expiresAt) })}
        </time>
        <Group gap="xs" mt={6}>
          <Button
            size="xs"
            variant="default"
            loading={resending.isPending}
            onClick={resend}
            aria-label={say('resendTheInvitationTo', { email })}
          >
            {say('resend')}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            onClick={() => setAsking(true)}
            aria-label={say('revokeTheInvitationOf', { email })}
          >
            {say('revoke')}
          </Button>
        </Group>
      </div>
      {isAsking && (
        <Dialog
          title={say('revokeTheInvitation')}
          action={say('revoke')}
          isDangerous
          isBusy={revoking.isPending}
          error={revoking.error}
          onSubmit={() => revoking.mutate(undefined)}
          onClose={() => setAsking(false)}
        >
          <Text>{say('theLinkThatWas', { email })}</Text>
        </Dialog>
      )}
    </li>
  );
}
