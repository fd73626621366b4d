import { STRANGER } from '#core/consent/policies.ts';
import type { Scene } from '../drawing/scene.ts';
import type { RunningTrial } from './running.ts';
import { overridesIn, variantFor } from './taking-part.ts';

/** The experiment on the page at an address; drafts are shown as they are, and variants are not translated. */
export function trialOf({ draft, live, path, snapshot }: Scene): RunningTrial | undefined {
  const { current, source } = snapshot.languages;
  if (draft || current !== source || live.trials.length === 0) return undefined;
  const page = live.pages.find((each) => each.path === path);
  return live.trials.find(({ pageId }) => pageId === page?.id);
}

export function variantOn({ site, query, live, consent = STRANGER }: Scene, trial: RunningTrial): string {
  const rules = { ...live.settings.cookies, version: live.consentVersion };
  return variantFor(trial, rules, { ...consent, overrides: overridesIn(site, query, live.trials) });
}
