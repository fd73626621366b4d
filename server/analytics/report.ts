import { BROWSERS, DEVICES, SYSTEMS } from '#core/analytics/device.ts';
import {
  Dimension,
  FILTERS,
  FUNNEL_STEPS,
  NO_FIGURES,
  SECTIONS,
  type DimensionName,
  type Figures,
  type Filter,
} from '#core/analytics/dimensions.ts';
import {
  DEFAULT_SALES_RANGE,
  rangeBefore,
  rangeOf,
  stepsOf,
  unitOf,
  type DayRange,
} from '#core/commerce/orders/sales.ts';
import { MINUTE_MS } from '#core/durations.ts';
import { toCsv } from '#core/text/csv.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { AnalyticsPart, AnalyticsQuery, AnalyticsReport } from '#contract/visits/analytics.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import { dayIn } from './days.ts';
import type { FilterSums } from './filters.ts';
import type { NumberedFilters, Span } from './measure.ts';
import * as store from './report-store.ts';
import type { Rollups } from './rollups.ts';
import { dropsIn } from './store.ts';
import { NO_WORD } from './words.ts';

const LISTED = 100;
const LIVE_MS = 5 * MINUTE_MS;
const LIVE_PAGES = 10;
/** No word and no filter has this number: a filter for a word that nobody ever used fits nothing. */
const NOTHING = -1;

const NO_POPUP = { render: 0, close: 0, submit: 0, click: 0 };

const LISTS: Partial<Record<DimensionName, readonly string[]>> = {
  device: DEVICES,
  browser: BROWSERS,
  system: SYSTEMS,
  step: FUNNEL_STEPS,
};

/** What owners see of their visitors. */
export function makeReports(deps: {
  db: Database;
  rollups: Rollups;
  filterSums: FilterSums;
  snapshots: Snapshots;
  now: () => Date;
}) {
  const { db, rollups, filterSums, snapshots, now } = deps;

  /** What the filters of a question are kept by; nothing to wait for without any. */
  async function counted(
    site: Site,
    query: AnalyticsQuery,
    asked: { ranges: DayRange[]; timeZone: string },
  ): Promise<{ id: number | undefined; daysLeft: number }> {
    if (FILTERS.every((name) => query[name] === undefined)) return { id: undefined, daysLeft: 0 };
    const filters = await db.readSite(site.id, (tx) => numbered(tx, query));
    if (Object.values(filters).includes(NOTHING)) return { id: NOTHING, daysLeft: 0 };
    return filterSums.count(site.id, filters, asked);
  }

  async function report(site: Site, query: AnalyticsQuery): Promise<AnalyticsReport | Failure> {
    const { settings } = await snapshots.of(site);
    const { timezone: timeZone } = settings.site;
    const range = rangeOf(query.range ?? DEFAULT_SALES_RANGE, dayIn(timeZone, now()), {
      ...(query.from !== undefined && { from: query.from }),
      ...(query.to !== undefined && { to: query.to }),
    });
    if (!range) return fail('badRequest');
    await rollups.freshen(site.id, timeZone);
    const before = rangeBefore(range);
    const unit = unitOf(range);
    const { id: filter, daysLeft } = await counted(site, query, { ranges: [range, before], timeZone });
    return db.readSite(site.id, async (tx) => {
      const asked = { range, filter };
      const askedBefore = { range: before, filter };
      const steps = await store.sumsByStep(tx, asked, unit);
      const stepsBefore = await store.sumsByStep(tx, askedBefore, unit);
      const daysBefore = stepsOf(before, unit);
      return {
        currency: settings.store.storeCurrency,
        unit,
        range,
        before,
        sums: added(steps),
        sumsBefore: added(stepsBefore),
        steps: stepsOf(range, unit).map((at, index) => ({
          at,
          atBefore: daysBefore[index] ?? at,
          sums: found(steps, at),
          before: found(stepsBefore, daysBefore[index]),
        })),
        parts: await partsOf(tx, asked, askedBefore, SECTIONS[query.section ?? 'overview']),
        forms: query.section === 'actions' ? await formsOf(tx, { ...range, timeZone }) : [],
        popup: query.section === 'marketing' ? await store.popupIn(tx, range) : NO_POPUP,
        letters: query.section === 'marketing' ? await store.lettersIn(tx, { ...range, timeZone }) : [],
        dropped: await dropsIn(tx, range),
        hasHits: await store.hasHits(tx),
        daysLeft,
      };
    });
  }

  return {
    report,

    async export(site: Site, query: AnalyticsQuery): Promise<string | Failure> {
      const made = await report(site, query);
      if (made instanceof Failure) return made;
      const head = ['Name', 'Views', 'Visits', 'Visitors', 'Bounces', 'Seconds', 'Events', 'Amount'];
      const line = (name: string, sums: Figures) => [
        name,
        ...[sums.views, sums.visits, sums.visitors, sums.bounces, sums.seconds, sums.events, sums.cents].map(
          String,
        ),
      ];
      const parts = Object.entries(made.parts).flatMap(([dimension, list]) =>
        list.map(({ name, sums }) => [dimension, ...line(name, sums)]),
      );
      const days = made.steps.map(({ at, sums }) => [made.unit, ...line(at, sums)]);
      return toCsv([['By', ...head], ...days, ...parts]);
    },

    live: (siteId: string) =>
      db.readSite(siteId, (tx) => store.lookingSince(tx, new Date(now().getTime() - LIVE_MS), LIVE_PAGES)),
  };
}

export type Reports = ReturnType<typeof makeReports>;

async function formsOf(tx: Tx, span: Span): Promise<AnalyticsReport['forms']> {
  const [forms, exits] = [await store.formsIn(tx, span), await store.exitsIn(tx, span)];
  return forms.map((form) => ({
    ...form,
    exits: exits.filter(({ id }) => id === form.id).map(({ field, count }) => ({ field, count })),
  }));
}

async function numbered(tx: Tx, query: AnalyticsQuery): Promise<NumberedFilters> {
  const numberOf = async (name: Filter, word: string): Promise<number> => {
    const list = LISTS[name];
    if (list) return list.indexOf(word);
    return word === '' ? NO_WORD : ((await store.idOf(tx, word)) ?? NOTHING);
  };
  const filters: NumberedFilters = {};
  for (const name of FILTERS) {
    const word = query[name];
    if (word !== undefined) filters[name] = await numberOf(name, word);
  }
  return filters;
}

async function partsOf(
  tx: Tx,
  asked: store.Asked,
  askedBefore: store.Asked,
  dimensions: readonly DimensionName[],
): Promise<Partial<Record<DimensionName, AnalyticsPart[]>>> {
  const limit = { dimensions, limit: LISTED };
  const rows = await store.sumsByValue(tx, asked, limit);
  const rowsBefore = await store.sumsByValue(tx, askedBefore, limit);
  const words = await store.wordsOf(tx, [...new Set(rows.map(({ value }) => value))]);
  const parts = dimensions.map((name) => {
    const nameOf = (value: number) => {
      const list = LISTS[name];
      return (list ? list[value] : words.get(value)) ?? '';
    };
    const ofThis = (each: { dimension: number }) => each.dimension === Dimension[name];
    const list = rows.filter(ofThis).map((row) => ({
      name: nameOf(row.value),
      sums: figuresOf(row),
      before: figuresOf(rowsBefore.find((each) => ofThis(each) && each.value === row.value)),
    }));
    return [name, list];
  });
  return Object.fromEntries(parts) as Partial<Record<DimensionName, AnalyticsPart[]>>;
}

const NAMES = Object.keys(NO_FIGURES) as (keyof Figures)[];

const figuresOf = (row: Figures | undefined): Figures =>
  row ? (Object.fromEntries(NAMES.map((name) => [name, row[name]])) as unknown as Figures) : NO_FIGURES;

const found = (rows: readonly (Figures & { at: string })[], at: string | undefined): Figures =>
  figuresOf(rows.find((row) => row.at === at));

const added = (rows: readonly Figures[]): Figures =>
  rows.reduce<Figures>(
    (sum, row) =>
      Object.fromEntries(NAMES.map((name) => [name, sum[name] + row[name]])) as unknown as Figures,
    NO_FIGURES,
  );
