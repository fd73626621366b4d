import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { GoalStep } from '#core/analytics/goals.ts';
import { moment, siteId } from './columns.ts';
import { sites } from './sites.ts';

const ofSite = () => siteId().references(() => sites.id, { onDelete: 'cascade' });

const figures = () => ({
  dimension: smallint().notNull(),
  value: integer().notNull(),
  views: integer().notNull(),
  visits: integer().notNull(),
  visitors: integer().notNull(),
  bounces: integer().notNull(),
  seconds: bigint({ mode: 'number' }).notNull(),
  events: integer().notNull(),
  cents: bigint({ mode: 'number' }).notNull(),
});

/**
 * What visitors did, one row each, only ever added. Kept in a partition for each month, so that an old month goes at
 * once. Words stand in `hit_words`; a visitor is a number that nobody can trace back.
 */
export const hits = pgTable(
  'hits',
  {
    siteId: ofSite(),
    at: moment('at').notNull(),
    visitor: bigint({ mode: 'bigint' }).notNull(),
    page: integer().notNull(),
    target: integer().notNull(),
    source: integer().notNull(),
    campaign: integer().notNull(),
    country: integer().notNull(),
    value: integer().notNull(),
    kind: smallint().notNull(),
    device: integer().notNull(),
  },
  // Seven bytes a row together: equal sites share an entry, and rows come in the order of time.
  (table) => [
    index('hits_site').on(table.siteId),
    index('hits_time').using('brin', table.at).with({ pages_per_range: 32, autosummarize: true }),
  ],
);

/**
 * What hits of a day add up to for each visit; made anew with its day, so nothing is ever changed in it. Questions with
 * a filter read these, a quarter of the rows. In a partition for each month, as hits are.
 */
export const hitVisits = pgTable(
  'hit_visits',
  {
    cents: bigint({ mode: 'number' }).notNull(),
    /** Their number on this day; below zero for those who came more than once. */
    visitor: integer().notNull(),
    day: date().notNull(),
    seconds: integer().notNull(),
    /** None where somebody searched or missed a page and saw no other. */
    views: integer().notNull(),
    entry: integer().notNull(),
    source: integer().notNull(),
    campaign: integer().notNull(),
    country: integer().notNull(),
    device: integer().notNull(),
    orders: smallint().notNull(),
    hour: smallint().notNull(),
    siteId: ofSite(),
    /** One for each view, below zero from the second look at the same page on. */
    pages: integer().array(),
    /** Everything else that was done: kind, word and value of each. */
    acts: integer().array(),
  },
  (table) => [index('hit_visits_day').on(table.siteId, table.day)],
);

/** Paths, hosts, campaigns and other words that hits name by their number. */
export const hitWords = pgTable(
  'hit_words',
  {
    siteId: ofSite(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    word: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('hit_words_word').on(table.siteId, table.word),
  ],
);

/** What a hit is known by for two days, so that the same one sent again counts once. */
export const hitKeys = pgTable(
  'hit_keys',
  {
    siteId: ofSite(),
    key: bigint({ mode: 'bigint' }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.key] }), index('hit_keys_age').on(table.at)],
);

/** Days to which something was added since they were summed up. */
export const hitMarks = pgTable(
  'hit_marks',
  {
    siteId: ofSite(),
    day: date().notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.day, table.id] })],
);

/** What hits of a day, where the site is, add up to; made anew from the hits whenever one is added to the day. */
export const hitSums = pgTable(
  'hit_sums',
  {
    siteId: ofSite(),
    day: date().notNull(),
    ...figures(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.dimension, table.day, table.value] })],
);

/** What the days of a month that is over add up to: a year is read as twelve months, not as 365 days. */
export const hitMonthSums = pgTable(
  'hit_month_sums',
  {
    siteId: ofSite(),
    /** Its first day. */
    month: date().notNull(),
    ...figures(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.dimension, table.month, table.value] })],
);

/** Filters that were asked for lately, or are likely to be; days are counted for each of them once. */
export const hitFilters = pgTable(
  'hit_filters',
  {
    siteId: ofSite(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    /** Names and numbers in a fixed order: `page=17 device=1`. */
    name: text().notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('hit_filters_name').on(table.siteId, table.name),
  ],
);

/** The same for all values of a dimension at once: a tenth of the bytes, and nobody asks for one value alone. */
const listedFigures = () => ({
  dimension: smallint().notNull(),
  value: integer().array().notNull(),
  views: integer().array().notNull(),
  visits: integer().array().notNull(),
  visitors: integer().array().notNull(),
  bounces: integer().array().notNull(),
  seconds: bigint({ mode: 'number' }).array().notNull(),
  events: integer().array().notNull(),
  cents: bigint({ mode: 'number' }).array().notNull(),
});

/** What visits that fit a filter add up to on a day. A day that is counted has its total, were it nothing. */
export const hitFilterSums = pgTable(
  'hit_filter_sums',
  {
    siteId: ofSite(),
    filter: integer().notNull(),
    day: date().notNull(),
    ...listedFigures(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.filter, table.dimension, table.day] })],
);

export const hitFilterMonthSums = pgTable(
  'hit_filter_month_sums',
  {
    siteId: ofSite(),
    filter: integer().notNull(),
    month: date().notNull(),
    ...listedFigures(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.filter, table.dimension, table.month] })],
);

/** How many visitors took the steps of a goal on a day, by where they came from; goes when the day is summed up anew. */
export const goalSums = pgTable(
  'goal_sums',
  {
    siteId: ofSite(),
    goalId: text('goal_id').notNull(),
    day: date().notNull(),
    /** By the number of the source: how many came as far as each step. */
    counts: jsonb().$type<Record<string, number[]>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.goalId, table.day] })],
);

/** When the next weekly report of a site is sent. Found by time over all sites, so it holds nothing about anybody. */
export const weeklyReports = pgTable(
  'weekly_reports',
  {
    siteId: siteId()
      .primaryKey()
      .references(() => sites.id, { onDelete: 'cascade' }),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [index('weekly_reports_due').on(table.dueAt)],
);

/** The time zone that the days of a site were summed up in. */
export const hitZones = pgTable('hit_zones', {
  siteId: siteId()
    .primaryKey()
    .references(() => sites.id, { onDelete: 'cascade' }),
  timeZone: text('time_zone').notNull(),
  /** Whether days have visits; those that an older version summed up have none. */
  hasVisits: boolean('has_visits').notNull().default(false),
});

/** How much arrived that was not counted, and why. */
export const hitDrops = pgTable(
  'hit_drops',
  {
    siteId: ofSite(),
    day: date().notNull(),
    reason: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.day, table.reason] })],
);

/** What a site wants of its visitors: steps in this order. */
export const goals = pgTable(
  'goals',
  {
    siteId: ofSite(),
    id: text().notNull(),
    name: text().notNull(),
    steps: jsonb().$type<GoalStep[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
);

/** With what strangers are told apart for one day; gone with it, so that nobody can be found out later. */
export const visitorSalts = pgTable('visitor_salts', {
  /** A time zone and a day in it. */
  name: text().primaryKey(),
  salt: text().notNull(),
  madeAt: moment('made_at').notNull(),
});

/** What people do while they work on a site, as the product itself is told of it. For its operator alone. */
export const workEvents = pgTable(
  'work_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Nothing for what happens on the platform's own pages. */
    site: text().references(() => sites.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    channel: text().notNull(),
    event: text().notNull(),
    data: text().notNull(),
  },
  (table) => [index('work_events_age').on(table.at), index('work_events_site').on(table.site)],
);

/** Who came to the platform's own pages by which advertisement, counted by day. For its operator alone. */
export const landings = pgTable('landings', {
  /** Made of the day and all that follows. */
  id: text().primaryKey(),
  day: date().notNull(),
  source: text().notNull(),
  campaign: text().notNull(),
  subcampaign: text().notNull(),
  channel: text().notNull(),
  subchannel: text().notNull(),
  variation: text().notNull(),
  count: integer().notNull(),
});
