import { randomBytes } from 'node:crypto';
import { bannerOf } from '#core/consent/banner.ts';
import { CATEGORIES, type Category } from '#core/consent/categories.ts';
import { categoriesOf, type Choice, type Way } from '#core/consent/choice.ts';
import {
  allowed,
  isOutdated,
  policyFor,
  type ConsentRules,
  type Policy,
  type VisitorConsent,
} from '#core/consent/policies.ts';
import { publicCookieSettings } from '#core/consent/settings.ts';
import type { FrameAnswer, FrameSpeech } from './frame-document.ts';
import type { SpecialPage } from '#site/page-input.ts';
import type { Site } from '../http/context.ts';
import { settingsIn } from '../languages/settings-in.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import { languageKept } from '#core/languages/words-in.ts';
import { localeOf } from '#core/settings/locale.ts';
import { wordsOfSite } from '#core/settings/site-words.ts';
import { directionOf } from '#core/words/languages.ts';

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
    return { version, rules: { ...settings.cookies, version } };
  }

  /** In the language of the page that somebody came from. */
  async function toldAt(site: Site, cameFrom: string) {
    const { languages } = await snapshots.of(site);
    return settingsIn(snapshots, site, languageKept(languages, cameFrom));
  }

  return {
    /** Whether the banner is not shown again: what a visitor chose is about what is asked now. */
    async hasChosen(site: Site, { choice }: VisitorConsent): Promise<boolean> {
      return choice !== undefined && !isOutdated((await asked(site)).rules, choice);
    },

    /** Whether nothing that needs consent comes before it. */
    async isAskedFirst(site: Site, visitor: VisitorConsent): Promise<boolean> {
      return policyFor((await asked(site)).rules, visitor) === 'optIn';
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
    async page(
      site: Site,
      visitor: VisitorConsent,
      { to, cameFrom }: { to: string; cameFrom: string },
    ): Promise<SpecialPage> {
      const { rules } = await asked(site);
      const told = await toldAt(site, cameFrom);
      const { accept, declineLabel } = bannerOf(
        publicCookieSettings(told.cookies),
        wordsOfSite(told).of('consent'),
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

    /** Whether a frame is shown, and in which language it asks. */
    async answerFrame(site: Site, held: { category: Category }, request: FrameRequest): Promise<FrameSpeech> {
      const { rules } = await asked(site);
      const told = await toldAt(site, request.cameFrom);
      const language = localeOf(told.site);
      return {
        answer: frameAnswer(rules, held, request),
        language,
        direction: directionOf(language),
        say: wordsOfSite(told).of('consent'),
      };
    },
  };
}

interface FrameRequest {
  visitor: VisitorConsent;
  isOnce: boolean;
  /** Whether the browser says that it is a frame; where it does not, a link is all it gets. */
  isSure: boolean;
  /** The page that it stands on. */
  cameFrom: string;
}

function frameAnswer(
  rules: ConsentRules,
  { category }: { category: Category },
  { visitor, isOnce, isSure }: FrameRequest,
): FrameAnswer {
  if (!isSure) return 'linked';
  if (isOnce || allowed(rules, visitor).includes(category)) return 'shown';
  const agreed = { ...visitor, choice: ALL_CHOSEN };
  return allowed(rules, agreed).includes(category) ? 'asks' : 'asksOnce';
}

export type Consent = ReturnType<typeof makeConsent>;
