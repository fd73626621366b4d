import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { queryOptions, useQuery, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { News } from '#core/home/news.ts';
import { homeCalls } from '#contract/sites/home.ts';
import { pushCalls } from '#contract/sites/push.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { useChange } from '../../http/use-change.ts';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { Devices } from './push/devices.tsx';
import { Kinds } from './push/kinds.tsx';
import { pushQuery } from './push/queries.ts';
import { say } from './words.ts';

const notifyQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => call(homeCalls.readNotify, {}),
});

/** Known at once: a second switch pressed before the answer starts from the first one's choice. */
function useKinds(known: readonly News[] = [], save: (kinds: News[]) => Promise<unknown>, stale: QueryKey) {
  const change = useChange(save, { stale: [stale] });
  const [chosen, setChosen] = useState<readonly News[]>();
  const choose = (next: News[]) => {
    setChosen(next);
    change.mutate(next, { onSettled: () => setChosen((now) => (now === next ? undefined : now)) });
  };
  return { kinds: chosen ?? known, choose, error: change.error };
}

/** Which news whoever is logged in gets, and where; it takes effect at once. */
export default function NotificationsPanel() {
  const { data, error } = useQuery(notifyQuery);
  const { data: push } = useQuery(pushQuery);
  const mailed = useKinds(
    data?.kinds,
    (kinds) => call(homeCalls.writeNotify, { body: { kinds } }),
    notifyQuery.queryKey,
  );
  const pushed = useKinds(
    push?.kinds,
    (kinds) => call(pushCalls.choose, { body: { kinds } }),
    pushQuery.queryKey,
  );
  const problem = error ?? mailed.error ?? pushed.error;
  return (
    <SettingsPanel title={say('notifications')}>
      {problem && (
        <Alert color="red" role="alert">
          {sentenceOf(problem)}
        </Alert>
      )}
      {data ? (
        <Stack gap="md">
          <Text className="quiet">{say('emailsGoToEmail', { email: data.email })}</Text>
          {data.offered.length === 0 ? (
            <Text>{say('yourRoleOnThis')}</Text>
          ) : (
            <>
              <Kinds
                offered={data.offered}
                mailed={mailed}
                pushed={push && push.devices.length > 0 ? pushed : undefined}
              />
              <Devices />
            </>
          )}
        </Stack>
      ) : (
        !error && <Skeleton height={160} role="progressbar" aria-label={say('loading')} />
      )}
    </SettingsPanel>
  );
}
