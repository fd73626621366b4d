import { hash, randomBytes } from 'node:crypto';
import type { Category } from '#core/consent/categories.ts';
import { categoriesOf, type Choice, type Way } from '#core/consent/choice.ts';
import { allowed, policyFor, type Policy, type VisitorConsent } from '#core/consent/policies.ts';
import type { Settings } from '#core/settings/groups.ts';
import type { Site } from '../http/context.ts';
import type { Snapshots } from '../serving/snapshots.ts';

/** A choice as it arrived, with the circumstances that a receipt has to tell. */
export interface MadeChoice {
  choice: Choice;
  /** What held for this visitor. */
  policy: Policy;
  gpc: boolean;
  /** Of the network it came from; never kept. */
  address: string;
}

/** Where a choice leaves its receipt. */
export type RecordChoice = (site: Site, made: MadeChoice) => Promise<void>;

const RECEIPT_BYTES = 16;

export function makeConsent(deps: { snapshots: Snapshots; recordChoice: RecordChoice; now: () => Date }) {
  const { snapshots, recordChoice, now } = deps;
  return {
    /** Takes a choice; says what is allowed from now on. */
    async choose(
      site: Site,
      visitor: VisitorConsent,
      given: { way: Way; categories: readonly string[]; address: string },
    ): Promise<{ choice: Choice; allowed: readonly Category[] }> {
      const { cookies } = (await snapshots.of(site)).settings;
      const choice: Choice = {
        categories: categoriesOf(given.way, given.categories),
        version: textVersion(cookies),
        receiptId: randomBytes(RECEIPT_BYTES).toString('base64url'),
        at: now().getTime(),
        way: given.way,
      };
      const { address } = given;
      await recordChoice(site, { choice, policy: policyFor(cookies, visitor), gpc: visitor.gpc, address });
      return { choice, allowed: allowed(cookies, { ...visitor, choice }) };
    },
  };
}

export type Consent = ReturnType<typeof makeConsent>;

/** What a visitor read before choosing, as a hash. */
export function textVersion(cookies: Settings['cookies']): string {
  const { cookieBannerText, cookieBannerCtaText, cookieBannerOptOutCtaText, cookieBannerAcceptType } =
    cookies;
  const read = [cookieBannerText, cookieBannerCtaText, cookieBannerOptOutCtaText, cookieBannerAcceptType];
  return hash('sha256', JSON.stringify(read), 'base64url').slice(0, 16);
}
