import { Alert, Button, Group, NativeSelect, Pill, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { FILTERS, type Filter, type Section } from '#core/analytics/dimensions.ts';
import { SALES_RANGE_LABELS, SALES_RANGES } from '#core/commerce/orders/sales.ts';
import { hrefTo } from '#contract/href-to.ts';
import { analytics, type AnalyticsReport } from '#contract/visits/analytics.ts';
import { sentenceOf } from '../../http/problem.ts';
import { AnalyticsPanel } from '../../panels/analytics/analytics-panel.tsx';
import { reportQuery, useAsked, type Asked } from './queries.ts';
import { nameOf } from './words.ts';

const FILTER_LABELS: Readonly<Record<Filter, string>> = {
  page: 'Page',
  source: 'Source',
  campaign: 'Campaign',
  country: 'Country',
  device: 'Device',
  browser: 'Browser',
  system: 'System',
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
      title="Analytics"
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
          Export CSV
        </Button>
      }
    >
      <Stack gap="xl">
        <Range asked={asked} report={data} />
        {error && <Alert color="red">{sentenceOf(error)}</Alert>}
        {!data && !error && <Skeleton height={420} />}
        {data && (data.hasHits ? children(data, asked) : <Empty />)}
      </Stack>
    </AnalyticsPanel>
  );
}

function Empty() {
  return (
    <Text role="status" className="quiet">
      No visits yet. Figures appear here within seconds of the first visit to your published site. Your own
      visits are not counted.
    </Text>
  );
}

function Range({ asked, report }: { asked: Asked; report: AnalyticsReport | undefined }) {
  const { range, from, to, filters, setRange, setFilter } = asked;
  const set = FILTERS.filter((name) => filters[name] !== undefined);
  return (
    <Group align="center" gap="sm">
      <NativeSelect
        aria-label="Range"
        data={SALES_RANGES.map((value) => ({ value, label: SALES_RANGE_LABELS[value] }))}
        value={range}
        onChange={(event) =>
          setRange({
            range: event.currentTarget.value,
            ...(report && { from: report.range.from, to: report.range.to }),
          })
        }
      />
      {range === 'own' && (
        <>
          <TextInput
            type="date"
            aria-label="From"
            max={to}
            value={from}
            onChange={(event) => setRange({ from: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            aria-label="To"
            min={from}
            value={to}
            onChange={(event) => setRange({ to: event.currentTarget.value })}
          />
        </>
      )}
      {set.map((name) => (
        <Pill
          key={name}
          size="md"
          withRemoveButton
          removeButtonProps={{
            'aria-label': `Remove filter ${FILTER_LABELS[name]}`,
            // Mantine leaves it to the mouse.
            'aria-hidden': false,
            tabIndex: 0,
          }}
          onRemove={() => setFilter(name, undefined)}
        >
          {FILTER_LABELS[name]}: {nameOf(name, filters[name] ?? '')}
        </Pill>
      ))}
    </Group>
  );
}
