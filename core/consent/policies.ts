import { CATEGORIES, withNecessary, type Category } from './categories.ts';
import type { Choice } from './choice.ts';

/**
 * What holds until a visitor has chosen: nothing but what is necessary, or everything until they object, or everything
 * after they were told.
 */
export const POLICIES = ['optIn', 'optOut', 'notice'] as const;
export type Policy = (typeof POLICIES)[number];

/** The owner's settings that decide about consent. */
export interface ConsentRules {
  /** Shown to pages as the restrictive cookie policy: nothing that needs consent comes before it. */
  isAnalyticsCookiesDisabled: boolean;
  isRestrictiveCookiePolicyAbsolute: boolean;
  /** One policy for everybody, or the one of the visitor's region. */
  consentPolicy: 'region' | Policy;
  /** Of what is asked now: its text, and who is behind it. */
  version?: string | undefined;
}

/** What a visitor brings along. */
export interface VisitorConsent {
  choice: Choice | undefined;
  /** Global Privacy Control: the browser asks sites not to sell or share anything. */
  gpc: boolean;
  /** Of the visitor's region. */
  policy: Policy;
  /** Decides which variant of a page they get; drawn by lot for whoever brings none. */
  bucket?: number;
  isNewBucket?: boolean;
  /** Variants that the address names, by experiment. */
  overrides?: ReadonlyMap<string, string> | undefined;
}

/** Nothing is known of them. */
export const STRANGER: VisitorConsent = { choice: undefined, gpc: false, policy: 'optIn' };

const TRACKING: readonly Category[] = ['statistics', 'marketing'];

/** The policy for a visitor: where the restrictive one is off, everybody is only told. */
export function policyFor(rules: ConsentRules, { policy }: Pick<VisitorConsent, 'policy'>): Policy {
  if (!rules.isAnalyticsCookiesDisabled) return 'notice';
  return rules.consentPolicy === 'region' ? policy : rules.consentPolicy;
}

/** Whether a visitor chose about something else than what is asked now, and so is asked again. */
export function isOutdated({ version }: Pick<ConsentRules, 'version'>, choice: Choice): boolean {
  return version !== undefined && choice.version !== '' && choice.version !== version;
}

/** What may be contacted and stored for a visitor. Decided here for pages, their policies, frames and scripts alike. */
export function allowed(rules: ConsentRules, visitor: VisitorConsent): readonly Category[] {
  const { choice, gpc } = visitor;
  const isOptIn = policyFor(rules, visitor) === 'optIn';
  // Consent to something else is none where it has to come first; a refusal stays one everywhere.
  const isAgreed = choice && !(isOptIn && isOutdated(rules, choice));
  const agreed = isAgreed ? withNecessary(choice.categories) : isOptIn ? withNecessary([]) : CATEGORIES;
  const isUntracked = gpc || (rules.isAnalyticsCookiesDisabled && rules.isRestrictiveCookiePolicyAbsolute);
  return isUntracked ? agreed.filter((category) => !TRACKING.includes(category)) : agreed;
}
