import { z } from 'zod';
import { STEPS } from '#core/home/checklist.ts';
import { Permission } from '#core/enumerations/permissions.ts';
import { NEWS } from '#core/home/news.ts';
import { id } from '../id.ts';
import { cents } from '../cents.ts';
import { route } from '../route.ts';

const scope = 'site';
const needs = { permission: Permission.config } as const;
const count = z.int().min(0);

const sold = z.object({ orders: count, revenueCents: cents });
const news = z.enum(NEWS);

const home = z.object({
  url: z.string(),
  isLive: z.boolean(),
  /** Whether the site is in its trial, or that is over: it goes live with a plan. */
  isPlanNeeded: z.boolean(),
  /** What waits for somebody; null for what this person may not open. Counting stops at `MAX_COUNT`. */
  waiting: z.object({
    orders: count.nullable(),
    messages: count.nullable(),
    comments: count.nullable(),
    failedMails: count,
    domains: count.nullable(),
  }),
  /** Of the shop; null where nothing is sold, or not to this person's knowledge. */
  sales: z
    .object({
      currency: z.string(),
      locale: z.string(),
      today: sold,
      week: sold,
      /** Of this week, in none of the sums. */
      testOrders: count,
    })
    .nullable(),
  messages: z.object({ today: count, week: count }).nullable(),
  /** Null for those who cannot change the site. */
  checklist: z.array(z.object({ name: z.enum(STEPS), isDone: z.boolean() })).nullable(),
  samples: count,
  /** Sections of the home page that are as the template made them; 0 once the site is live. */
  templateSections: count,
  /** What this person worked on last. */
  recent: z.array(
    z.object({
      kind: z.enum(['page', 'item', 'product']),
      id,
      /** The collection of an item; empty for others. */
      collectionId: z.string(),
      title: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});

export type Home = z.output<typeof home>;

/** What somebody who works on a site finds when they come in. */
export const homeCalls = {
  read: route({
    method: 'GET',
    path: '/api/home',
    summary: 'What waits for this person, the figures of today and this week, and what they worked on last',
    scope,
    needs,
    reply: home,
  }),
  readNotify: route({
    method: 'GET',
    path: '/api/home/notifications',
    summary: 'The kinds of news that are mailed to this person',
    scope,
    needs,
    reply: z.object({ kinds: z.array(news), offered: z.array(news), email: z.string() }),
  }),
  writeNotify: route({
    method: 'PUT',
    path: '/api/home/notifications',
    summary: 'Choose the kinds of news that are mailed to this person',
    scope,
    needs,
    recordsNothing: 'It is one’s own mailbox.',
    body: z.strictObject({ kinds: z.array(news).max(NEWS.length) }),
    reply: z.object({ kinds: z.array(news), offered: z.array(news), email: z.string() }),
  }),
} as const;
