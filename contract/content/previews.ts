import { z } from 'zod';
import { Permission } from '#core/enumerations/permissions.ts';
import { id } from '../id.ts';
import { route } from '../route.ts';

const needs = { permission: Permission.contentManager } as const;

/** How long a preview link works; the owner picks one. */
export const PREVIEW_DAYS = [1, 7, 30] as const;

const link = z.object({
  id,
  note: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  by: z.string().nullable(),
  byName: z.string().nullable(),
  /** How often it was opened, and when last. */
  opens: z.int(),
  openedAt: z.iso.datetime().nullable(),
});

export type PreviewLink = z.output<typeof link>;

export const previews = {
  list: route({
    method: 'GET',
    path: '/api/content/previews',
    summary: 'The preview links that still work',
    scope: 'site',
    needs,
    reply: z.object({ previews: z.array(link) }),
  }),
  create: route({
    method: 'POST',
    path: '/api/content/previews',
    summary: 'A link that shows the drafts of the whole site to somebody without an account',
    scope: 'site',
    needs,
    body: z.strictObject({
      days: z.literal(PREVIEW_DAYS, `Please choose ${PREVIEW_DAYS.join(', ')} days.`),
      note: z.string().trim().max(100).optional(),
      /** The page it opens. */
      path: z.string().max(200).optional(),
    }),
    /** The address is told once; only its hash is kept. */
    reply: link.extend({ url: z.string() }),
    records: 'preview.create',
  }),
  revoke: route({
    method: 'DELETE',
    path: '/api/content/previews/:id',
    summary: 'End a preview link at once',
    scope: 'site',
    needs,
    params: z.object({ id }),
    reply: z.object({ ok: z.literal(true) }),
    records: 'preview.revoke',
  }),
} as const;
