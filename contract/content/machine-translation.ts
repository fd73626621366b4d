import { z } from 'zod';
import { PER_MINUTE } from '#core/access/paces.ts';
import { Permission } from '#core/enumerations/permissions.ts';
import { MAX_MONTHLY_LIMIT, RUN_STATES } from '#core/languages/machine/runs.ts';
import { SettingsPermission } from '#core/people/finer-permissions.ts';
import { route } from '../route.ts';

const needs = { permission: Permission.contentManager } as const;
const code = z.string().min(2).max(35);
const limit = z.int().min(0).max(MAX_MONTHLY_LIMIT);

const run = z.object({
  id: z.string(),
  language: code,
  /** The document; null for all of them. */
  of: z.string().nullable(),
  state: z.enum(RUN_STATES),
  texts: z.int(),
  done: z.int(),
  /** Texts left as they were because their translation had lost formatting or a placeholder. */
  refused: z.int(),
  characters: z.int(),
  /** Why it ended early. */
  problem: z.string(),
  startedAt: z.iso.datetime(),
});
export type MachineRun = z.output<typeof run>;

const state = z.object({
  /** Whom texts can be translated by. */
  services: z.array(z.object({ name: z.string(), title: z.string(), needsAddress: z.boolean() })),
  /** Null while machine translation is off. Of the key only its end. */
  service: z
    .object({ name: z.string(), title: z.string(), address: z.string(), keyEnd: z.string() })
    .nullable(),
  monthlyLimit: limit,
  /** Characters sent this month. */
  used: z.int(),
  /** The latest one. */
  run: run.nullable(),
});
export type MachineTranslation = z.output<typeof state>;

const what = { language: code, of: z.string().max(80).optional() };

/** Texts translated by a service of somebody else, marked until a person has read them. */
export const machineTranslation = {
  read: route({
    method: 'GET',
    path: '/api/multilingual/machine',
    summary: 'Who translates texts by machine, how much was sent this month, and how the last run went',
    scope: 'site',
    needs,
    reply: state,
  }),
  connect: route({
    method: 'PUT',
    path: '/api/multilingual/machine',
    summary: 'Turn machine translation on with the key of a service, which is tried first',
    scope: 'site',
    needs: { permission: SettingsPermission.site },
    perMinute: PER_MINUTE.writing,
    records: 'translation.connect',
    body: z.strictObject({
      service: z.string().max(40),
      /** Of a service that runs on a server of your own. */
      address: z.string().trim().max(300).optional(),
      /** Left out: the one that is there. */
      key: z.string().trim().max(200).optional(),
      monthlyLimit: limit,
    }),
    reply: state,
  }),
  disconnect: route({
    method: 'DELETE',
    path: '/api/multilingual/machine',
    summary: 'Turn machine translation off and forget the key',
    scope: 'site',
    needs: { permission: SettingsPermission.site },
    records: 'translation.disconnect',
    reply: state,
  }),
  estimate: route({
    method: 'GET',
    path: '/api/multilingual/machine/estimate',
    summary: 'How many texts are missing in a language, and about how many characters they have',
    scope: 'site',
    needs,
    query: z.strictObject(what),
    reply: z.object({ texts: z.int(), characters: z.int() }),
  }),
  start: route({
    method: 'POST',
    path: '/api/multilingual/machine/runs',
    summary: 'Translate what is missing in a language, in one document or in all of them',
    scope: 'site',
    needs,
    perMinute: PER_MINUTE.writing,
    records: 'translation.machine',
    body: z.strictObject(what),
    reply: z.object({ run }),
  }),
  cancel: route({
    method: 'POST',
    path: '/api/multilingual/machine/runs/:id/cancel',
    summary: 'Stop a run after the document it is at',
    scope: 'site',
    needs,
    records: 'translation.cancel',
    params: z.object({ id: z.string().max(40) }),
    reply: z.object({ run }),
  }),
  undo: route({
    method: 'POST',
    path: '/api/multilingual/machine/runs/:id/undo',
    summary: 'Remove what a run translated and nobody has checked since',
    scope: 'site',
    needs,
    records: 'translation.undo',
    params: z.object({ id: z.string().max(40) }),
    reply: z.object({ run }),
  }),
} as const;
