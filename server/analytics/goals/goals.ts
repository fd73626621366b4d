import type { AuditAction } from '#core/activity/actions.ts';
import { figuresOfGoal, MAX_GOALS, TOO_MANY_GOALS } from '#core/analytics/goals.ts';
import { DEFAULT_SALES_RANGE, rangeOf } from '#core/commerce/orders/sales.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { GoalBody, GoalQuery, GoalReport, GoalView } from '#contract/visits/goals.ts';
import { recordAction } from '../../audit.ts';
import type { Actor } from '../../content/service.ts';
import type { Database, Tx } from '../../database/database.ts';
import type { Site } from '../../http/context.ts';
import { newId } from '../../ids.ts';
import type { Snapshots } from '../../serving/snapshots.ts';
import { dayIn } from '../days.ts';
import { makeGoalDays } from './days.ts';
import * as store from './store.ts';
import type { Rollups } from '../rollups.ts';

const DONE = { ok: true } as const;

/** What a site wants of its visitors, and how many of them get there. */
export function makeGoals(deps: { db: Database; rollups: Rollups; snapshots: Snapshots; now: () => Date }) {
  const { db, rollups, snapshots, now } = deps;
  const days = makeGoalDays(deps);
  const note = (tx: Tx, { siteId, accountId }: Actor, action: AuditAction, name: string) =>
    recordAction(tx, { siteId, accountId, action, detail: { name } });

  return {
    async list(site: Site): Promise<{
      goals: GoalView[];
      buttons: string[];
      forms: { id: string; name: string }[];
    }> {
      const { settings } = await snapshots.of(site);
      // Buttons are named by what was summed up.
      await rollups.freshen(site.id, settings.site.timezone);
      return db.readSite(site.id, async (tx) => ({
        goals: (await store.list(tx)).map(({ id, name, steps }) => ({ id, name, steps })),
        buttons: await store.buttons(tx),
        forms: await store.forms(tx),
      }));
    },

    create: (actor: Actor, { name, steps }: GoalBody): Promise<{ id: string } | Failure> =>
      db.site(actor.siteId, async (tx) => {
        if ((await store.holdAll(tx)) >= MAX_GOALS) return fail('invalid', {}, TOO_MANY_GOALS);
        const id = newId();
        await store.insert(tx, { siteId: actor.siteId, id, name, steps, createdAt: now() });
        await note(tx, actor, 'goal.create', name);
        return { id };
      }),

    save: (actor: Actor, id: string, body: GoalBody): Promise<typeof DONE | Failure> =>
      db.site(actor.siteId, async (tx) => {
        if (!(await store.update(tx, id, body))) return fail('notFound');
        await note(tx, actor, 'goal.save', body.name);
        return DONE;
      }),

    remove: (actor: Actor, id: string): Promise<typeof DONE | Failure> =>
      db.site(actor.siteId, async (tx) => {
        const row = await store.remove(tx, id);
        if (!row) return fail('notFound');
        await note(tx, actor, 'goal.delete', row.name);
        return DONE;
      }),

    async report(site: Site, id: string, query: GoalQuery): Promise<GoalReport | Failure> {
      const { timezone: timeZone } = (await snapshots.of(site)).settings.site;
      const { range: named = DEFAULT_SALES_RANGE, from, to } = query;
      const range = rangeOf(named, dayIn(timeZone, now()), {
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
      });
      if (!range) return fail('badRequest');
      const goal = await db.readSite(site.id, (tx) => store.find(tx, id));
      if (!goal) return fail('notFound');
      await rollups.freshen(site.id, timeZone);
      const { counts, daysLeft } = await days.count(site.id, id, { ...range, timeZone });
      return { range, daysLeft, ...figuresOfGoal(goal.steps.length, counts) };
    },
  };
}

export type Goals = ReturnType<typeof makeGoals>;
