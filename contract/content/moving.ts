import { PER_MINUTE } from '#core/access/paces.ts';
import { z } from 'zod';
import { SettingsPermission } from '#core/people/finer-permissions.ts';
import { IMPORT_STATES } from '#core/moving/report.ts';
import { id } from '../id.ts';
import { route } from '../route.ts';

const scope = 'site';
const needs = { permission: SettingsPermission.moving } as const;

export const MAX_IMPORT_BYTES = 2_000_000_000;
/** Sent in parts of this size. */
export const IMPORT_PART_BYTES = 5_000_000;

const report = z.object({
  carried: z.record(z.string(), z.int()),
  known: z.int(),
  lost: z.array(z.object({ what: z.string(), why: z.string() })),
  lostBesides: z.int(),
});

const entry = z.object({
  id,
  name: z.string(),
  state: z.enum(IMPORT_STATES),
  size: z.int(),
  done: z.int(),
  report,
  problem: z.string(),
  at: z.iso.datetime(),
});
export type ImportEntry = z.output<typeof entry>;

/** Moving in from another system, and out of this one. */
export const moving = {
  list: route({
    method: 'GET',
    path: '/api/moving/imports',
    summary: 'What was moved in, how far it came, and what could not be carried',
    scope,
    needs,
    reply: z.object({ imports: z.array(entry) }),
  }),
  start: route({
    method: 'POST',
    path: '/api/moving/imports',
    summary: 'Begin to send a file: an export of WordPress or Squarespace, or an archive of a site',
    scope,
    needs,
    recordsNothing: 'Nothing is moved before the file is complete.',
    body: z.strictObject({ name: z.string().max(300), size: z.int().min(1).max(MAX_IMPORT_BYTES) }),
    reply: z.object({ id }),
  }),
  part: route({
    method: 'PUT',
    path: '/api/moving/imports/:id',
    summary: 'Send the next part; the body is its bytes, `offset` is where they belong',
    scope,
    needs,
    recordsNothing: 'Nothing is moved before the file is complete.',
    perMinute: PER_MINUTE.part,
    params: z.object({ id }),
    query: z.strictObject({ offset: z.coerce.number().int().min(0).max(MAX_IMPORT_BYTES) }),
    reply: z.object({ received: z.int() }),
  }),
  run: route({
    method: 'POST',
    path: '/api/moving/imports/:id/run',
    summary: 'Move the file in, or go on with it; what came before is not taken twice',
    scope,
    needs,
    records: 'moving.in',
    params: z.object({ id }),
    reply: z.object({ id }),
  }),
  archive: route({
    method: 'GET',
    path: '/api/moving/archive',
    summary: 'All content of the site in one file that makes the same site again',
    scope,
    needs,
    reply: z.unknown(),
  }),
} as const;
