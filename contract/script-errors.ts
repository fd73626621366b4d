import { PER_MINUTE } from '#core/access/paces.ts';
import { z } from 'zod';
import { Permission } from '#core/enumerations/permissions.ts';
import { SettingsPermission } from '#core/people/finer-permissions.ts';
import { MAX_ERRORS_OF_A_CALL } from '#core/script-errors.ts';
import * as at from './addresses/script-errors.ts';
import { route } from './route.ts';

/** Cut by the service; only what could do harm ends here. */
const words = z.string().max(20_000).default('');
const place = z.int().nullable().default(null);
const ok = z.object({ ok: z.literal(true) });

const entry = z.object({
  event: z.string().max(100),
  data: z.object({
    app: words,
    message: words,
    stack: words,
    file: words,
    line: place,
    column: place,
    custom: z.unknown().optional(),
    websiteId: words,
    templateId: words,
    url: words,
    userAgent: words,
  }),
  timestamp: z.number(),
});

const kept = z.object({
  id: z.string(),
  app: z.string(),
  message: z.string(),
  stack: z.string(),
  file: z.string(),
  line: z.int().nullable(),
  column: z.int().nullable(),
  custom: z.string(),
  /** The page where it was seen last, without its query. */
  path: z.string(),
  device: z.string(),
  count: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
});

export type KeptError = z.output<typeof kept>;

export const scriptErrors = {
  record: route({
    ...at.record,
    summary: 'Errors of scripts on a page; nobody waits for the answer',
    scope: 'site',
    needs: 'nobody',
    body: z.array(entry).max(MAX_ERRORS_OF_A_CALL),
    reply: ok,
    perMinute: PER_MINUTE.writing,
    maxBodyBytes: 512 * 1024,
    dropsForged: 200,
    recordsNothing: 'A browser tells it, not a person.',
  }),
  list: route({
    method: 'GET',
    path: '/api/script-errors',
    summary: 'What went wrong in scripts on the site, the newest first',
    scope: 'site',
    needs: { permission: Permission.activity, or: [SettingsPermission.scriptErrors] },
    reply: z.object({ errors: z.array(kept) }),
  }),
  clear: route({
    method: 'DELETE',
    path: '/api/script-errors',
    summary: 'Forget all script errors of the site',
    scope: 'site',
    needs: { permission: SettingsPermission.scriptErrors },
    reply: ok,
    records: 'site.clearErrors',
  }),
} as const;
