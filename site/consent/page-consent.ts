import { CATEGORIES, type Category } from '#core/consent/categories.ts';
import { NO_CONSENT_NEEDED, type PageConsent } from '#blocks/kit/consent-context.ts';
import type { Piece } from '../document/owner-code.ts';
import type { PageInput } from '../page-input.ts';

/** What may stand on this copy of a page. Where consent comes first, every frame asks for itself, so that all copies are alike. */
export function pageConsent({ consent, settings }: Pick<PageInput, 'consent' | 'settings'>): PageConsent {
  if (!consent) return NO_CONSENT_NEEDED;
  const allows = (category: Category) => category === 'necessary' || consent.allowed.includes(category);
  const isAsking = settings.cookies.isAnalyticsCookiesDisabled;
  return { allows, holds: (category) => category !== 'necessary' && (isAsking || !allows(category)) };
}

/** The same page with what waits left out: one function for markup and policy, which so cannot disagree. */
export function settle(pieces: readonly Piece[], { allows, holds }: PageConsent) {
  const stands = ({ category, isFrame }: Piece) => (isFrame ? !holds(category) : allows(category));
  const ofPage = (list: readonly Piece[]) =>
    CATEGORIES.filter((name) => name !== 'necessary' && list.some(({ category }) => category === name));
  const code = pieces.filter(({ isFrame }) => !isFrame);
  return {
    standing: pieces.filter(stands),
    /** Categories of code that waits, and of code that runs. */
    held: ofPage(code.filter((piece) => !stands(piece))),
    runs: ofPage(code.filter(stands)),
  };
}
