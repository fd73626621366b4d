import { SUBMIT_SUCCESS_EVENT } from '#core/forms/submission/events.ts';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import { SiteStatus } from '#core/enumerations/sites.ts';
import { overrideIn, overrideKey, overrideQuery, RESET } from '#core/experiments/assignment.ts';
import type { GoalKind } from '#core/experiments/experiment.ts';
import { makeFlags } from '#core/experiments/flags.ts';
import type { SiteContext } from '#core/site-context/context.ts';
import { count } from '#contract/addresses/experiments.ts';
import { tell } from '#browser/http/tell.ts';
import { readSession, writeSession } from '#browser/storage/session-storage.ts';

declare global {
  interface Window {
    /** What scripts of the platform ask about features; never throws. */
    Flags?: ReturnType<typeof makeFlags>;
  }
}

/** Tells which variants of a page were seen and which goals reached. The server decides whether it counts. */
export function startExperiments(context: SiteContext): () => void {
  const { experiments, flags, siteStatus, pageType } = context;
  const listening = new AbortController();
  const { signal } = listening;
  const end = () => listening.abort();
  if (pageType === PageKind.checkout)
    void import('../shop/recording.ts').then(({ startRecording }) => startRecording(context, signal));
  const tests = experiments.flatMap(({ slug, variant }) =>
    variant === undefined ? [] : [[slug, { type: 'A/B test', segment: 'page', variant }]],
  );
  window.Flags = makeFlags({ ...flags, ...Object.fromEntries(tests) });
  if (experiments.length === 0) return end;
  if (siteStatus.value === SiteStatus.internal && followOverrides(experiments)) return end;
  const path = location.pathname;
  const say = (kind: 'seen' | GoalKind) => tell(count, { body: { kind, path } });
  const has = (kind: GoalKind) => experiments.some(({ goal }) => goal.kind === kind);
  if (experiments.some(({ variant }) => variant !== undefined)) say('seen');
  if (experiments.some(({ goal }) => goal.kind === 'view' && goal.path === path)) say('view');
  const isBought = pageType === PageKind.orderConfirmed || pageType === PageKind.membershipConfirmed;
  if (isBought && has('purchase')) say('purchase');
  if (has('form')) document.addEventListener(SUBMIT_SUCCESS_EVENT, () => say('form'), { signal });
  return end;
}

/** Keeps the variant that an address asked for until it is reset; says whether the page has to be loaded again for it. */
function followOverrides(experiments: SiteContext['experiments']): boolean {
  const query = new URLSearchParams(location.search);
  for (const { slug, variant } of experiments) {
    const asked = overrideIn(query, slug);
    if (asked !== undefined) writeSession(overrideKey(slug), asked === RESET ? '' : asked);
    const kept = readSession(overrideKey(slug));
    const wanted = kept.isDone ? kept.value : undefined;
    if (asked === undefined && wanted && variant !== undefined && wanted !== variant) {
      location.replace(`${location.pathname}?${overrideQuery(slug, wanted)}`);
      return true;
    }
  }
  return false;
}
