import { NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Figures } from '#core/analytics/dimensions.ts';
import { DROP_LABELS } from '#core/analytics/hits.ts';
import { changePercent } from '#core/commerce/orders/sales.ts';
import type { AnalyticsReport } from '#contract/visits/analytics.ts';
import { dayText, monthText } from '../../kit/days.ts';
import { TimeChart } from '../../panels/chart/time-chart.tsx';
import { AnalyticsFrame } from './frame.tsx';
import { changeText, PartTable } from './part-table.tsx';
import { liveQuery, type Asked } from './queries.ts';
import { averageSeconds, durationText, numberText, percentText } from './figures.ts';
import classes from './analytics.module.css';

const TOP = 8;
const VISITS = { label: 'Visits', valueOf: ({ visits }: Figures) => visits };
const VIEWS = { label: 'Views', valueOf: ({ views }: Figures) => views };

const CHARTS = {
  visits: VISITS,
  visitors: { label: 'Visitors', valueOf: ({ visitors }: Figures) => visitors },
  views: { label: 'Page views', valueOf: ({ views }: Figures) => views },
} as const;
type ChartName = keyof typeof CHARTS;

const TOP_PARTS = [
  { dimension: 'page', title: 'Pages', head: 'Page', column: VIEWS, empty: 'No pages viewed.' },
  { dimension: 'source', title: 'Sources', head: 'Source', column: VISITS, empty: 'No visits.' },
  { dimension: 'country', title: 'Countries', head: 'Country', column: VISITS, empty: 'No visits.' },
  { dimension: 'device', title: 'Devices', head: 'Device', column: VISITS, empty: 'No visits.' },
] as const;

export function Overview() {
  return (
    <AnalyticsFrame section="overview">
      {(report, asked) => <OverviewReport report={report} asked={asked} />}
    </AnalyticsFrame>
  );
}

function OverviewReport({ report, asked }: { report: AnalyticsReport; asked: Asked }) {
  const [chart, setChart] = useState<ChartName>('visits');
  const { parts } = report;
  const { label, valueOf } = CHARTS[chart];
  return (
    <Stack gap={40}>
      <FigureRow report={report} />
      <div>
        <NativeSelect
          aria-label="Chart"
          className={classes.chartSelect}
          data={Object.entries(CHARTS).map(([value, each]) => ({ value, label: each.label }))}
          value={chart}
          onChange={(event) => setChart(event.currentTarget.value as ChartName)}
        />
        <TimeChart title={label} report={report} valueOf={valueOf} words={numberText} />
      </div>
      <div className={classes.grid}>
        {TOP_PARTS.map(({ dimension, title, head, column, empty }) => (
          <PartTable
            key={dimension}
            {...{ dimension, title, head, empty }}
            parts={parts[dimension] ?? []}
            columns={[column]}
            limit={TOP}
            onPick={(name) => asked.setFilter(dimension, name)}
          />
        ))}
      </div>
      <Dropped report={report} />
    </Stack>
  );
}

function FigureRow({ report }: { report: AnalyticsReport }) {
  const { sums, sumsBefore, before, unit } = report;
  const { data: live } = useQuery(liveQuery);
  const bounced = (each: Figures) => (each.visits === 0 ? 0 : each.bounces / each.visits);
  const name = unit === 'month' ? monthText : dayText;
  return (
    <div>
      <dl className={classes.figures}>
        <Figure name="Visits" value={numberText(sums.visits)} now={sums.visits} before={sumsBefore.visits} />
        <Figure
          name="Visitors"
          value={numberText(sums.visitors)}
          now={sums.visitors}
          before={sumsBefore.visitors}
        />
        <Figure name="Page views" value={numberText(sums.views)} now={sums.views} before={sumsBefore.views} />
        <Figure
          name="Bounce rate"
          value={percentText(sums.bounces, sums.visits)}
          now={bounced(sums)}
          before={bounced(sumsBefore)}
        />
        <Figure
          name="Average visit"
          value={durationText(averageSeconds(sums))}
          now={averageSeconds(sums)}
          before={averageSeconds(sumsBefore)}
        />
        <div>
          <dt>Live now</dt>
          <dd>{live ? numberText(live.visitors) : '–'}</dd>
          <dd data-change="">last 5 minutes</dd>
        </div>
      </dl>
      <Text size="sm" mt="xs" className="quiet">
        Compared with {name(before.from)} to {name(before.to)}. Each visitor is counted once a day.
      </Text>
    </div>
  );
}

function Figure(props: { name: string; value: string; now: number; before: number }) {
  const percent = changePercent(props.now, props.before);
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>{props.value}</dd>
      {percent !== undefined && <dd data-change="">{changeText(percent)}</dd>}
    </div>
  );
}

function Dropped({ report: { dropped } }: { report: AnalyticsReport }) {
  if (dropped.length === 0) return null;
  const words = dropped.map(({ reason, count }) => `${DROP_LABELS[reason]}: ${numberText(count)}`);
  return (
    <Text size="sm" className="quiet">
      Not counted: {words.join(' · ')}
    </Text>
  );
}
