import { z } from 'zod';
import {
  FILTERS,
  SECTION_NAMES,
  type DimensionName,
  type Figures,
  type Filter,
} from '#core/analytics/dimensions.ts';
import { DROP_REASONS, MAX_HIT_BYTES } from '#core/analytics/hits.ts';
import { SALES_RANGES } from '#core/commerce/orders/sales.ts';
import { Permission } from '#core/enumerations/permissions.ts';
import { CURRENCY_CODES } from '#core/money/currency.ts';
import { POPUP_EVENTS, type PopupEvent } from '#core/popup/events.ts';
import * as at from '../addresses/visits/analytics.ts';
import { pageFacts } from '../page-facts.ts';
import { route } from '../route.ts';

const scope = 'site';
const needs = { permission: Permission.activity } as const;
const word = z.string().optional();
const number = z.number().optional();

/** Read leniently: of what a page says of itself nothing is believed but how it is called. */
const hitData = z.object({
  url: z.string(),
  title: word,
  itemId: word.nullable(),
  recordType: z.union([z.string(), z.number()]).nullable().optional(),
  collectionId: word.nullable(),
  websiteId: word,
  templateId: word,
  website_locale: word,
  userAgent: word,
  clientDate: number,
  viewportInnerWidth: number,
  viewportInnerHeight: number,
  screenWidth: number,
  screenHeight: number,
  localStorageSupported: z.boolean().optional(),
  queryString: word,
  referrer: word,
});

/** A form field that holds JSON. */
const json = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'Must be JSON.' });
        return z.NEVER;
      }
    })
    .pipe(schema);

const button = z.object({
  id: z.string().max(100),
  buttonText: word,
  clickthroughUrl: word,
  alignment: word,
  size: word,
  newWindow: z.boolean().optional(),
  context: word,
  ...pageFacts,
});

const told = {
  scope,
  needs: 'nobody',
  maxBodyBytes: MAX_HIT_BYTES,
  dropsForged: 204,
  recordsNothing: 'A browser tells it, not a person.',
  reply: z.unknown(),
} as const;

const day = z.iso.date();
const range = z.object({ from: day, to: day });
const filters = Object.fromEntries(FILTERS.map((name) => [name, z.string().max(400).optional()])) as Record<
  Filter,
  z.ZodOptional<z.ZodString>
>;
const query = z.strictObject({
  section: z.enum(SECTION_NAMES).optional(),
  range: z.enum(SALES_RANGES).optional(),
  from: day.optional(),
  to: day.optional(),
  ...filters,
});
export type AnalyticsQuery = z.output<typeof query>;

const figures = z.custom<Figures>();
const part = z.object({ name: z.string(), sums: figures, before: figures });
export type AnalyticsPart = z.output<typeof part>;
const report = z.object({
  currency: z.enum(CURRENCY_CODES),
  unit: z.enum(['day', 'month']),
  range,
  before: range,
  sums: figures,
  sumsBefore: figures,
  steps: z.array(z.object({ at: day, atBefore: day, sums: figures, before: figures })),
  parts: z.custom<Partial<Record<DimensionName, AnalyticsPart[]>>>(),
  /** How far visitors came with each form; on the screen that shows them. */
  forms: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      views: z.int(),
      starts: z.int(),
      submits: z.int(),
      /** Fields at which visitors gave up, the most often first. */
      exits: z.array(z.object({ field: z.string(), count: z.int() })),
    }),
  ),
  /** How often the pop-up was seen, closed, sent and followed; on the screen that shows it. */
  popup: z.object(
    Object.fromEntries(POPUP_EVENTS.map((event) => [event, z.int()])) as Record<PopupEvent, z.ZodInt>,
  ),
  /** Newsletters that were sent in the range; on the same screen. */
  letters: z.array(
    z.object({
      id: z.string(),
      subject: z.string(),
      day,
      recipients: z.int(),
      delivered: z.int(),
      unsubscribed: z.int(),
    }),
  ),
  dropped: z.array(z.object({ reason: z.enum(DROP_REASONS), count: z.int() })),
  /** Whether anything was ever counted. */
  hasHits: z.boolean(),
  /** Days that a filter has still to be counted for; they follow. */
  daysLeft: z.int(),
});
export type AnalyticsReport = z.output<typeof report>;

export const analytics = {
  recordHit: route({
    ...at.recordHit,
    ...told,
    summary: 'A page was looked at; nobody waits for the answer',
    body: z.object({
      event: z.string().max(20),
      data: json(hitData),
      ss_cvr: z.string().max(500).optional(),
    }),
  }),
  buttonClick: route({ ...at.buttonClick, ...told, summary: 'A button was pressed', body: button }),
  buttonRender: route({ ...at.buttonRender, ...told, summary: 'A button was seen', body: button }),
  report: route({
    method: 'GET',
    path: '/api/analytics/report',
    summary: 'Visits of a while beside the while before, over time and by what a section shows',
    scope,
    needs,
    query,
    reply: report,
  }),
  export: route({
    method: 'GET',
    path: '/api/analytics/export',
    summary: 'What a section of the analytics shows, as CSV',
    scope,
    needs,
    query,
    reply: z.unknown(),
  }),
  live: route({
    method: 'GET',
    path: '/api/analytics/live',
    summary: 'How many visitors are on the site now, and on which pages',
    scope,
    needs,
    reply: z.object({
      visitors: z.int(),
      pages: z.array(z.object({ path: z.string(), visitors: z.int() })),
    }),
  }),
} as const;
