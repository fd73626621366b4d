import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { FUNNEL_STEPS, type DimensionName, type Figures } from '#core/analytics/dimensions.ts';
import { DEFAULT_MONEY_LOCALE, formatMoney, toCents, type CurrencyCode } from '#core/money/currency.ts';
import type { AnalyticsReport } from '#contract/visits/analytics.ts';
import { ListedFigures } from '../../kit/figures/figure-table.tsx';
import { AnalyticsFrame } from './frame.tsx';
import { PartTable, type Column } from './part-table.tsx';
import { durationText, numberText, percentText, STEP_LABELS } from './figures.ts';
import classes from './analytics.module.css';

const column = (label: string, name: keyof Figures): Column => ({ label, valueOf: (sums) => sums[name] });
const VISITS = column('Visits', 'visits');
const VIEWS = column('Views', 'views');
const VISITORS = column('Visitors', 'visitors');
const BOUNCE: Column = {
  label: 'Bounce rate',
  valueOf: ({ bounces, visits }) => (visits === 0 ? 0 : bounces / visits),
  words: (share) => `${Math.round(share * 100)} %`,
};
const TIME: Column = {
  label: 'Average visit',
  valueOf: ({ seconds, visits }) => (visits === 0 ? 0 : seconds / visits),
  words: durationText,
};
const money = (currency: CurrencyCode): Column => ({
  label: 'Revenue',
  valueOf: ({ cents }) => cents,
  words: (cents) => formatMoney({ cents: toCents(cents), currency, locale: DEFAULT_MONEY_LOCALE }),
});

const partsOf = ({ parts }: AnalyticsReport, name: DimensionName) => parts[name] ?? [];

export function Pages() {
  return (
    <AnalyticsFrame section="pages">
      {(report, { setFilter }) => (
        <div className={classes.grid}>
          <PartTable
            title="Pages"
            dimension="page"
            head="Page"
            parts={partsOf(report, 'page')}
            columns={[VIEWS, VISITS]}
            empty="No pages viewed."
            onPick={(name) => setFilter('page', name)}
          />
          <PartTable
            title="Entry pages"
            dimension="entry"
            head="Page"
            parts={partsOf(report, 'entry')}
            columns={[VISITS, BOUNCE]}
            empty="No visits."
            onPick={(name) => setFilter('page', name)}
          />
        </div>
      )}
    </AnalyticsFrame>
  );
}

export function Sources() {
  return (
    <AnalyticsFrame section="sources">
      {(report, { setFilter }) => (
        <div className={classes.grid}>
          <PartTable
            title="Sources"
            dimension="source"
            head="Source"
            parts={partsOf(report, 'source')}
            columns={[VISITS, BOUNCE, TIME]}
            empty="No visits."
            onPick={(name) => setFilter('source', name)}
          />
          <PartTable
            title="Campaigns"
            dimension="campaign"
            head="Campaign"
            parts={partsOf(report, 'campaign').filter(({ name }) => name !== '')}
            columns={[VISITS, BOUNCE]}
            empty="No campaigns. Add utm_source and utm_campaign to links in your ads and emails."
            onPick={(name) => setFilter('campaign', name)}
          />
        </div>
      )}
    </AnalyticsFrame>
  );
}

const KINDS_OF_VISITORS = [
  ['country', 'Countries', 'Country'],
  ['device', 'Devices', 'Device'],
  ['browser', 'Browsers', 'Browser'],
  ['system', 'Operating systems', 'System'],
] as const;

export function Visitors() {
  return (
    <AnalyticsFrame section="visitors">
      {(report, { setFilter }) => (
        <div className={classes.grid}>
          {KINDS_OF_VISITORS.map(([dimension, title, head]) => (
            <PartTable
              key={dimension}
              title={title}
              dimension={dimension}
              head={head}
              parts={partsOf(report, dimension)}
              columns={[VISITS, VISITORS]}
              empty="No visits."
              onPick={(name) => setFilter(dimension, name)}
            />
          ))}
        </div>
      )}
    </AnalyticsFrame>
  );
}

const SEARCHES = column('Searches', 'events');

export function SiteSearch() {
  return (
    <AnalyticsFrame section="search">
      {(report) => (
        <div className={classes.grid}>
          <PartTable
            title="Searches with results"
            dimension="search"
            head="Search term"
            parts={partsOf(report, 'search')}
            columns={[SEARCHES, VISITORS]}
            empty="No searches."
          />
          <PartTable
            title="Searches without results"
            dimension="emptySearch"
            head="Search term"
            parts={partsOf(report, 'emptySearch')}
            columns={[SEARCHES, VISITORS]}
            empty="No searches without results."
          />
        </div>
      )}
    </AnalyticsFrame>
  );
}

export function FormsAndButtons() {
  return (
    <AnalyticsFrame section="actions">
      {(report) => (
        <div className={classes.grid}>
          <Forms forms={report.forms} />
          <FormExits forms={report.forms} />
          <PartTable
            title="Button clicks"
            dimension="buttonClick"
            head="Button"
            parts={partsOf(report, 'buttonClick')}
            columns={[column('Clicks', 'events'), VISITORS]}
            empty="No clicks on buttons."
          />
          <PartTable
            title="Button views"
            dimension="buttonRender"
            head="Button"
            parts={partsOf(report, 'buttonRender')}
            columns={[column('Views', 'events'), VISITORS]}
            empty="No buttons seen."
          />
        </div>
      )}
    </AnalyticsFrame>
  );
}

function Forms({ forms }: { forms: AnalyticsReport['forms'] }) {
  return (
    <ListedFigures
      title="Forms"
      heads={['Form', 'Views', 'Starts', 'Submissions', 'Conversion']}
      rows={forms.map(({ id, name, views, starts, submits }) => ({
        key: id,
        name,
        cells: [numberText(views), numberText(starts), numberText(submits), percentText(submits, views)],
      }))}
      empty="No forms seen."
    />
  );
}

/** Which field people were at when they gave up. */
function FormExits({ forms }: { forms: AnalyticsReport['forms'] }) {
  return (
    <ListedFigures
      title="Where visitors give up"
      heads={['Field', 'Left here', 'Of starts']}
      rows={forms.flatMap(({ id, name, starts, exits }) =>
        exits.map(({ field, count }) => ({
          key: `${id} ${field}`,
          name: (
            <>
              {field} <span className="quiet">{name}</span>
            </>
          ),
          cells: [numberText(count), percentText(count, starts)],
        })),
      )}
      empty="Nobody left a form unfinished."
    />
  );
}

const redirectLink = (name: string) => (
  <Anchor component={Link} to={`/settings/redirects?from=${encodeURIComponent(name)}`}>
    Redirect it
  </Anchor>
);

export function Missing() {
  return (
    <AnalyticsFrame section="missing">
      {(report) => (
        <PartTable
          title="Addresses without a page"
          dimension="notFound"
          head="Address"
          parts={partsOf(report, 'notFound')}
          columns={[column('Requests', 'events'), VISITORS]}
          empty="No missing pages. Every address visitors asked for exists."
          tool={redirectLink}
        />
      )}
    </AnalyticsFrame>
  );
}

export function ShopFunnel() {
  return (
    <AnalyticsFrame section="shop">
      {(report, { setFilter }) => {
        const found = partsOf(report, 'step');
        const steps = FUNNEL_STEPS.flatMap((step) => {
          const part = found.find(({ name }) => name === step);
          return part ? [{ ...part, name: STEP_LABELS[step] }] : [];
        });
        return (
          <div className={classes.grid}>
            <PartTable
              title="From product to purchase"
              dimension="step"
              head="Step"
              parts={steps}
              columns={[VISITORS, column('Times', 'events')]}
              empty="No product views or carts."
            />
            <PartTable
              title="Revenue by source"
              dimension="source"
              head="Source"
              parts={partsOf(report, 'source')
                .filter(({ sums }) => sums.events > 0)
                .toSorted((a, b) => b.sums.cents - a.sums.cents)}
              columns={[money(report.currency), column('Orders', 'events'), VISITS]}
              empty="No orders."
              onPick={(name) => setFilter('source', name)}
            />
          </div>
        );
      }}
    </AnalyticsFrame>
  );
}
