import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Permission } from '#core/enumerations/permissions.ts';
import type { GoalView } from '#contract/visits/goals.ts';
import { useMay } from '../../../account/account.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { AnalyticsPanel } from '../../../panels/analytics/analytics-panel.tsx';
import { RangeFields } from '../../../panels/chart/range-fields.tsx';
import { useAsked } from '../queries.ts';
import { GoalCard } from './goal-card.tsx';
import { GoalDialog } from './goal-dialog.tsx';
import { goalsQuery } from './queries.ts';
import { say } from './words.ts';

/** What the site wants of its visitors, and how many of them get there. */
export function GoalsScreen() {
  const { data, error } = useQuery(goalsQuery);
  const asked = useAsked('overview');
  const mayChange = useMay(Permission.contentManager) === true;
  const [edited, setEdited] = useState<GoalView | 'new'>();
  const { range, from, to, search, setRange } = asked;
  const add = mayChange && (
    <Button size="xs" leftSection={<Plus size={14} />} onClick={() => setEdited('new')}>
      {say('addGoal')}
    </Button>
  );
  const goals = data?.goals ?? [];
  return (
    <AnalyticsPanel title={say('goals')} search={search} actions={goals.length > 0 ? add : undefined}>
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      {!data && !error && <Skeleton height={240} role="progressbar" aria-label={say('loadingGoals')} />}
      {data && goals.length === 0 && (
        <Stack gap="sm" align="start">
          <Text fw={550}>{say('noGoalsYet')}</Text>
          <Text className="quiet">{say('aGoalIsWhat')}</Text>
          {add}
        </Stack>
      )}
      {data && goals.length > 0 && (
        <Stack gap="xl">
          <Group align="center" gap="sm">
            <RangeFields {...{ range, from, to }} shown={undefined} onChange={setRange} />
          </Group>
          {goals.map((goal) => (
            <GoalCard
              key={goal.id}
              goal={goal}
              forms={data.forms}
              query={{ range, ...(range === 'own' && { from, to }) }}
              onEdit={mayChange ? () => setEdited(goal) : undefined}
            />
          ))}
        </Stack>
      )}
      {data && edited && (
        <GoalDialog
          {...(edited !== 'new' && { goal: edited })}
          choices={data}
          onClose={() => setEdited(undefined)}
        />
      )}
    </AnalyticsPanel>
  );
}
