import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { FUNNEL_STEPS, type DimensionName, type Figures } from '#core/analytics/dimensions.ts';
import { DEFAULT_MONEY_LOCALE, formatMoney, toCents, type CurrencyCode } from '#core/money/currency.ts';
import type { AnalyticsReport } from '#contract/visits/analytics.ts';
import { ListedFigures } from '../../kit/figures/figure-table.tsx';
import { AnalyticsFrame } from './frame.tsx';
import { PartTable, type Column } from './part-table.tsx';
import { durationText, numberText, percentText, STEP_LABELS } from './figures.ts';
import { formatsIn } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './analytics.module.css';

const column = (label: string, name: keyof Figures): Column => ({ label, valueOf: (sums) => sums[name] });
const VISITS = column(say('visits'), 'visits');
const VIEWS = column(say('views'), 'views');
const VISITORS = column(say('visitors'), 'visitors');
const BOUNCE: Column = {
  label: say('bounceRate'),
  valueOf: ({ bounces, visits }) => (visits === 0 ? 0 : bounces / visits),
  words: (share) => `${Math.round(share * 100)} %`,
};
const TIME: Column = {
  label: say('averageVisit'),
  valueOf: ({ seconds, visits }) => (visits === 0 ? 0 : seconds / visits),
  words: durationText,
};
const money = (currency: CurrencyCode): Column => ({
  label: say('revenue'),
  valueOf: ({ cents }) => cents,
  words: (cents) =>
    formatMoney({ cents: toCents(cents), currency, locale: formatsIn() ?? DEFAULT_MONEY_LOCALE }),
});

const partsOf = ({ parts }: AnalyticsReport, name: DimensionName) => parts[name] ?? [];

export function Pages() {
  return (
    <AnalyticsFrame section="pages">
      {(report, { setFilter }) => (
        <div className={classes.grid}>
          <PartTable
            title={say('pages')}
            dimension="page"
            head={say('page')}
            parts={partsOf(report, 'page')}
            columns={[VIEWS, VISITS]}
            empty={say('noPagesViewed')}
            onPick={(name) => setFilter('page', name)}
          />
          <PartTable
            title={say('entryPages')}
            dimension="entry"
            head={say('page')}
            parts={partsOf(report, 'entry')}
            columns={[VISITS, BOUNCE]}
            empty={say('noVisits')}
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
            title={say('sources')}
            dimension="source"
            head={say('source')}
            parts={partsOf(report, 'source')}
            columns={[VISITS, BOUNCE, TIME]}
            empty={say('noVisits')}
            onPick={(name) => setFilter('source', name)}
          />
          <PartTable
            title={say('campaigns')}
            dimension="campaign"
            head={say('campaign')}
            parts={partsOf(report, 'campaign').filter(({ name }) => name !== '')}
            columns={[VISITS, BOUNCE]}
            empty={say('noCampaignsAddUtm')}
            onPick={(name) => setFilter('campaign', name)}
          />
        </div>
      )}
    </AnalyticsFrame>
  );
}

const KINDS_OF_VISITORS = [
  ['country', say('countries'), say('country')],
  ['device', say('devices'), say('device')],
  ['browser', say('browsers'), say('browser')],
  ['system', say('operatingSystems'), say('system')],
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
              empty={say('noVisits')}
              onPick={(name) => setFilter(dimension, name)}
            />
          ))}
        </div>
      )}
    </AnalyticsFrame>
  );
}

const SEARCHES = column(say('searches'), 'events');

export function SiteSearch() {
  return (
    <AnalyticsFrame section="search">
      {(report) => (
        <div className={classes.grid}>
          <PartTable
            title={say('searchesWithResults')}
            dimension="search"
            head={say('searchTerm')}
            parts={partsOf(report, 'search')}
            columns={[SEARCHES, VISITORS]}
            empty={say('noSearches')}
          />
          <PartTable
            title={say('searchesWithoutResults')}
            dimension="emptySearch"
            head={say('searchTerm')}
            parts={partsOf(report, 'emptySearch')}
            columns={[SEARCHES, VISITORS]}
            empty={say('noSearchesWithoutResults')}
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
            title={say('buttonClicks')}
            dimension="buttonClick"
            head={say('button')}
            parts={partsOf(report, 'buttonClick')}
            columns={[column(say('clicks'), 'events'), VISITORS]}
            empty={say('noClicksOnButtons')}
          />
          <PartTable
            title={say('buttonViews')}
            dimension="buttonRender"
            head={say('button')}
            parts={partsOf(report, 'buttonRender')}
            columns={[column(say('views'), 'events'), VISITORS]}
            empty={say('noButtonsSeen')}
          />
        </div>
      )}
    </AnalyticsFrame>
  );
}

function Forms({ forms }: { forms: AnalyticsReport['forms'] }) {
  return (
    <ListedFigures
      title={say('forms')}
      heads={[say('form'), say('views'), say('starts'), say('submissions'), say('conversion')]}
      rows={forms.map(({ id, name, views, starts, submits }) => ({
        key: id,
        name,
        cells: [numberText(views), numberText(starts), numberText(submits), percentText(submits, views)],
      }))}
      empty={say('noFormsSeen')}
    />
  );
}

/** Which field people were at when they gave up. */
function FormExits({ forms }: { forms: AnalyticsReport['forms'] }) {
  return (
    <ListedFigures
      title={say('whereVisitorsGiveUp')}
      heads={[say('field'), say('leftHere'), say('ofStarts')]}
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
      empty={say('nobodyLeftAForm')}
    />
  );
}

const redirectLink = (name: string) => (
  <Anchor component={Link} to={`/settings/redirects?from=${encodeURIComponent(name)}`}>
    {say('addRedirect')}
  </Anchor>
);

export function Missing() {
  return (
    <AnalyticsFrame section="missing">
      {(report) => (
        <PartTable
          title={say('addressesWithoutAPage')}
          dimension="notFound"
          head={say('address')}
          parts={partsOf(report, 'notFound')}
          columns={[column(say('requests'), 'events'), VISITORS]}
          empty={say('noMissingPagesEvery')}
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
              title={say('fromProductToPurchase')}
              dimension="step"
              head={say('step')}
              parts={steps}
              columns={[VISITORS, column(say('times'), 'events')]}
              empty={say('noProductViewsOr')}
            />
            <PartTable
              title={say('revenueBySource')}
              dimension="source"
              head={say('source')}
              parts={partsOf(report, 'source')
                .filter(({ sums }) => sums.events > 0)
                .toSorted((a, b) => b.sums.cents - a.sums.cents)}
              columns={[money(report.currency), column(say('orders'), 'events'), VISITS]}
              empty={say('noOrders')}
              onPick={(name) => setFilter('source', name)}
            />
          </div>
        );
      }}
    </AnalyticsFrame>
  );
}
