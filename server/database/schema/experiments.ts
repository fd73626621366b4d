import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ExperimentState, Goal } from '#core/experiments/experiment.ts';
import type { SubjectKind } from '#core/experiments/subject.ts';
import { moment, siteId } from './columns.ts';
import { sites } from './sites.ts';

/** Which of several versions does better. Versions are revisions of a document, which never change. */
export const experiments = pgTable(
  'experiments',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    subject: text().$type<SubjectKind>().notNull().default('page'),
    /** The document it is about: a page, or the theme. */
    documentId: text('page_id').notNull(),
    /** Of an experiment about a section, as it was called when it was made. */
    section: jsonb().$type<{ id: string; name: string }>(),
    /** What was live when it began: once something else is, the comparison is over. */
    baseRevision: integer('base_revision').notNull(),
    /** The revision of each variant, the original first. */
    revisions: integer().array().notNull(),
    goal: jsonb().$type<Goal>().notNull(),
    state: text().$type<ExperimentState>().notNull(),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    /** The variant that was published at the end. */
    winner: text(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('experiments_newest').on(table.siteId, table.createdAt.desc()),
    uniqueIndex('experiments_running_page')
      .on(table.siteId, table.documentId)
      .where(sql`state = 'running'`),
  ],
);

/** Visitors by day and variant. Nobody is kept by themselves. */
export const experimentCounts = pgTable(
  'experiment_counts',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    experimentId: text('experiment_id').notNull(),
    variant: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    visitors: integer().notNull().default(0),
    conversions: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.experimentId, table.variant, table.day] })],
);
