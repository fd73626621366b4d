import { z } from 'zod';
import { PER_MINUTE } from '#core/access/paces.ts';
import { Permission } from '#core/enumerations/permissions.ts';
import { EXPERIMENT_STATES, GOAL_KINDS, MAX_NAME, VARIANT_LETTERS } from '#core/experiments/experiment.ts';
import type { Subject } from '#core/experiments/subject.ts';
import * as at from './addresses/experiments.ts';
import { id } from './id.ts';
import { route } from './route.ts';

const needs = { permission: Permission.contentManager } as const;
const scope = 'site';
const params = z.object({ id });
const ok = z.object({ ok: z.literal(true) });
const letter = z.enum(VARIANT_LETTERS, 'Choose one of the variants.');

const goal = z.object({
  kind: z.enum(GOAL_KINDS),
  path: z
    .string()
    .max(200)
    .regex(/^(?:|\/[^?#\s]*)$/, 'Must be an address of this site, such as /thank-you.'),
});

const subject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page'), pageId: id }),
  z.strictObject({ kind: z.literal('section'), pageId: id, sectionId: z.string().min(1).max(40) }),
  z.strictObject({ kind: z.literal('style') }),
]) satisfies z.ZodType<Subject>;

/** Of a page or section: what the page is called, and where it is; of a section its name too. */
const about = { subject, title: z.string(), path: z.string(), section: z.string() };
const subjectView = z.object(about);
export type SubjectView = z.output<typeof subjectView>;

const experiment = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  ...about,
  goal,
  state: z.enum(EXPERIMENT_STATES),
  /** Whether it was published meanwhile, so that visitors get that and nothing is compared. */
  isOvertaken: z.boolean(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  winner: z.string().nullable(),
  variants: z.array(
    z.object({
      variant: letter,
      revision: z.int(),
      visitors: z.int(),
      conversions: z.int(),
      /** How much more or less than the original, as shares; nothing of the original itself. */
      lift: z.object({ low: z.number(), high: z.number() }).nullable(),
    }),
  ),
  verdict: z.object({
    kind: z.enum(['collecting', 'uneven', 'better', 'worse', 'same', 'open']),
    variant: z.string(),
    words: z.string(),
  }),
});
export type ExperimentView = z.output<typeof experiment>;

export const experiments = {
  count: route({
    ...at.count,
    summary: 'A visitor saw a page of an experiment, or reached its goal; nobody waits for the answer',
    scope,
    needs: 'nobody',
    body: z.object({ kind: z.enum(['seen', ...GOAL_KINDS]), path: z.string().max(500).default('') }),
    reply: z.unknown(),
    perMinute: PER_MINUTE.reading,
    maxBodyBytes: 4096,
    dropsForged: 204,
    recordsNothing: 'A browser tells it, not a person.',
  }),
  list: route({
    method: 'GET',
    path: '/api/experiments',
    summary: 'The site’s experiments, the newest first, with what their figures say',
    scope,
    needs,
    reply: z.object({ experiments: z.array(experiment) }),
  }),
  subjects: route({
    method: 'GET',
    path: '/api/experiments/subjects',
    summary: 'What can be compared: pages, sections and the style, where a draft differs from what is live',
    scope,
    needs,
    reply: z.object({ subjects: z.array(subjectView) }),
  }),
  create: route({
    method: 'POST',
    path: '/api/experiments',
    summary: 'Compare what is live of a page, a section or the style with its draft',
    scope,
    needs,
    body: z.strictObject({
      name: z.string().trim().min(1, 'Enter a name.').max(MAX_NAME),
      subject,
      goal,
    }),
    reply: z.object({ id }),
    records: 'experiment.create',
  }),
  addVariant: route({
    method: 'POST',
    path: '/api/experiments/:id/variants',
    summary: 'Add the draft, as it is now, as another variant',
    scope,
    needs,
    params,
    reply: ok,
    records: 'experiment.save',
  }),
  start: route({
    method: 'POST',
    path: '/api/experiments/:id/start',
    summary: 'Show the variants to visitors',
    scope,
    needs,
    params,
    reply: ok,
    records: 'experiment.start',
  }),
  stop: route({
    method: 'POST',
    path: '/api/experiments/:id/stop',
    summary: 'Show everybody the original again',
    scope,
    needs,
    params,
    reply: ok,
    records: 'experiment.stop',
  }),
  publish: route({
    method: 'POST',
    path: '/api/experiments/:id/publish',
    summary: 'Stop the experiment and publish one of its variants',
    scope,
    needs,
    params,
    body: z.strictObject({ variant: letter }),
    reply: ok,
    records: ['experiment.publish', 'document.restore', 'document.save', 'release.publish'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/experiments/:id',
    summary: 'Delete an experiment that is not running, with its figures',
    scope,
    needs,
    params,
    reply: ok,
    records: 'experiment.delete',
  }),
} as const;
