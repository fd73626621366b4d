import { Table, Text, Title } from '@mantine/core';
import { letterCampaign } from '#core/analytics/letter-link.ts';
import type { AnalyticsReport } from '#contract/visits/analytics.ts';
import { dayText } from '../../kit/days.ts';
import { AnalyticsFrame } from './frame.tsx';
import { numberText, percentText } from './words.ts';
import classes from './analytics.module.css';

export function Marketing() {
  return (
    <AnalyticsFrame section="marketing">
      {(report) => (
        <>
          <Letters report={report} />
          <Popup popup={report.popup} />
        </>
      )}
    </AnalyticsFrame>
  );
}

function Letters({ report: { letters, parts } }: { report: AnalyticsReport }) {
  const visitsOf = (subject: string) =>
    parts.campaign?.find(({ name }) => name === letterCampaign(subject))?.sums.visits ?? 0;
  return (
    <FigureTable
      title="Newsletters"
      heads={['Email', 'Sent', 'Delivered', 'Visits', 'Unsubscribed']}
      rows={letters.map(({ id, subject, day, recipients, delivered, unsubscribed }) => ({
        id,
        name: subject,
        note: dayText(day),
        cells: [
          numberText(recipients),
          percentText(delivered, recipients),
          `${numberText(visitsOf(subject))} (${percentText(visitsOf(subject), recipients)})`,
          numberText(unsubscribed),
        ],
      }))}
      empty="No newsletters sent."
      help="Visits come from the button of an email. Opens are not tracked."
    />
  );
}

function Popup({ popup: { render, close, submit, click } }: Pick<AnalyticsReport, 'popup'>) {
  const rows: [name: string, count: number][] = [
    ['Seen', render],
    ['Closed', close],
    ['Signed up', submit],
    ['Button clicked', click],
  ];
  return (
    <FigureTable
      title="Pop-up"
      heads={['Action', 'Times', 'Of seen']}
      rows={
        render === 0
          ? []
          : rows.map(([name, count]) => ({
              id: name,
              name,
              cells: [numberText(count), percentText(count, render)],
            }))
      }
      empty="Nobody has seen a pop-up."
    />
  );
}

interface FigureRow {
  id: string;
  name: string;
  note?: string;
  cells: readonly string[];
}

function FigureTable(props: {
  title: string;
  heads: readonly [string, ...string[]];
  rows: readonly FigureRow[];
  /** Said where there is nothing. */
  empty: string;
  help?: string;
}) {
  const { title, rows, empty, help } = props;
  const [first, ...heads] = props.heads;
  return (
    <section className={classes.part}>
      <Title order={2} size="h4">
        {title}
      </Title>
      {rows.length === 0 ? (
        <Text className="quiet">{empty}</Text>
      ) : (
        <Table.ScrollContainer minWidth={0}>
          <Table className={classes.bars}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{first}</Table.Th>
                {heads.map((head) => (
                  <Table.Th key={head} className={classes.number}>
                    {head}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ id, name, note, cells }) => (
                <Table.Tr key={id}>
                  <Table.Td>
                    {name} {note !== undefined && <span className="quiet">{note}</span>}
                  </Table.Td>
                  {cells.map((cell, index) => (
                    <Table.Td key={heads[index]} className={classes.number}>
                      {cell}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {help !== undefined && rows.length > 0 && (
        <Text size="sm" className="quiet">
          {help}
        </Text>
      )}
    </section>
  );
}
