import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FlaskConical, Plus } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../kit/lists/empty.tsx';
import { sentenceOf } from '../../http/problem.ts';
import { AnalyticsPanel } from '../../panels/analytics/analytics-panel.tsx';
import { ExperimentCard } from './card.tsx';
import { NewExperiment } from './new-experiment.tsx';
import { experimentsQuery } from './queries.ts';
import { say } from './words.ts';

/** Which version of a page, a section or the style does better, found out with visitors. */
export function ExperimentsPanel() {
  const { data, error } = useQuery(experimentsQuery);
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button size="xs" leftSection={<Plus size={14} />} onClick={() => setAdding(true)}>
      {say('newExperiment')}
    </Button>
  );
  return (
    <AnalyticsPanel title={say('experiments')} actions={data && data.length > 0 ? add : undefined}>
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      {!data && !error && <Skeleton height={240} role="progressbar" aria-label={say('loadingExperiments')} />}
      {data?.length === 0 && (
        <Empty icon={FlaskConical} title={say('noExperimentsYet')} text={say('showHalfOfYour')}>
          {add}
        </Empty>
      )}
      {data && data.length > 0 && (
        <Stack gap="lg">
          {data.map((experiment) => (
            <ExperimentCard key={experiment.id} experiment={experiment} />
          ))}
        </Stack>
      )}
      {isAdding && <NewExperiment onClose={() => setAdding(false)} />}
    </AnalyticsPanel>
  );
}
