import { z } from 'zod';
import { CODE_PERMISSION } from '#core/enumerations/permissions.ts';
import { DOCUMENT_KINDS } from '#core/content/kinds.ts';
import { placeInDocument } from './content/content.ts';
import { id } from './id.ts';
import { route } from './route.ts';

const needs = { permission: CODE_PERMISSION } as const;
const moment = z.iso.datetime();
/** Names a piece of code by what it says. */
const hash = z.string().regex(/^[\w-]{43}$/, 'That code was not found.');

const piece = z.object({
  hash,
  documentId: id,
  kind: z.enum(DOCUMENT_KINDS),
  key: z.string().nullable(),
  title: z.string(),
  path: z.string().nullable(),
  /** Where in the document it stands, in words. */
  label: z.string(),
  place: placeInDocument,
  code: z.string(),
  /** On the site, ready for the next publish, or held back until somebody approves it. */
  state: z.enum(['live', 'approved', 'waiting']),
  writtenBy: z.string().nullable(),
  writtenAt: moment,
  approvedBy: z.string().nullable(),
  approvedAt: moment.nullable(),
});

export type CodeEntry = z.output<typeof piece>;

export const code = {
  list: route({
    method: 'GET',
    path: '/api/code',
    summary: 'All code on the site and in its drafts: where it stands, who wrote it, and whether it runs',
    scope: 'site',
    needs,
    reply: z.object({ pieces: z.array(piece) }),
  }),
  approve: route({
    method: 'POST',
    path: '/api/code/approve',
    summary: 'Approve a piece of code, so that anybody who may publish can publish it',
    scope: 'site',
    needs,
    body: z.strictObject({ hash }),
    reply: z.object({ ok: z.literal(true) }),
    records: 'code.approve',
  }),
} as const;
