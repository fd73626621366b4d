import { z } from 'zod';
import { PER_MINUTE } from '#core/access/paces.ts';
import { DECLINE_SHARES } from '#core/fast-forward/outcome.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { route } from '../route.ts';

const scope = 'site';
/** Mails are readable here, which those who may only see orders do not get to read. */
const needs = { permission: CommercePermission.manageOrders } as const;
const moment = z.iso.datetime();
const declines = z.literal(DECLINE_SHARES);

/** A year that was played. */
export const playedYear = z.object({
  from: moment,
  to: moment,
  days: z.array(
    z.object({
      day: z.iso.date(),
      started: z.int(),
      renewed: z.int(),
      declined: z.int(),
      ended: z.int(),
      /** A year that was played before it was counted has none. */
      expired: z.int().optional(),
      mails: z.int(),
      paidCents: z.int(),
    }),
  ),
  /** The first of them. */
  events: z.array(z.object({ at: moment, words: z.string(), title: z.string(), name: z.string() })),
  mails: z.array(z.object({ at: moment, to: z.string(), subject: z.string(), text: z.string() })),
  mailCount: z.int(),
  /** What was booked on each account in this time. */
  ledger: z.array(z.object({ account: z.string(), currency: z.string(), cents: z.int() })),
});
export type PlayedYear = z.output<typeof playedYear>;

const run = z.object({
  state: z.enum(['playing', 'played', 'failed']),
  declines,
  percent: z.int(),
  startedAt: moment,
  year: playedYear.nullable(),
});
export type FastForwardRun = z.output<typeof run>;

/** A year of a shop, played ahead on a copy. */
export const fastForward = {
  read: route({
    method: 'GET',
    path: '/api/commerce/fast-forward',
    summary: 'The last year that was played ahead, or how far it has come',
    scope,
    needs,
    reply: z.object({ run: run.nullable() }),
  }),
  play: route({
    method: 'POST',
    path: '/api/commerce/fast-forward',
    summary: 'Play a year of subscriptions, gift cards and mails on a copy of the shop',
    scope,
    needs,
    perMinute: PER_MINUTE.heavy,
    records: 'subscription.fastForward',
    body: z.strictObject({ declines }),
    reply: z.object({ run }),
  }),
} as const;
