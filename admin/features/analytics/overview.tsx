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
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './analytics.module.css';

const TOP = 8;
const VISITS = { label: say('visits'), valueOf: ({ visits }: Figures) => visits };
const VIEWS = { label: say('views'), valueOf: ({ views }: Figures) => views };

const CHARTS = {
  visits: VISITS,
  visitors: { label: say('visitors'), valueOf: ({ visitors }: Figures) => visitors },
  views: { label: say('pageViews'), valueOf: ({ views }: Figures) => views },
} as const;
type ChartName = keyof typeof CHARTS;

const TOP_PARTS = [
  { dimension: 'page', title: say('pages'), head: say('page'), column: VIEWS, empty: say('noPagesViewed') },
  { dimension: 'source', title: say('sources'), head: say('source'), column: VISITS, empty: say('noVisits') },
  {
    dimension: 'country',
    title: say('countries'),
    head: say('country'),
    column: VISITS,
    empty: say('noVisits'),
  },
  { dimension: 'device', title: say('devices'), head: say('device'), column: VISITS, empty: say('noVisits') },
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
          aria-label={say('chart')}
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
        <Figure
          name={say('visits')}
          value={numberText(sums.visits)}
          now={sums.visits}
          before={sumsBefore.visits}
        />
        <Figure
          name={say('visitors')}
          value={numberText(sums.visitors)}
          now={sums.visitors}
          before={sumsBefore.visitors}
        />
        <Figure
          name={say('pageViews')}
          value={numberText(sums.views)}
          now={sums.views}
          before={sumsBefore.views}
        />
        <Figure
          name={say('bounceRate')}
          value={percentText(sums.bounces, sums.visits)}
          now={bounced(sums)}
          before={bounced(sumsBefore)}
        />
        <Figure
          name={say('averageVisit')}
          value={durationText(averageSeconds(sums))}
          now={averageSeconds(sums)}
          before={averageSeconds(sumsBefore)}
        />
        <div>
          <dt>{say('liveNow')}</dt>
          <dd>{live ? numberText(live.visitors) : '–'}</dd>
          <dd data-change="">{say('last5Minutes')}</dd>
        </div>
      </dl>
      <Text size="sm" mt="xs" className="quiet">
        {say('comparedWith', { from: name(before.from), to: name(before.to) })}
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
  const words = dropped.map(({ reason, count }) => `${declared(DROP_LABELS[reason])}: ${numberText(count)}`);
  return (
    <Text size="sm" className="quiet">
      {say('notCounted', { words: words.join(' · ') })}
    </Text>
  );
}
