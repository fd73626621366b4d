import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { FILTERS, type Filter, type Section } from '#core/analytics/dimensions.ts';
import { hrefTo } from '#contract/href-to.ts';
import { analytics, type AnalyticsReport } from '#contract/visits/analytics.ts';
import { sentenceOf } from '../../http/problem.ts';
import { RemovablePill } from '../../kit/removable-pill.tsx';
import { RangeFields } from '../../panels/chart/range-fields.tsx';
import { AnalyticsPanel } from '../../panels/analytics/analytics-panel.tsx';
import { reportQuery, useAsked, type Asked } from './queries.ts';
import { StillCounting } from './still-counting.tsx';
import { nameOf } from './figures.ts';
import { say } from './words.ts';

const FILTER_LABELS: Readonly<Record<Filter, string>> = {
  page: say('page'),
  source: say('source'),
  campaign: say('campaign'),
  country: say('country'),
  device: say('device'),
  browser: say('browser'),
  system: say('system'),
};

/** A screen of the analytics: the way to the others, range and filters, and what a report shows. */
export function AnalyticsFrame(props: {
  section: Section;
  children: (report: AnalyticsReport, asked: Asked) => ReactNode;
}) {
  const { section, children } = props;
  const asked = useAsked(section);
  const isWhole = asked.range !== 'own' || (asked.from !== '' && asked.to !== '');
  const { data, error } = useQuery({ ...reportQuery(asked.query), enabled: isWhole });
  return (
    <AnalyticsPanel
      title={say('analytics')}
      search={asked.search}
      actions={
        <Button
          component="a"
          size="xs"
          variant="default"
          leftSection={<Download size={14} />}
          href={hrefTo(analytics.export, { query: asked.query })}
          download
        >
          {say('exportCsv')}
        </Button>
      }
    >
      <Stack gap="xl">
        <Range asked={asked} report={data} />
        {error && <Alert color="red">{sentenceOf(error)}</Alert>}
        {!data && !error && <Skeleton height={420} />}
        {data && <StillCounting daysLeft={data.daysLeft} />}
        {data && (data.hasHits ? children(data, asked) : <Empty />)}
      </Stack>
    </AnalyticsPanel>
  );
}

function Empty() {
  return (
    <Text role="status" className="quiet">
      {say('noVisitsYetFigures')}
    </Text>
  );
}

function Range({ asked, report }: { asked: Asked; report: AnalyticsReport | undefined }) {
  const { range, from, to, filters, setRange, setFilter } = asked;
  const set = FILTERS.filter((name) => filters[name] !== undefined);
  return (
    <Group align="center" gap="sm">
      <RangeFields {...{ range, from, to }} shown={report?.range} onChange={setRange} />
      {set.map((name) => (
        <RemovablePill
          key={name}
          remove={say('removeFilter', { filter: FILTER_LABELS[name] })}
          onRemove={() => setFilter(name, undefined)}
        >
          {FILTER_LABELS[name]}: {nameOf(name, filters[name] ?? '')}
        </RemovablePill>
      ))}
    </Group>
  );
}
