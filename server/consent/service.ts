import { hash, randomBytes } from 'node:crypto';
import { bannerOf } from '#core/consent/banner.ts';
import { CATEGORIES, type Category } from '#core/consent/categories.ts';
import { categoriesOf, type Choice, type Way } from '#core/consent/choice.ts';
import { allowed, policyFor, type Policy, type VisitorConsent } from '#core/consent/policies.ts';
import { publicCookieSettings } from '#core/consent/settings.ts';
import type { FrameAnswer } from '#site/consent/frame-document.ts';
import type { SpecialPage } from '#site/page-input.ts';
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
const ALL_CHOSEN: Choice = { categories: CATEGORIES, version: '', receiptId: '', at: 0, way: 'accept' };

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

    /** The page about a visitor's own choice. */
    async page(site: Site, visitor: VisitorConsent, to: string): Promise<SpecialPage> {
      const { cookies } = (await snapshots.of(site)).settings;
      const { accept, declineLabel } = bannerOf(publicCookieSettings(cookies));
      return {
        name: 'cookies',
        allowed: allowed(cookies, visitor),
        hasChosen: visitor.choice !== undefined,
        gpc: visitor.gpc,
        receiptId: visitor.choice?.receiptId ?? '',
        to,
        buttons: { accept, decline: declineLabel },
      };
    },

    /** Whether a frame is shown. Those whose browser does not say that it is a frame get a link. */
    async answerFrame(
      site: Site,
      { category }: { category: Category },
      asked: { visitor: VisitorConsent; isOnce: boolean; isSure: boolean },
    ): Promise<FrameAnswer> {
      if (!asked.isSure) return 'linked';
      const { cookies } = (await snapshots.of(site)).settings;
      const { visitor } = asked;
      if (asked.isOnce || allowed(cookies, visitor).includes(category)) return 'shown';
      const agreed = { ...visitor, choice: ALL_CHOSEN };
      return allowed(cookies, agreed).includes(category) ? 'asks' : 'asksOnce';
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
