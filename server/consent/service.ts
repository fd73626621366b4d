import { randomBytes } from 'node:crypto';
import { bannerOf } from '#core/consent/banner.ts';
import { CATEGORIES, type Category } from '#core/consent/categories.ts';
import { categoriesOf, type Choice, type Way } from '#core/consent/choice.ts';
import { allowed, isOutdated, policyFor, type Policy, type VisitorConsent } from '#core/consent/policies.ts';
import { publicCookieSettings } from '#core/consent/settings.ts';
import type { FrameAnswer } from './frame-document.ts';
import type { SpecialPage } from '#site/page-input.ts';
import type { Site } from '../http/context.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import { wordsOfSite } from '#core/settings/site-words.ts';

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

  async function asked(site: Site) {
    const { settings, consentVersion: version } = await snapshots.of(site);
    return { settings, cookies: settings.cookies, version, rules: { ...settings.cookies, version } };
  }

  return {
    /** Whether the banner is not shown again: what a visitor chose is about what is asked now. */
    async hasChosen(site: Site, { choice }: VisitorConsent): Promise<boolean> {
      return choice !== undefined && !isOutdated((await asked(site)).rules, choice);
    },

    /** Takes a choice; says what is allowed from now on. */
    async choose(
      site: Site,
      visitor: VisitorConsent,
      given: { way: Way; categories: readonly string[]; address: string },
    ): Promise<{ choice: Choice; allowed: readonly Category[] }> {
      const { rules, version } = await asked(site);
      const choice: Choice = {
        categories: categoriesOf(given.way, given.categories),
        version,
        receiptId: randomBytes(RECEIPT_BYTES).toString('base64url'),
        at: now().getTime(),
        way: given.way,
      };
      const { address } = given;
      await recordChoice(site, { choice, policy: policyFor(rules, visitor), gpc: visitor.gpc, address });
      return { choice, allowed: allowed(rules, { ...visitor, choice }) };
    },

    /** The page about a visitor's own choice. */
    async page(site: Site, visitor: VisitorConsent, to: string): Promise<SpecialPage> {
      const { rules, cookies, settings } = await asked(site);
      const { accept, declineLabel } = bannerOf(
        publicCookieSettings(cookies),
        wordsOfSite(settings).of('consent'),
      );
      return {
        name: 'cookies',
        allowed: allowed(rules, visitor),
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
      request: { visitor: VisitorConsent; isOnce: boolean; isSure: boolean },
    ): Promise<FrameAnswer> {
      if (!request.isSure) return 'linked';
      const { rules } = await asked(site);
      const { visitor } = request;
      if (request.isOnce || allowed(rules, visitor).includes(category)) return 'shown';
      const agreed = { ...visitor, choice: ALL_CHOSEN };
      return allowed(rules, agreed).includes(category) ? 'asks' : 'asksOnce';
    },
  };
}

export type Consent = ReturnType<typeof makeConsent>;
