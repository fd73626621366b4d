import { Alert, Anchor, SegmentedControl, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { SPEED_METRICS, speedText, type Rating } from '#core/speed/metrics.ts';
import { SPEED_DEVICES } from '#core/speed/records.ts';
import { speed, type SpeedReport } from '#contract/visits/speed.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { AnalyticsPanel } from '../../panels/analytics/analytics-panel.tsx';
import { culpritWords } from './culprit.ts';
import classes from './speed.module.css';

const DEVICES = [
  { value: 'all', label: 'All devices' },
  { value: 'phone', label: 'Phones' },
  { value: 'computer', label: 'Computers' },
];
const RATINGS: Readonly<Record<Rating, string>> = { good: 'Good', fair: 'Needs work', poor: 'Slow' };
/** What visitors notice, in the order they notice it. The rest helps to find out why. */
const SHOWN = ['lcp', 'inp', 'cls'] as const;
const LABELS = { lcp: 'Loads', inp: 'Responds', cls: 'Jumps' } as const;

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
    <AnalyticsPanel title="Page speed">
      <Stack gap="xl">
        <Text className="quiet">
          Measured in your visitors’ browsers over the last four weeks, where they allow statistics. Three out
          of four visits were at least this fast.
        </Text>
        <SegmentedControl
          aria-label="Device"
          className={classes.devices ?? ''}
          data={DEVICES}
          value={device ?? 'all'}
          onChange={(value) => setParams(value === 'all' ? {} : { device: value }, { replace: true })}
        />
        {error && <Alert color="red">{sentenceOf(error)}</Alert>}
        {!data && !error && <Skeleton height={320} role="progressbar" aria-label="Loading figures" />}
        {data && <Report report={data} />}
      </Stack>
    </AnalyticsPanel>
  );
}

function Report({ report: { site, pages } }: { report: SpeedReport }) {
  if (pages.length === 0)
    return (
      <Stack gap="xs">
        <Text fw={550}>No visits measured yet</Text>
        <Text className="quiet">
          The first figures appear about a minute after somebody visits your site. People who work on the site
          are not counted.
        </Text>
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
          Pages
        </Title>
        <Table.ScrollContainer minWidth={520}>
          <Table verticalSpacing="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Page</Table.Th>
                <Table.Th className={classes.number}>Visits</Table.Th>
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
        </Table.ScrollContainer>
      </section>
      <Text size="sm" className="quiet">
        Loads: until the largest picture or text is there (LCP). Responds: until a click or key shows (INP).
        Jumps: how much the page moves while it loads (CLS). Nothing is kept about single visitors.
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
