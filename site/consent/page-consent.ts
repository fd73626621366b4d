import { CATEGORIES, type Category } from '#core/consent/categories.ts';
import { NO_CONSENT_NEEDED, type PageConsent } from '#blocks/kit/consent-context.ts';
import type { Piece } from '../document/owner-code.ts';
import type { PageInput } from '../page-input.ts';

/** What may stand on this copy of a page. Where consent comes first, every frame asks for itself, so that all copies are alike. */
export function pageConsent({ consent, settings }: Pick<PageInput, 'consent' | 'settings'>): PageConsent {
  if (!consent) return NO_CONSENT_NEEDED;
  const allows = (category: Category) => category === 'necessary' || consent.allowed.includes(category);
  const asksInFrames = settings.cookies.isAnalyticsCookiesDisabled;
  return {
    allows,
    asksInFrames,
    holds: (category) => category !== 'necessary' && (asksInFrames || !allows(category)),
  };
}

/** The same page with what waits left out: one function for markup and policy, which so cannot disagree. */
export function settle(pieces: readonly Piece[], { allows, holds, asksInFrames }: PageConsent) {
  const stands = ({ category, isFrame }: Piece) => (isFrame ? !holds(category) : allows(category));
  const ofPage = (list: readonly Piece[]) =>
    CATEGORIES.filter((name) => name !== 'necessary' && list.some(({ category }) => category === name));
  const code = pieces.filter(({ isFrame }) => !isFrame);
  const standing = pieces.filter(stands);
  return {
    standing,
    /** The markup of those among these that stand on the page. */
    standingCode: (list: readonly Piece[]) =>
      list
        .filter((piece) => standing.includes(piece))
        .map(({ html }) => html)
        .join('\n'),
    /** Categories that decide about this page. Frames that ask for themselves are on all copies alike. */
    matters: ofPage(asksInFrames ? code : pieces),
    /** Categories of code that waits, and of code that runs. */
    held: ofPage(code.filter((piece) => !stands(piece))),
    runs: ofPage(code.filter(stands)),
  };
}
