import {
  overrideIn,
  readTrials,
  RESET,
  variantOf,
  writeTrials,
  type Counted,
  type TrialsCookie,
} from '#core/experiments/assignment.ts';
import type { GoalKind, Trial } from '#core/experiments/experiment.ts';
import { ORIGINAL } from '#core/experiments/experiment.ts';
import { allowed, type ConsentRules, type VisitorConsent } from '#core/consent/policies.ts';
import { SiteStatus } from '#core/enumerations/sites.ts';
import type { Database } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import * as store from './store.ts';

/** Whether a visitor takes part: they are counted, and something is remembered of them. */
export const takesPart = (rules: ConsentRules, visitor: VisitorConsent): boolean =>
  allowed(rules, visitor).includes('statistics');

/** The variant that a visitor gets. Who does not take part gets the original. */
export function variantFor(
  trial: Pick<Trial, 'id' | 'slug' | 'variants'>,
  rules: ConsentRules,
  visitor: VisitorConsent,
): string {
  const asked = visitor.overrides?.get(trial.slug);
  if (asked !== undefined && trial.variants.includes(asked)) return asked;
  const { bucket } = visitor;
  return bucket !== undefined && takesPart(rules, visitor) ? variantOf(trial, bucket) : ORIGINAL;
}

/** Variants that an address names, on sites of the platform's own people only. */
export function overridesIn(
  site: Pick<Site, 'siteStatus'>,
  query: URLSearchParams,
  trials: readonly Pick<Trial, 'slug'>[],
): ReadonlyMap<string, string> | undefined {
  if (site.siteStatus !== SiteStatus.internal || query.size === 0) return undefined;
  return new Map(
    trials.flatMap(({ slug }) => {
      const asked = overrideIn(query, slug);
      return asked === undefined || asked === RESET ? [] : [[slug, asked] as const];
    }),
  );
}

/** Counts each visitor once as seen and once as having reached the goal; how far they came is in their own cookie. */
export function makeTakingPart(deps: { db: Database; snapshots: Snapshots; now: () => Date }) {
  const { db, snapshots, now } = deps;

  function stepOf(
    trial: Trial,
    told: { kind: 'seen' | GoalKind; path: string },
    { before, isOn }: { before: Counted | undefined; isOn: boolean },
  ): Counted | undefined {
    if (told.kind === 'seen') return before === undefined && isOn ? 'seen' : undefined;
    const isGoal = told.kind === trial.goal.kind && (told.kind !== 'view' || told.path === trial.goal.path);
    // Only who has seen it can have been moved by it, and each counts once.
    return isGoal && before === 'seen' ? 'reached' : undefined;
  }

  return {
    /** The cookie as it is from now on, where something was counted. */
    async count(
      site: Site,
      told: { kind: 'seen' | GoalKind; path: string },
      { cookie, visitor }: { cookie: string | undefined; visitor: VisitorConsent },
    ): Promise<string | undefined> {
      const { trials, pages, settings, consentVersion: version } = await snapshots.of(site);
      const known = readTrials(cookie);
      if (!known || trials.length === 0 || !takesPart({ ...settings.cookies, version }, visitor))
        return undefined;
      let next: TrialsCookie = known;
      const steps = trials.flatMap((trial) => {
        const { subject } = trial;
        const isOn =
          subject.kind === 'style' || pages.find(({ id }) => id === subject.pageId)?.path === told.path;
        const step = stepOf(trial, told, { before: known.counted[trial.id], isOn });
        return step ? [{ trial, step }] : [];
      });
      if (steps.length === 0) return undefined;
      const day = now().toISOString().slice(0, 10);
      await db.siteRelaxed(site.id, async (tx) => {
        for (const { trial, step } of steps) {
          const variant = variantOf(trial, known.bucket);
          await store.addCount(tx, { siteId: site.id, experimentId: trial.id, variant, day }, step);
          next = { ...next, counted: { ...next.counted, [trial.id]: step } };
        }
      });
      return writeTrials(next);
    },
  };
}

export type TakingPart = ReturnType<typeof makeTakingPart>;
