import { letterCampaign } from '#core/analytics/letter-link.ts';
import type { AnalyticsReport } from '#contract/visits/analytics.ts';
import { dayText } from '../../kit/days.ts';
import { ListedFigures } from '../../kit/figures/figure-table.tsx';
import { AnalyticsFrame } from './frame.tsx';
import { numberText, percentText } from './figures.ts';
import { say } from './words.ts';

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
    <ListedFigures
      title={say('newsletters')}
      heads={[say('email'), say('sent'), say('delivered'), say('visits'), say('unsubscribed')]}
      rows={letters.map(({ id, subject, day, recipients, delivered, unsubscribed }) => ({
        key: id,
        name: (
          <>
            {subject} <span className="quiet">{dayText(day)}</span>
          </>
        ),
        cells: [
          numberText(recipients),
          percentText(delivered, recipients),
          `${numberText(visitsOf(subject))} (${percentText(visitsOf(subject), recipients)})`,
          numberText(unsubscribed),
        ],
      }))}
      empty={say('noNewslettersSent')}
      help={say('visitsComeFromThe')}
    />
  );
}

function Popup({ popup: { render, close, submit, click } }: Pick<AnalyticsReport, 'popup'>) {
  const rows: [name: string, count: number][] = [
    [say('seen'), render],
    [say('closed'), close],
    [say('signedUp'), submit],
    [say('buttonClicked'), click],
  ];
  return (
    <ListedFigures
      title={say('popUp')}
      heads={[say('action'), say('times'), say('ofSeen')]}
      rows={
        render === 0
          ? []
          : rows.map(([name, count]) => ({
              key: name,
              share: count / render,
              name,
              cells: [numberText(count), percentText(count, render)],
            }))
      }
      empty={say('nobodyHasSeenA')}
    />
  );
}
