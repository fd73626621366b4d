import { z } from 'zod';
import {
  GOAL_STEP_KINDS,
  MAX_GOAL_NAME,
  MAX_GOAL_STEPS,
  MAX_GOAL_TARGET,
  stepProblem,
} from '#core/analytics/goals.ts';
import { SALES_RANGES } from '#core/commerce/orders/sales.ts';
import { Permission } from '#core/enumerations/permissions.ts';
import { id } from '../id.ts';
import { route } from '../route.ts';

const scope = 'site';
const needs = { permission: Permission.activity } as const;
const mayChange = { permission: Permission.contentManager } as const;
const params = z.object({ id });
const ok = z.object({ ok: z.literal(true) });

const step = z
  .strictObject({ kind: z.enum(GOAL_STEP_KINDS), target: z.string().trim().max(MAX_GOAL_TARGET) })
  .superRefine((given, context) => {
    const message = stepProblem(given);
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['target'], message });
  });
const body = z.strictObject({
  name: z.string().trim().min(1, 'Enter a name.').max(MAX_GOAL_NAME),
  steps: z
    .array(step)
    .min(1, 'Add a step.')
    .max(MAX_GOAL_STEPS, `A goal has at most ${MAX_GOAL_STEPS} steps.`),
});
export type GoalBody = z.output<typeof body>;

const goal = body.extend({ id });
export type GoalView = z.output<typeof goal>;

const day = z.iso.date();
const range = z.object({ from: day, to: day });
const query = z.strictObject({
  range: z.enum(SALES_RANGES).optional(),
  from: day.optional(),
  to: day.optional(),
});
export type GoalQuery = z.output<typeof query>;

const report = z.object({
  range,
  /** Days that are still being counted; the latest come first. */
  daysLeft: z.int(),
  /** Visitors who came as far as each step, one after the other on one day. */
  steps: z.array(z.int()),
  sources: z.array(z.object({ source: z.string(), began: z.int(), reached: z.int() })),
});
export type GoalReport = z.output<typeof report>;

export const goals = {
  list: route({
    method: 'GET',
    path: '/api/analytics/goals',
    summary: 'What the site wants of its visitors, and the buttons and forms that a step can name',
    scope,
    needs,
    reply: z.object({
      goals: z.array(goal),
      buttons: z.array(z.string()),
      forms: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  }),
  create: route({
    method: 'POST',
    path: '/api/analytics/goals',
    summary: 'Add a goal: steps that visitors take in this order',
    scope,
    needs: mayChange,
    body,
    reply: z.object({ id }),
    records: 'goal.create',
  }),
  save: route({
    method: 'PUT',
    path: '/api/analytics/goals/:id',
    summary: 'Change a goal',
    scope,
    needs: mayChange,
    params,
    body,
    reply: ok,
    records: 'goal.save',
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/analytics/goals/:id',
    summary: 'Delete a goal; what was counted stays',
    scope,
    needs: mayChange,
    params,
    reply: ok,
    records: 'goal.delete',
  }),
  report: route({
    method: 'GET',
    path: '/api/analytics/goals/:id/report',
    summary: 'How many visitors came as far as each step of a goal, and from where',
    scope,
    needs,
    params,
    query,
    reply: report,
  }),
} as const;
