import { STRANGER, type VisitorConsent } from '#core/consent/policies.ts';
import type { Trial } from '#core/experiments/experiment.ts';
import type { PageSubject } from '#core/experiments/subject.ts';
import type { PageRequest, Scene } from '../drawing/scene.ts';
import type { Snapshot } from '../serving/snapshots.ts';
import type { RunningTrial } from './running.ts';
import { overridesIn, variantFor } from './taking-part.ts';

/** An experiment, and what this visitor gets of it. */
export interface Shown<T extends Trial = Trial> {
  trial: T;
  variant: string;
}

type PageTrial = RunningTrial & { subject: PageSubject };
const isOfPage = (trial: RunningTrial): trial is PageTrial => trial.subject.kind !== 'style';

const shownTo = <T extends Trial>(
  { site, query }: Pick<PageRequest, 'site' | 'query'>,
  live: Snapshot,
  { trial, consent }: { trial: T; consent: VisitorConsent },
): Shown<T> => {
  const rules = { ...live.settings.cookies, version: live.consentVersion };
  const overrides = overridesIn(site, query, live.trials);
  return { trial, variant: variantFor(trial, rules, { ...consent, overrides }) };
};

/** What is compared on the page at an address; drafts are shown as they are, and variants are not translated. */
export function shownOnPage(scene: Scene): Shown<PageTrial> | undefined {
  const { draft, live, path, snapshot, consent = STRANGER } = scene;
  const { current, source } = snapshot.languages;
  if (draft || current !== source || live.trials.length === 0) return undefined;
  const page = live.pages.find((each) => each.path === path);
  const trial = live.trials.filter(isOfPage).find(({ subject }) => subject.pageId === page?.id);
  return trial && shownTo(scene, live, { trial, consent });
}

/** Which style of the site this visitor gets, while several are compared. */
export function shownStyle(request: PageRequest, live: Snapshot): Shown | undefined {
  const trial = live.trials.find(({ subject }) => subject.kind === 'style');
  if (request.draft || !trial) return undefined;
  return shownTo(request, live, { trial, consent: request.styleFor ?? request.consent ?? STRANGER });
}
