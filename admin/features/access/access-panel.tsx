import { Alert, Skeleton, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SettingsPermission } from '#core/people/finer-permissions.ts';
import { sentenceOf } from '../../http/problem.ts';
import { fieldsOn } from '../../panels/settings/screens-of-fields.ts';
import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { useMay } from '../../account/account.ts';
import { NotAllowed } from '../../account/not-allowed.tsx';
import { TakeOffline } from './take-offline.tsx';
import { AccessForm } from './access-form.tsx';
import { accessQuery } from './queries.ts';
import { StatusCard } from '../../account/status-card.tsx';
import { say } from './words.ts';

export default function AccessPanel() {
  const may = useMay(SettingsPermission.access);
  const { data, error } = useQuery({ ...accessQuery, enabled: may === true });
  if (may === false) return <NotAllowed title={say('access')} />;
  return (
    <SettingsPanel title={say('access')}>
      {error && (
        <Alert color="red" role="alert">
          {sentenceOf(error)}
        </Alert>
      )}
      {data ? (
        <>
          <StatusCard status={data.status} trialEndsAt={data.trialEndsAt} isLive={data.isLive} hasLink />
          {data.isLive && <TakeOffline />}
          <AccessForm state={data} />
          <Title order={2} size="h4" mt="xl">
            {say('lockScreen')}
          </Title>
          <SettingsForm group="access" names={fieldsOn('access', 'lock')} />
        </>
      ) : (
        !error && <Skeleton height={320} role="progressbar" aria-label={say('loading')} />
      )}
    </SettingsPanel>
  );
}
