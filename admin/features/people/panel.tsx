import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { Permission } from '#core/enumerations/permissions.ts';
import { offeredRoles } from '#core/people/roles.ts';
import { sentenceOf } from '../../http/problem.ts';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { accountQuery, useMay } from '../../account/account.ts';
import { NotAllowed } from '../../account/not-allowed.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { Invite } from './invite.tsx';
import { PersonRow } from './person-row.tsx';
import { peopleQuery } from './queries.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './people.module.css';

const TITLE = say('permissions');

export default function PermissionsPanel() {
  const may = useMay(Permission.admin);
  if (may === undefined) return null;
  return may ? <Permissions /> : <NotAllowed title={TITLE} />;
}

function Permissions() {
  const [isInviting, inviting] = useDisclosure(false);
  const { data, error } = useQuery(peopleQuery);
  const { data: account } = useQuery(accountQuery);
  const you = data?.people.find(({ id }) => id === account?.id);
  return (
    <SettingsPanel title={TITLE}>
      <Text>{say('whoWorksOnThis')}</Text>
      <Button leftSection={<UserPlus size={18} />} onClick={inviting.open} className={classes.invite ?? ''}>
        {say('inviteSomebody')}
      </Button>
      {error && (
        <Alert color="red" role="alert">
          {sentenceOf(error)}
        </Alert>
      )}
      {!data && !error && <ListSkeleton />}
      {data && (
        <section aria-labelledby="people-title">
          <h2 id="people-title" className={classes.label}>
            {say('people')}
          </h2>
          <ul className={classes.rows}>
            {data.people.map((person) => (
              <PersonRow key={person.id} person={person} you={you} />
            ))}
          </ul>
          {data.people.length === 1 && data.invitations.length === 0 && (
            <Text className="quiet" mt="sm">
              {say('youWorkOnThis')}
            </Text>
          )}
        </section>
      )}
      {data && data.invitations.length > 0 && (
        <section aria-labelledby="invitations-title">
          <h2 id="invitations-title" className={classes.label}>
            {say('pendingInvitations')}
          </h2>
          <ul className={classes.rows}>
            {data.invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </section>
      )}
      <RoleGuide held={data?.people.flatMap(({ roles }) => roles) ?? []} />
      {isInviting && <Invite onClose={inviting.close} />}
    </SettingsPanel>
  );
}

function RoleGuide({ held }: { held: readonly number[] }) {
  return (
    <section aria-labelledby="roles-title">
      <h2 id="roles-title" className={classes.label}>
        {say('whatEachRoleCan')}
      </h2>
      <dl className={classes.guide}>
        {offeredRoles(held).map(({ id, name, summary }) => (
          <div key={id}>
            <dt>{declared(name)}</dt>
            <dd className="quiet">{declared(summary)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ListSkeleton() {
  return (
    <Stack gap="md" aria-busy="true" aria-label={say('loadingPeople')}>
      <Skeleton height={64} />
      <Skeleton height={64} />
    </Stack>
  );
}
