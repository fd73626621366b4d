import { Alert, Anchor, SegmentedControl, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { SPEED_METRICS, speedText, type Rating } from '#core/speed/metrics.ts';
import { SPEED_DEVICES } from '#core/speed/records.ts';
import { speed, type SpeedReport } from '#contract/visits/speed.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { Sideways } from '../../kit/figures/sideways.tsx';
import { AnalyticsPanel } from '../../panels/analytics/analytics-panel.tsx';
import { culpritWords } from './culprit.ts';
import { say } from './words.ts';
import tables from '../../kit/figures/figures.module.css';
import classes from './speed.module.css';

const DEVICES = [
  { value: 'all', label: say('allDevices') },
  { value: 'phone', label: say('phones') },
  { value: 'computer', label: say('computers') },
];
const RATINGS: Readonly<Record<Rating, string>> = {
  good: say('good'),
  fair: say('needsWork'),
  poor: say('slow'),
};
/** What visitors notice, in the order they notice it. The rest helps to find out why. */
const SHOWN = ['lcp', 'inp', 'cls'] as const;
const LABELS = { lcp: say('loading'), inp: say('response'), cls: say('stability') } as const;

type Figure = SpeedReport['site'][number];

const reportQuery = (device: (typeof SPEED_DEVICES)[number] | undefined) =>
  queryOptions({
    queryKey: ['speed', device ?? 'all'],
    queryFn: () => call(speed.report, { query: device === undefined ? {} : { device } }),
  });

/** How fast pages are for the people who visit them. */
export function PageSpeedPanel() {
  const [params, setParams] = useSearchParams();
  const device = SPEED_DEVICES.find((known) => known === params.get('device'));
  const { data, error } = useQuery(reportQuery(device));
  return (
    <AnalyticsPanel title={say('pageSpeed')}>
      <Stack gap="xl">
        <Text className="quiet">{say('measuredInYourVisitors')}</Text>
        <SegmentedControl
          aria-label={say('device')}
          className={classes.devices ?? ''}
          data={DEVICES}
          value={device ?? 'all'}
          onChange={(value) => setParams(value === 'all' ? {} : { device: value }, { replace: true })}
        />
        {error && <Alert color="red">{sentenceOf(error)}</Alert>}
        {!data && !error && <Skeleton height={320} role="progressbar" aria-label={say('loadingFigures')} />}
        {data && <Report report={data} />}
      </Stack>
    </AnalyticsPanel>
  );
}

function Report({ report: { site, pages } }: { report: SpeedReport }) {
  if (pages.length === 0)
    return (
      <Stack gap="xs">
        <Text fw={550}>{say('noVisitsMeasuredYet')}</Text>
        <Text className="quiet">{say('theFirstFiguresAppear')}</Text>
      </Stack>
    );
  return (
    <>
      <dl className={classes.figures}>
        {SHOWN.map((metric) => (
          <div key={metric}>
            <dt title={SPEED_METRICS[metric].name}>{LABELS[metric]}</dt>
            <FigureValue figure={site.find((each) => each.metric === metric)} />
          </div>
        ))}
      </dl>
      <section>
        <Title order={2} size="h4" mb="xs">
          {say('pages')}
        </Title>
        <Sideways>
          <Table verticalSpacing="sm" className={tables.table ?? ''}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{say('page')}</Table.Th>
                <Table.Th className={classes.number}>{say('visits')}</Table.Th>
                {SHOWN.map((metric) => (
                  <Table.Th key={metric} className={classes.number} title={SPEED_METRICS[metric].name}>
                    {LABELS[metric]}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {pages.map((page) => (
                <PageRow key={page.path} page={page} />
              ))}
            </Table.Tbody>
          </Table>
        </Sideways>
      </section>
      <Text size="sm" className="quiet">
        {say('explained')}
      </Text>
    </>
  );
}

function PageRow({ page: { path, visits, figures } }: { page: SpeedReport['pages'][number] }) {
  const slow = figures.filter(({ culprit }) => culprit);
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor href={path} target="_blank" rel="noreferrer">
          {path}
        </Anchor>
        {slow.map(({ metric, culprit }) => (
          <Text key={metric} size="sm" className="quiet">
            {SPEED_METRICS[metric].name}: {culprit && culpritWords(culprit)}
          </Text>
        ))}
      </Table.Td>
      <Table.Td className={classes.number}>{visits}</Table.Td>
      {SHOWN.map((metric) => {
        const figure = figures.find((each) => each.metric === metric);
        return (
          <Table.Td key={metric} className={classes.number} data-rating={figure?.rating}>
            {figure ? speedText(metric, figure.p75) : '–'}
            {figure && figure.rating !== 'good' && (
              <span className={classes.rating}>{RATINGS[figure.rating]}</span>
            )}
          </Table.Td>
        );
      })}
    </Table.Tr>
  );
}

function FigureValue({ figure }: { figure: Figure | undefined }) {
  if (!figure) return <dd>–</dd>;
  return (
    <>
      <dd>{speedText(figure.metric, figure.p75)}</dd>
      <dd data-rating={figure.rating}>{RATINGS[figure.rating]}</dd>
    </>
  );
}
