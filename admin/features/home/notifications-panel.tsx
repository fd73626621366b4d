import { Alert, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NEWS_LABELS, type News } from '#core/home/news.ts';
import { homeCalls } from '#contract/sites/home.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { useChange } from '../../http/use-change.ts';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';

const notifyQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => call(homeCalls.readNotify, {}),
});

/** Which news is mailed to whoever is logged in; it takes effect at once. */
export default function NotificationsPanel() {
  const { data, error } = useQuery(notifyQuery);
  const save = useChange((kinds: News[]) => call(homeCalls.writeNotify, { body: { kinds } }), {
    stale: [notifyQuery.queryKey],
  });
  // Known at once: a second switch pressed before the answer starts from the first one's choice.
  const [chosen, setChosen] = useState<readonly News[]>();
  const kinds = chosen ?? data?.kinds ?? [];
  const choose = (next: News[]) => {
    setChosen(next);
    save.mutate(next, { onSettled: () => setChosen((now) => (now === next ? undefined : now)) });
  };
  const problem = error ?? save.error;
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
          {data.offered.length === 0 && <Text>{say('yourRoleOnThis')}</Text>}
          {data.offered.map((kind) => (
            <Switch
              key={kind}
              label={declared(NEWS_LABELS[kind])}
              checked={kinds.includes(kind)}
              onChange={({ currentTarget }) =>
                choose(currentTarget.checked ? [...kinds, kind] : kinds.filter((each) => each !== kind))
              }
            />
          ))}
        </Stack>
      ) : (
        !error && <Skeleton height={160} role="progressbar" aria-label={say('loading')} />
      )}
    </SettingsPanel>
  );
}
