import { PER_MINUTE } from '#core/access/paces.ts';
import { z } from 'zod';
import * as at from './addresses/accounts.ts';
import { route } from './route.ts';

const scope = 'platform';
const needs = 'operator';
const moment = z.iso.datetime();
const recordsNothing = 'It belongs to no site; the log of the server names who did it.';
const done = z.object({ redirect: z.string(), count: z.int() });

/** What somebody sees and does who runs the server. */
export const operator = {
  overview: route({
    method: 'GET',
    path: '/api/operator',
    summary: 'Queues, nodes, failed jobs, failed emails and outages of the whole server',
    scope,
    needs,
    reply: z.object({
      outages: z.array(z.object({ service: z.string(), problem: z.string(), since: moment })),
      queues: z.array(
        z.object({
          queue: z.string(),
          waiting: z.int(),
          active: z.int(),
          retrying: z.int(),
          dead: z.int(),
          oldestSeconds: z.number(),
        }),
      ),
      failures: z.array(
        z.object({
          id: z.string(),
          queue: z.string(),
          isDead: z.boolean(),
          tries: z.int(),
          reason: z.string(),
          createdAt: moment,
          nextAt: moment,
        }),
      ),
      nodes: z.array(
        z.object({
          host: z.string(),
          role: z.string(),
          isSilent: z.boolean(),
          startedAt: moment,
          seenAt: moment,
        }),
      ),
      running: z.array(
        z.object({
          id: z.string(),
          queue: z.string(),
          /** Empty until the node that began it has said so. */
          node: z.string(),
          tries: z.int(),
          startedAt: moment,
        }),
      ),
      mails: z.object({
        failed: z.int(),
        retrying: z.int(),
        /** The newest that were given up. */
        list: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            site: z.string(),
            to: z.string(),
            problem: z.string(),
            createdAt: moment,
          }),
        ),
      }),
    }),
  }),
  retryJobs: route({
    ...at.retryJobs,
    summary: 'Try again at once what failed or was given up: all of it, or that of one queue',
    scope,
    needs,
    sudo: true,
    recordsNothing,
    body: z.strictObject({ queue: z.string().max(200).optional() }),
    reply: done,
    perMinute: PER_MINUTE.costly,
  }),
  retryJob: route({
    ...at.retryJob,
    summary: 'Try one failed job again at once',
    scope,
    needs,
    sudo: true,
    recordsNothing,
    params: z.object({ id: z.string().max(100) }),
    reply: done,
  }),
  resendMails: route({
    ...at.resendMails,
    summary: 'Send emails again that were given up: all of them, or one',
    scope,
    needs,
    sudo: true,
    recordsNothing,
    body: z.strictObject({ id: z.string().max(100).optional() }),
    reply: done,
    perMinute: PER_MINUTE.costly,
  }),
} as const;

export type OperatorOverview = z.output<(typeof operator.overview)['reply']>;
